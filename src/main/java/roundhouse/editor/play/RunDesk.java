package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.View;
import roundhouse.engine.Action;
import roundhouse.route.StopRef;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;

/** Plans the runs of a company by hand: the plan, and the engine's verdict on it. */
public final class RunDesk implements View {
  private final Pick pick;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<Playtest> play = Optional.empty();
  private Optional<RunPlan> plan = Optional.empty();
  private Optional<RunVerdict> verdict = Optional.empty();

  /**
   * @param pick told which runs to play
   */
  public RunDesk(Pick pick) {
    this.pick = pick;
    pick.follow(this::picked);
  }

  /** Runs {@code changed} whenever the plan or its verdict changes. */
  void follow(Runnable changed) {
    listeners.add(changed);
  }

  /** Must get a snapshot before {@link Pick} does, so that choices meet the game they are about. */
  @Override
  public void show(Snapshot before, Snapshot now) {
    play = now.play();
  }

  /** The plan lasts as long as the choice it is about. */
  private void picked() {
    Optional<Action.RunTrains> wanted =
        pick.runs()
            .map(ChoiceRow::action)
            .filter(Action.RunTrains.class::isInstance)
            .map(Action.RunTrains.class::cast);
    if (wanted.isEmpty() || play.isEmpty()) {
      if (plan.isPresent()) set(Optional.empty());
    } else if (plan.filter(known -> known.best() == wanted.get()).isEmpty()) {
      set(Optional.of(RunPlan.of(play.get().state(), wanted.get())));
    }
  }

  Optional<RunPlan> plan() {
    return plan;
  }

  /** The engine's verdict; empty while it is being worked out. */
  Optional<RunVerdict> verdict() {
    return verdict;
  }

  /** Whether clicks on the board draw a run. */
  boolean drawing() {
    return plan.flatMap(RunPlan::edited).isPresent();
  }

  void click(StopRef stop) {
    change(now -> now.click(stop));
  }

  void change(UnaryOperator<RunPlan> how) {
    if (plan.isEmpty()) return;
    set(plan.map(how));
    pick.amend(plan.get().action());
  }

  private void set(Optional<RunPlan> next) {
    plan = next;
    verdict = Optional.empty();
    next.ifPresent(this::judge);
    listeners.forEach(Runnable::run);
  }

  private void judge(RunPlan asked) {
    Playtest game = play.orElseThrow();
    Thread.ofVirtual()
        .start(
            () -> {
              RunVerdict found = RunVerdict.of(game.title(), game.state(), asked);
              SwingUtilities.invokeLater(() -> judged(asked, found));
            });
  }

  private void judged(RunPlan asked, RunVerdict found) {
    if (plan.filter(now -> now == asked).isEmpty()) return;
    verdict = Optional.of(found);
    listeners.forEach(Runnable::run);
  }
}
