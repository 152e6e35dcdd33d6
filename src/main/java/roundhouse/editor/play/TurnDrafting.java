package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.engine.Action;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;

/** The draft of the current turn, and the actions of a draft that wait to be played. */
final class TurnDrafting {
  private final Consumer<Optional<TurnDraft>> changed;
  private final QueuedActions queue = new QueuedActions();
  private final LatestOnlyTask task = new LatestOnlyTask();
  private Optional<TurnDraft> draft = Optional.empty();

  /**
   * @param changed called with the draft whenever it changes
   */
  TurnDrafting(Consumer<Optional<TurnDraft>> changed) {
    this.changed = changed;
  }

  Optional<TurnDraft> draft() {
    return draft;
  }

  List<TurnDraft.Line> lines() {
    return draft.map(TurnDraft::lines).orElse(List.of());
  }

  /** Begins an empty draft; returns the action that waited for this situation. */
  Optional<Action> begin(Snapshot now) {
    // What is still being tried belongs to another situation.
    task.run(Optional::empty, _ -> {});
    take(
        now.situation()
            .filter(_ -> now.play().isPresent())
            .map(found -> TurnDraft.of(now.play().orElseThrow().title(), found)));
    Optional<GameHistory> play = now.play();
    Optional<Action> last = play.flatMap(GameHistory::last).map(PlayedAction::action);
    return now.situation()
        .filter(_ -> play.isPresent())
        .flatMap(found -> queue.next(found, play.get().at(), last));
  }

  private void take(Optional<TurnDraft> next) {
    draft = next;
    changed.accept(next);
  }

  /** Adds a line, if the turn continues after it. */
  void add(TurnDraft.Line line) {
    draft.ifPresent(
        from ->
            task.run(
                () -> from.with(line),
                next -> next.ifPresent(longer -> take(Optional.of(longer)))));
  }

  /** Takes the last line back. */
  void drop() {
    if (lines().isEmpty()) return;
    TurnDraft from = draft.orElseThrow();
    task.run(from::shorter, shorter -> take(Optional.of(shorter)));
  }

  /** The first action to play of all lines and the last one; the others wait. */
  Optional<Action> play(Optional<Action> last) {
    var all = new ArrayList<>(lines().stream().map(TurnDraft.Line::action).toList());
    last.ifPresent(all::add);
    return queue.isAsking() ? last : play(all);
  }

  /** The first of several actions; the others wait. */
  Optional<Action> play(List<Action> all) {
    queue.set(all.isEmpty() ? all : all.subList(1, all.size()));
    return all.stream().findFirst();
  }

  /** Drops the actions that wait. */
  void stop() {
    queue.set(List.of());
  }
}
