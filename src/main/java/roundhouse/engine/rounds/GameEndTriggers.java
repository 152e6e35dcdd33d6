package roundhouse.engine.rounds;

import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.YamlNames;
import roundhouse.design.spec.EndTiming;
import roundhouse.design.spec.PhaseSpec;
import roundhouse.engine.EngineServices;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.RoundEvent;
import roundhouse.game.Calendar;
import roundhouse.game.EndTime;
import roundhouse.game.GameState.Ending;

/**
 * What triggers the end of the game, and how soon it then ends. The first cause decides, unless a
 * later one ends the game sooner or displaces it.
 */
public final class GameEndTriggers {
  private GameEndTriggers() {}

  /** Whether a phase is the last one. */
  public static boolean isLastPhase(Game game, PhaseSpec phase) {
    return game.design().phases().keySet().stream().toList().getLast().equals(phase.name());
  }

  /** Triggers the end for a cause, if the design lists it. */
  public static void trigger(StateTransaction change, EndTiming.Cause ending) {
    String cause = ending.word();
    EndTiming timing = change.title().design().ends().get(cause);
    if (timing == null || isSettledFor(change, cause, timing)) return;
    boolean operating = Rounds.isOperatingRound(change.game(), change.state().round());
    EndTiming.When when = operating ? timing.operating() : timing.stock();
    Optional<Ending> settled =
        change.state().ending().filter(end -> !timing.displaces().contains(end.cause()));
    Optional<EndTime> time = EndTime.of(YamlNames.word(when));
    if (time.isPresent()) trigger(change, cause, time.get(), settled);
    else if (settled.isEmpty()) announce(change, cause, fullSet(change));
  }

  /** Whether an earlier cause has settled the end so that this one cannot change it. */
  private static boolean isSettledFor(StateTransaction change, String cause, EndTiming timing) {
    Map<String, EndTiming> all = change.title().design().ends();
    return change
        .state()
        .ending()
        .map(Ending::cause)
        .filter(
            earlier ->
                timing.yieldsTo().contains(earlier)
                    || all.containsKey(earlier) && all.get(earlier).displaces().contains(cause))
        .isPresent();
  }

  /**
   * This set while its first operating round is being played; the set then has as many operating
   * rounds as the phase says. Otherwise the next set.
   */
  private static EndTime fullSet(StateTransaction change) {
    var calendar = change.state().calendar();
    boolean operating = Rounds.isOperatingRound(change.game(), change.state().round());
    boolean over = change.state().round().memory().is(Rounds.OVER);
    if (!operating || over || calendar.number() > 1) return EndTime.NEXT_SET;
    int rounds = change.game().phase().operatingRounds();
    change.update(change.state().with(new Calendar(calendar.set(), 1, rounds)));
    return EndTime.THIS_SET;
  }

  /** How long play still goes on until an end that was settled, which may have come nearer. */
  private static EndTime left(StateTransaction change, Ending settled) {
    Calendar now = change.state().calendar();
    boolean nextSet = settled.when() == EndTime.NEXT_SET && now.set() > settled.set();
    EndTime when = nextSet ? EndTime.THIS_SET : settled.when();
    boolean withRound =
        when == EndTime.NEXT_OPERATING_ROUND
            || when == EndTime.THIS_SET && now.number() >= now.rounds();
    boolean operating = Rounds.isOperatingRound(change.game(), change.state().round());
    return operating && withRound ? EndTime.THIS_ROUND : when;
  }

  /** Triggers the end at this time; a later end never displaces an earlier one. */
  public static void trigger(StateTransaction change, String cause, EndTime when) {
    trigger(change, cause, when, change.state().ending());
  }

  private static void trigger(
      StateTransaction change, String cause, EndTime when, Optional<Ending> settled) {
    boolean sooner = settled.map(end -> when.compareTo(left(change, end)) < 0).orElse(true);
    if (sooner) announce(change, cause, when);
  }

  private static void announce(StateTransaction change, String cause, EndTime when) {
    var state = change.state();
    change.update(state.ending(new Ending(cause, when, state.calendar().set())));
    change.log(new RoundEvent.EndTriggered(cause, when.word()));
    if (when == EndTime.AT_ONCE) EngineServices.of(change.title()).finish(change);
  }
}
