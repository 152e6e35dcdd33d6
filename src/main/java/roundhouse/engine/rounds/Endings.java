package roundhouse.engine.rounds;

import roundhouse.design.EndTiming;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Names;
import roundhouse.game.GameState.Ending;

/**
 * What ends the game, and when after it happens. The first cause decides, unless a later one ends
 * it sooner or displaces it.
 */
public final class Endings {
  /** The design's name for a broken bank as the cause. */
  public static final String BANK_BROKEN = "bank-broken";

  /** The design's name for the start of the last phase as the cause. */
  public static final String LAST_PHASE = "last-phase";

  private Endings() {}

  /** Whether a phase is the last one. */
  public static boolean isLast(Game game, roundhouse.design.PhaseSpec phase) {
    return game.design().phases().keySet().stream().toList().getLast().equals(phase.name());
  }

  /** Triggers the end for a cause from the design's list. */
  public static void cause(Change change, String cause) {
    EndTiming timing = change.title().design().ends().get(cause);
    if (timing == null) return;
    boolean operating = Rounds.operating(change.game(), change.state().round());
    EndTiming.When when = operating ? timing.operating() : timing.stock();
    boolean settled =
        change
            .state()
            .ending()
            .filter(end -> !timing.displaces().contains(end.cause()))
            .isPresent();
    if (settled && when != EndTiming.When.AT_ONCE) return;
    end(change, cause, when == EndTiming.When.FULL_SET ? fullSet(change) : Names.words(when));
  }

  /**
   * This set while its first operating round is being played; the set then has as many operating
   * rounds as the phase says. Otherwise the next set.
   */
  private static String fullSet(Change change) {
    var calendar = change.state().calendar();
    boolean operating = Rounds.operating(change.game(), change.state().round());
    boolean over = change.state().round().memory().is(Rounds.OVER);
    if (!operating || over || calendar.number() > 1) return "next-set";
    int rounds = change.game().phase().operatingRounds();
    change.become(change.state().with(new roundhouse.game.Calendar(calendar.set(), 1, rounds)));
    return "this-set";
  }

  /** Whether an end comes before one that was settled: at once, or with the turn. */
  private static boolean sooner(String when, String settled) {
    return when.equals("at-once") || when.equals("this-turn") && !settled.equals(when);
  }

  /** A cause has arisen that ends the game then; a later end never displaces an earlier one. */
  public static void cause(Change change, String cause, String when) {
    var settled = change.state().ending();
    if (settled.isEmpty() || sooner(when, settled.get().when())) end(change, cause, when);
  }

  private static void end(Change change, String cause, String when) {
    var state = change.state();
    change.become(state.ending(new Ending(cause, when, state.calendar().set())));
    change.follows("", "%s: the game ends %s", Names.sentence(cause), Names.spaced(when));
    if (when.equals("at-once")) change.title().course().finish(change);
  }
}
