package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import roundhouse.editor.kit.LatestOnlyTask;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.turn.choices.PlannedTurn;
import roundhouse.turn.choices.QueuedActions;
import roundhouse.workshop.Notice;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.PlayedAction;
import roundhouse.workshop.history.Situation;

/**
 * The plan of the current turn, and the playing of its actions. An action is played once, however
 * long the key is held, until there are new choices or a refusal.
 */
final class TurnPlanning {
  private final Consumer<Action> play;
  private final Consumer<List<Choice>> offered;
  private final QueuedActions queue = new QueuedActions();
  private final LatestOnlyTask task = new LatestOnlyTask();
  private Optional<PlannedTurn> plan = Optional.empty();
  private Optional<Action> played = Optional.empty();

  /**
   * @param play called with the action to play
   * @param offered called with the choices after the plan whenever it changes
   */
  TurnPlanning(Consumer<Action> play, Consumer<List<Choice>> offered) {
    this.play = play;
    this.offered = offered;
  }

  Optional<PlannedTurn> plan() {
    return plan;
  }

  List<PlannedTurn.Line> lines() {
    return plan.map(PlannedTurn::lines).orElse(List.of());
  }

  /** Begins an empty plan for new choices, and plays the action that waited for them. */
  void show(Snapshot before, Snapshot now) {
    if (!before.notice().equals(now.notice())) refused(now);
    if (before.sameSituation(now)) return;
    played = Optional.empty();
    begin(now).ifPresent(this::play);
  }

  /** After a refusal another choice may be played, and waiting actions are dropped. */
  private void refused(Snapshot now) {
    played = Optional.empty();
    if (now.notice().filter(told -> told.kind() != Notice.Kind.DONE).isPresent())
      queue.set(List.of());
  }

  /** Begins an empty plan; returns the action that waited for this situation. */
  private Optional<Action> begin(Snapshot now) {
    // What is still being tried belongs to another situation.
    task.run(Optional::empty, _ -> {});
    take(
        now.situation()
            .filter(_ -> now.play().isPresent())
            .map(found -> PlannedTurn.of(now.play().orElseThrow().title(), found)));
    Optional<GameHistory> play = now.play();
    Optional<Action> last = play.flatMap(GameHistory::last).map(PlayedAction::action);
    return now.situation()
        .filter(_ -> play.isPresent())
        .flatMap(found -> queue.next(found, play.get().at(), last));
  }

  private void take(Optional<PlannedTurn> next) {
    plan = next;
    offered.accept(next.map(PlannedTurn::end).map(Situation::choices).orElse(List.of()));
  }

  /** Adds a line, if the turn continues after it. */
  void add(PlannedTurn.Line line) {
    if (played.isPresent()) return;
    plan.ifPresent(
        from ->
            task.run(
                () -> from.with(line),
                next -> next.ifPresent(longer -> take(Optional.of(longer)))));
  }

  /**
   * Adds a line if the turn offers an action after it.
   *
   * @param then called in any case
   */
  void add(PlannedTurn.Line line, Action wanted, Runnable then) {
    if (played.isPresent() || plan.isEmpty()) return;
    PlannedTurn from = plan.get();
    task.run(
        () -> from.with(line).filter(longer -> longer.offers(wanted)),
        longer -> {
          if (longer.isPresent()) take(longer);
          then.run();
        });
  }

  /** Takes the last line back. */
  void drop() {
    if (lines().isEmpty()) return;
    PlannedTurn from = plan.orElseThrow();
    task.run(from::shorter, shorter -> take(Optional.of(shorter)));
  }

  /** Plays all lines and then the last action, one by one. */
  void playLines(Optional<Action> last) {
    if (played.isPresent()) return;
    if (queue.isAsking()) {
      last.ifPresent(this::play);
      return;
    }
    var all = new ArrayList<>(lines().stream().map(PlannedTurn.Line::action).toList());
    last.ifPresent(all::add);
    play(all);
  }

  /** Plays the first of several actions; the others wait until the rules offer them. */
  void play(List<Action> all) {
    if (played.isPresent()) return;
    queue.set(all.isEmpty() ? all : all.subList(1, all.size()));
    all.stream().findFirst().ifPresent(this::play);
  }

  void play(Action action) {
    if (played.isPresent()) return;
    played = Optional.of(action);
    play.accept(action);
  }
}
