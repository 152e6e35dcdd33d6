package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedDecision;
import roundhouse.interop.Recording;

/**
 * Finds a seed for what chance decides before the first action: a recording shows what was drawn,
 * and some seed draws the same here.
 */
final class SeedSearch {
  private static final int MOST_SEEDS = 3000;
  private static final int MOST_STARTS = 40;
  private static final String DRAFT = "draft-privates";

  private SeedSearch() {}

  /**
   * The first seed with which a game starts as the trace does, and with which its draft can be
   * played; the recording's own if none does.
   */
  static long seed(Title title, Recording recording) {
    if (recording.trace().isEmpty() || starts(title, recording, 2, 8).size() == 1)
      return recording.seed();
    var theirs = recording.trace().get().start();
    var equal = new HashMap<Object, Boolean>();
    for (long seed = recording.seed(); seed < recording.seed() + MOST_SEEDS; seed++) {
      GameState state = title.start(recording.players(), seed);
      boolean same =
          equal.computeIfAbsent(
              drawn(state), key -> new TraceComparison(title).differences(state, theirs).isEmpty());
      if (same && isDrafted(title, recording, seed)) return seed;
    }
    return recording.seed();
  }

  /** Whether a draft lets the players take what they took; the recording does not show the deck. */
  private static boolean isDrafted(Title title, Recording recording, long seed) {
    var play = new RecordedPlay(title, recording, seed);
    for (RecordedAction action : recording.actions()) {
      if (!asksDraft(play.play())) return true;
      var now = new RecordedDecision(List.of(action.entity()), "DraftDistribution");
      JsonNode untold = JsonNodeFactory.instance.objectNode();
      if (!play.takeAll(action, untold, now, false, RecordedRound.ANY).isEmpty()) return false;
    }
    return true;
  }

  /**
   * A seed for each possible draw, searched for on demand; a single one if nothing is drawn. If a
   * draft begins the game, the seeds with which it can be played come first.
   */
  static Stream<Long> seeds(Title title, Recording recording) {
    boolean drafts = asksDraft(ReplayedGame.start(title, recording.players(), recording.seed()));
    return drafts
        ? Stream.concat(
            draftedSeeds(title, recording),
            Stream.of(recording).flatMap(told -> eachStart(title, told).stream()))
        : eachStart(title, recording).stream();
  }

  private static List<Long> eachStart(Title title, Recording recording) {
    if (starts(title, recording, 2, 8).size() == 1) return List.of(recording.seed());
    return List.copyOf(starts(title, recording, MOST_STARTS, MOST_SEEDS).keySet());
  }

  private static Stream<Long> draftedSeeds(Title title, Recording recording) {
    var known = new HashSet<Object>();
    return LongStream.range(recording.seed(), recording.seed() + MOST_SEEDS)
        .filter(
            seed -> {
              GameState state = title.start(recording.players(), seed);
              return !known.contains(drawn(state))
                  && hasStarted(state, recording)
                  && isDrafted(title, recording, seed)
                  && known.add(drawn(state));
            })
        .boxed();
  }

  /** Whether the companies that start in the recording are in the game. */
  private static boolean hasStarted(GameState state, Recording recording) {
    return recording.actions().stream()
        .filter(action -> action.is("par"))
        .map(action -> state.companies().get(action.fields().path("corporation").asText()))
        .allMatch(company -> company != null && !company.is(Company.Status.CLOSED));
  }

  private static boolean asksDraft(ReplayedGame play) {
    return play.decision().filter(now -> now.step().equals(DRAFT)).isPresent();
  }

  private static Object drawn(GameState state) {
    return List.of(List.copyOf(state.privates().values()), List.copyOf(state.companies().values()));
  }

  private static Map<Long, GameState> starts(
      Title title, Recording recording, int mostStarts, int mostSeeds) {
    var starts = new LinkedHashMap<Long, GameState>();
    var known = new ArrayList<Object>();
    for (int i = 0; i < mostSeeds && starts.size() < mostStarts; i++) {
      long seed = recording.seed() + i;
      GameState state = title.start(recording.players(), seed);
      Object drawn = drawn(state);
      if (known.contains(drawn)) continue;
      known.add(drawn);
      starts.put(seed, state);
    }
    return starts;
  }
}
