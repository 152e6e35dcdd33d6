package roundhouse.workshop.notes;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.files.Sha256;
import roundhouse.workshop.files.SavedGames;
import roundhouse.workshop.history.Branch;
import roundhouse.workshop.history.GameHistory;

/**
 * Which moments of the open game notes are on. After going back and acting differently, the same
 * number of actions leads to another moment, so a note also holds a fingerprint of the actions.
 */
final class GameMoments {
  private final ActionFingerprints fingerprints = new ActionFingerprints();
  private List<Action> actions = List.of();
  private List<Branch> others = List.of();

  /** Follows the open game. */
  void show(Optional<GameHistory> game) {
    actions = game.map(GameHistory::actions).orElse(List.of());
    others = game.map(play -> play.branches().others()).orElse(List.of());
  }

  /** The moment after a number of actions of the game as it is played now. */
  NoteSubject at(int count) {
    return NoteSubject.moment(count, fingerprint(actions, count));
  }

  /** Whether the game as it is played now comes to a moment; a note of old names no actions. */
  boolean isHere(NoteSubject on) {
    return isOn(actions, on);
  }

  /** The name of another line of the game that comes to a moment. */
  Optional<String> line(NoteSubject on) {
    return others.stream()
        .filter(line -> isOn(line.play().actions(), on))
        .map(Branch::name)
        .findFirst();
  }

  /** Whether a line of the game comes to a moment. */
  boolean isOn(List<Action> line, NoteSubject on) {
    int count = on.actions();
    return count <= line.size()
        && (on.fingerprint().isEmpty() || on.fingerprint().equals(fingerprint(line, count)));
  }

  private String fingerprint(List<Action> line, int count) {
    return fingerprints.of(line, Math.min(count, line.size()));
  }

  /**
   * A short fingerprint of the actions before each moment of a game. Remembers the last game asked
   * about, so that a game that goes on costs one action.
   */
  private static final class ActionFingerprints {
    private static final int BYTES = 4;

    /**
     * The game whose first actions are remembered; a game never changes, a longer one is another.
     */
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
}
