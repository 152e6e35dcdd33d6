package roundhouse.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.play.Engine;
import roundhouse.words.Words;

/**
 * Ways on from an action that edited rules refuse: leave it out, do something else instead, or give
 * up what came after it. Each leaves the game as it was as a line of its own.
 */
final class Mending {
  private final Bench bench;
  private boolean begun;

  Mending(Bench bench) {
    this.bench = bench;
  }

  /** The next action is played in place of the one refused. */
  void begin() {
    begun = bench.now().play().filter(play -> !play.waiting().isEmpty()).isPresent();
    if (begun) bench.tell(Notice.Kind.DONE, Words.of("reload.pick"));
  }

  /** Whether the next action stands for the one refused. */
  boolean takes(Playtest play) {
    return begun && play.atEnd() && !play.waiting().isEmpty();
  }

  void instead(Playtest play, Action action) {
    switch (Engine.apply(play.title(), play.state(), action)) {
      case Result.Applied _ -> goOn(play, action);
      case Result.Refused refused -> bench.tell(Notice.Kind.REFUSED, refused.reason());
      case Result.Failed failed -> bench.tell(failed.failure());
    }
  }

  private void goOn(Playtest play, Action action) {
    var actions = new ArrayList<>(rest(play));
    actions.addFirst(action);
    again(play.waitingFor(actions));
  }

  void drop(Playtest play) {
    if (!play.waiting().isEmpty()) again(play.waitingFor(rest(play)));
  }

  void giveUp(Playtest play) {
    begun = false;
    if (!play.waiting().isEmpty()) bench.show(play.waitingFor(List.of()), Optional.empty());
  }

  private static List<Action> rest(Playtest play) {
    return play.waiting().subList(1, play.waiting().size());
  }

  private void again(Playtest game) {
    begun = false;
    Reload.replay(game.title(), game, System.nanoTime(), () -> false)
        .ifPresent(replayed -> bench.show(replayed.game(), Optional.of(replayed.report())));
  }
}
