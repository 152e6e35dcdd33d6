package roundhouse.workshop.hooks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import roundhouse.engine.HookCall;
import roundhouse.engine.Title;
import roundhouse.engine.WatchedRulebook;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/**
 * How long each function of the scripts took in a whole game. The game is replayed for this, so
 * that measuring does not slow down play.
 *
 * @param all the slowest first
 * @param actions that were played
 * @param nanos of the whole replay, including the engine's own work
 */
public record HookTimes(List<Time> all, int actions, long nanos) {

  /**
   * A function of a script.
   *
   * @param nanos of all its calls together, without its calls of the engine
   */
  public record Time(String hook, String file, int line, int calls, long nanos) {
    Time and(HookCall call) {
      return new Time(hook, file, line, calls + 1, nanos + call.nanos());
    }
  }

  public HookTimes {
    all = List.copyOf(all);
  }

  /**
   * Plays the game again from its start.
   *
   * @param progress called from time to time with how many actions are done
   * @param cancelled asked before each action; if it returns true there is no answer
   */
  public static Optional<HookTimes> of(
      GameHistory play, IntConsumer progress, BooleanSupplier cancelled) {
    Map<String, Time> byFunction = new LinkedHashMap<>();
    Title watched =
        play.title()
            .with(
                WatchedRulebook.of(
                    play.title().rules(),
                    call -> byFunction.merge(key(call), first(call), (sum, _) -> sum.and(call))));
    long began = System.nanoTime();
    ReplayResult replay =
        new ReplayLoop(watched, ReplayPolicy.STOP, cancelled, progress)
            .play(play.start(), play.played().stream().map(PlayedAction::action).toList());
    if (replay.cancelled()) return Optional.empty();
    var all = new ArrayList<>(byFunction.values());
    all.sort(Comparator.comparingLong(Time::nanos).reversed());
    return Optional.of(new HookTimes(all, replay.played().size(), System.nanoTime() - began));
  }

  private static String key(HookCall call) {
    return call.hook().name() + " " + call.file();
  }

  private static Time first(HookCall call) {
    return new Time(call.hook().name(), call.file(), call.line(), 1, call.nanos());
  }
}
