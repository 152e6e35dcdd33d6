package roundhouse.lab.invariants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.engine.HookCall;
import roundhouse.engine.Result;
import roundhouse.engine.RuleExecutor;
import roundhouse.engine.Title;
import roundhouse.engine.WatchedRulebook;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * Finds the script that makes a game unrepeatable: the function that answers the same question
 * differently when an action is taken twice, or once more with scripts that remember nothing.
 */
public final class UnrepeatableScript {
  private UnrepeatableScript() {}

  /** The action, and the function to blame if one is found. */
  public static String during(Title title, GameState before, Action action) {
    return found(title, before, action).map(who -> action + "; " + who).orElse(action.toString());
  }

  private static Optional<String> found(Title title, GameState before, Action action) {
    List<HookCall> first = calls(title, before, action, RuleExecutor::asksAgain);
    return difference(first, calls(title, before, action, RuleExecutor::asksAgain))
        .or(() -> difference(first, calls(title, before, action, RuleExecutor::asksWithoutMemory)));
  }

  private static Optional<String> difference(List<HookCall> first, List<HookCall> second) {
    return IntStream.range(0, Math.min(first.size(), second.size()))
        .filter(i -> differs(first.get(i), second.get(i)))
        .mapToObj(i -> told(first.get(i), second.get(i)))
        .findFirst();
  }

  /** How an executor does work. */
  @FunctionalInterface
  private interface Asking {
    Result ask(RuleExecutor executor, Supplier<Result> work);
  }

  private static List<HookCall> calls(Title title, GameState before, Action action, Asking asking) {
    var calls = new ArrayList<HookCall>();
    Title watched = title.with(WatchedRulebook.of(title.rules(), calls::add));
    asking.ask(watched.executor(), () -> Engine.apply(watched, before, action));
    return calls;
  }

  private static boolean differs(HookCall one, HookCall other) {
    return !one.answer().equals(other.answer())
        || one.failure().isPresent() != other.failure().isPresent();
  }

  private static String told(HookCall one, HookCall other) {
    return "%s:%s: %s answers %s, and then %s: does it keep something in a variable of its module?"
        .formatted(one.file(), one.line(), one.hook().name(), shown(one), shown(other));
  }

  private static String shown(HookCall call) {
    return call.answer().map(String::valueOf).orElse("nothing");
  }
}
