package roundhouse.workshop.hooks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.engine.Action;
import roundhouse.engine.HookCall;
import roundhouse.engine.Title;
import roundhouse.engine.WatchedRulebook;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.ActionSummary;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.Situation;

/**
 * What the scripts were asked and told around a moment of a game.
 *
 * @param calls of each part of what happened, in order
 */
public record HookTrace(List<Part> calls) {

  /**
   * Something that happened.
   *
   * @param what the action, or that the choices were asked for
   */
  public record Part(String what, List<HookCall> calls) {
    public Part {
      calls = List.copyOf(calls);
    }
  }

  public HookTrace {
    calls = List.copyOf(calls);
  }

  /**
   * The calls of the action that led to the moment that is shown, of finding the choices there, and
   * of the action that was refused or failed next.
   */
  public static HookTrace of(GameHistory play, Optional<Action> attempted) {
    var parts = new ArrayList<Part>();
    play.last()
        .ifPresent(
            last ->
                parts.add(
                    applied(last.says(), play.title(), play.state(play.at() - 1), last.action())));
    parts.add(
        part(
            UiWords.of("calls.now"), play.title(), watched -> Situation.of(watched, play.state())));
    attempted
        .or(() -> waiting(play))
        .ifPresent(
            action ->
                parts.add(
                    applied(
                        UiWords.of("calls.then", ActionSummary.of(action)),
                        play.title(),
                        play.state(),
                        action)));
    return new HookTrace(parts);
  }

  private static Optional<Action> waiting(GameHistory play) {
    return play.atEnd() ? play.waiting().stream().findFirst() : Optional.empty();
  }

  private static Part applied(String what, Title title, GameState state, Action action) {
    return part(what, title, watched -> Engine.apply(watched, state, action));
  }

  /** What the work finds does not matter here: if a script fails, its call is the last one. */
  private static Part part(String what, Title title, Consumer<Title> work) {
    // A hook that was given up may end later, on its own thread.
    List<HookCall> calls = Collections.synchronizedList(new ArrayList<>());
    work.accept(title.with(WatchedRulebook.of(title.rules(), calls::add)));
    return new Part(what, calls);
  }

  /** The first call that failed. */
  public Optional<HookCall> failed() {
    return calls.stream()
        .flatMap(part -> part.calls().stream())
        .filter(call -> call.failure().isPresent())
        .findFirst();
  }
}
