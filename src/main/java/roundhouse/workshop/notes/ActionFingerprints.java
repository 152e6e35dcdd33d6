package roundhouse.workshop.notes;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import roundhouse.engine.Action;
import roundhouse.files.Sha256;
import roundhouse.workshop.files.SavedGames;

/**
 * A short fingerprint of the actions before each moment of a game. Remembers the last game asked
 * about, so that a game that goes on costs one action.
 */
final class ActionFingerprints {
  private static final int BYTES = 4;

  /** The game whose first actions are remembered; a game never changes, a longer one is another. */
  private List<Action> known = List.of();

  private final List<Action> actions = new ArrayList<>();
  private final List<byte[]> digests = new ArrayList<>(List.of(new byte[0]));

  /** The fingerprint of the first {@code count} actions, eight hexadecimal digits. */
  String of(List<Action> game, int count) {
    if (game != known) remember(game, count);
    for (int at = actions.size(); at < count; at++) {
      actions.add(game.get(at));
      digests.add(digest(digests.getLast(), SavedGames.text(game.get(at))));
    }
    return HexFormat.of().formatHex(digests.get(count), 0, count == 0 ? 0 : BYTES);
  }

  /** Forgets what does not belong to a game, unless the moment asked about is known already. */
  private void remember(List<Action> game, int count) {
    int same = 0;
    int most = Math.min(actions.size(), game.size());
    while (same < most && actions.get(same).equals(game.get(same))) same++;
    if (count <= same && same < actions.size()) return;
    actions.subList(same, actions.size()).clear();
    digests.subList(same + 1, digests.size()).clear();
    known = game;
  }

  private static byte[] digest(byte[] before, String action) {
    MessageDigest sha = Sha256.digest();
    sha.update(before);
    return sha.digest(action.getBytes(StandardCharsets.UTF_8));
  }
}
