package roundhouse.interop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;

/**
 * What chance decides before the first action: a recording tells how lots fell there, and some seed
 * makes them fall so here.
 */
final class LotSeeds {
  private static final int MOST_SEEDS = 3000;
  private static final int MOST_STARTS = 40;

  private LotSeeds() {}

  /**
   * The first seed with which a game starts as the trace does; the recording's own if none does.
   */
  static long seed(Title title, Recording recording) {
    if (recording.trace().isEmpty() || starts(title, recording, 2, 8).size() == 1)
      return recording.seed();
    var theirs = recording.trace().get().start();
    return starts(title, recording, MOST_STARTS, MOST_SEEDS).entrySet().stream()
        .filter(start -> new TraceComparison(title).differences(start.getValue(), theirs).isEmpty())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(recording.seed());
  }

  /** A seed for each way in which lots may fall; one where nothing is drawn. */
  static List<Long> seeds(Title title, Recording recording) {
    if (starts(title, recording, 2, 8).size() == 1) return List.of(recording.seed());
    return List.copyOf(starts(title, recording, MOST_STARTS, MOST_SEEDS).keySet());
  }

  private static Map<Long, GameState> starts(
      Title title, Recording recording, int mostStarts, int mostSeeds) {
    var starts = new LinkedHashMap<Long, GameState>();
    var known = new ArrayList<List<PrivateCompany>>();
    for (int i = 0; i < mostSeeds && starts.size() < mostStarts; i++) {
      long seed = recording.seed() + i;
      GameState state = title.start(recording.players(), seed);
      List<PrivateCompany> drawn = List.copyOf(state.privates().values());
      if (known.contains(drawn)) continue;
      known.add(drawn);
      starts.put(seed, state);
    }
    return starts;
  }
}
