package roundhouse.workshop;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
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

  /** Plays an action in place of the refused one, and likewise in place of those like it. */
  void replaceAlike(GameHistory play, Action action) {
    alike = true;
    if (!play.waiting().isEmpty()) replaceWith(play, action);
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

  /**
   * The one value in which an action differs from another that replaced it, to be replaced in every
   * action like it: a price that an edit changed, a tile that it renamed.
   */
  record SimilarActions(Class<? extends Action> type, int part, Object before, Object after) {

    /** Empty unless the actions differ in one value only. */
    static Optional<SimilarActions> between(Action refused, Action instead) {
      if (refused.getClass() != instead.getClass()) return Optional.empty();
      Object[] before = values(refused);
      Object[] after = values(instead);
      List<Integer> changed =
          IntStream.range(0, before.length)
              .filter(part -> !Objects.equals(before[part], after[part]))
              .boxed()
              .toList();
      if (changed.size() != 1) return Optional.empty();
      int part = changed.getFirst();
      return Optional.of(new SimilarActions(refused.getClass(), part, before[part], after[part]));
    }

    /** What replaces an action; empty if it is not like the replaced one. */
    Optional<Action> instead(Action action) {
      if (action.getClass() != type) return Optional.empty();
      Object[] values = values(action);
      if (!Objects.equals(values[part], before)) return Optional.empty();
      values[part] = after;
      return Optional.of(made(values));
    }

    private static Object[] values(Action action) {
      return Arrays.stream(action.getClass().getRecordComponents())
          .map(part -> value(action, part))
          .toArray();
    }

    private static Object value(Action action, RecordComponent part) {
      try {
        return part.getAccessor().invoke(action);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private Action made(Object... values) {
      Class<?>[] types =
          Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getType)
              .toArray(Class<?>[]::new);
      try {
        return type.getDeclaredConstructor(types).newInstance(values);
      } catch (ReflectiveOperationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  }
}
