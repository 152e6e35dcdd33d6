package roundhouse.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.play.Engine;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.reload.Reload;

/**
 * Ways to go on from an action that edited rules refuse: leave it out, replace it, or give up what
 * came after it. Each keeps the old game as a separate line.
 */
final class ReplayRepair {
  private final SnapshotLoop loop;
  private boolean begun;
  private boolean alike;

  ReplayRepair(SnapshotLoop loop) {
    this.loop = loop;
  }

  /**
   * Plays the next action in place of the refused one.
   *
   * @param alike whether later refused actions like it are changed likewise
   */
  void begin(boolean alike) {
    this.alike = alike;
    begun = loop.now().play().filter(play -> !play.waiting().isEmpty()).isPresent();
    if (begun) loop.announce(Notice.Kind.DONE, UiWords.of("reload.pick"));
  }

  /** Whether the next action replaces the refused one. */
  boolean expectsReplacement(GameHistory play) {
    return begun && play.atEnd() && !play.waiting().isEmpty();
  }

  void replaceWith(GameHistory play, Action action) {
    switch (Engine.apply(play.title(), play.state(), action)) {
      case Result.Applied _ -> goOn(play, action);
      case Result.Refused refused -> loop.announce(Notice.Kind.REFUSED, refused.reason());
      case Result.Failed failed -> loop.announce(failed.failure());
    }
  }

  private void goOn(GameHistory play, Action action) {
    Optional<SimilarActions> like =
        alike ? SimilarActions.between(play.waiting().getFirst(), action) : Optional.empty();
    GameHistory first = replaced(play, action);
    Reload.Replayed here = replay(first);
    for (Optional<Action> next = next(here.game(), like); next.isPresent(); ) {
      // What was played before stays as one branch, however many actions are replaced.
      here = replay(replaced(here.game(), next.get()).with(first.branches()));
      next = next(here.game(), like);
    }
    show(here);
  }

  private static GameHistory replaced(GameHistory play, Action action) {
    var actions = new ArrayList<>(rest(play));
    actions.addFirst(action);
    return play.withWaiting(actions);
  }

  /** What replaces the action at which a replay stopped again, if that one is like the first. */
  private static Optional<Action> next(GameHistory play, Optional<SimilarActions> like) {
    return play.waiting().stream()
        .findFirst()
        .flatMap(refused -> like.flatMap(known -> known.instead(refused)))
        .filter(
            instead ->
                Engine.apply(play.title(), play.at(Integer.MAX_VALUE).state(), instead)
                    instanceof Result.Applied);
  }

  void drop(GameHistory play) {
    if (!play.waiting().isEmpty()) show(replay(play.withWaiting(rest(play))));
  }

  void giveUp(GameHistory play) {
    begun = false;
    if (!play.waiting().isEmpty()) loop.show(play.withWaiting(List.of()), Optional.empty());
  }

  private static List<Action> rest(GameHistory play) {
    return play.waiting().subList(1, play.waiting().size());
  }

  private static Reload.Replayed replay(GameHistory game) {
    return Reload.replay(game.title(), game, System.nanoTime(), () -> false).orElseThrow();
  }

  private void show(Reload.Replayed replayed) {
    begun = false;
    loop.show(replayed.game(), Optional.of(replayed.report()));
  }
}
