package roundhouse.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.swing.SwingUtilities;
import roundhouse.board.HexId;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.Action;
import roundhouse.route.problem.StopRef;
import roundhouse.threads.BackgroundThreads;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.runs.DrawnRun;
import roundhouse.turn.runs.RunLetters;
import roundhouse.turn.runs.RunOnHex;
import roundhouse.turn.runs.RunPlan;
import roundhouse.turn.runs.RunVerdict;
import roundhouse.turn.runs.RunWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** Plans the runs of a company by hand: the plan, and the engine's verdict on it. */
public final class RunPlanner implements SnapshotListener {
  private final ChoiceSelection pick;
  private final List<Runnable> listeners = new ArrayList<>();
  private Optional<GameHistory> play = Optional.empty();
  private Optional<RunPlan> plan = Optional.empty();
  private Optional<RunVerdict> verdict = Optional.empty();

  /**
   * @param pick receives the runs to play
   */
  public RunPlanner(ChoiceSelection pick) {
    this.pick = pick;
    pick.addListener(this::picked);
  }

  /** Runs {@code changed} whenever the plan or its verdict changes. */
  void addListener(Runnable changed) {
    listeners.add(changed);
  }

  /**
   * Must get a snapshot before {@link ChoiceSelection} does, so that choices are read with the game
   * they belong to.
   */
  @Override
  public void show(Snapshot before, Snapshot now) {
    play = now.play();
  }

  /** The plan lasts as long as the choice that it belongs to. */
  private void picked() {
    Optional<Action.RunTrains> wanted =
        pick.runs()
            .map(ChoiceRow::action)
            .filter(Action.RunTrains.class::isInstance)
            .map(Action.RunTrains.class::cast);
    if (wanted.isEmpty() || play.isEmpty()) {
      if (plan.isPresent()) set(Optional.empty());
    } else if (plan.filter(known -> known.best() == wanted.get()).isEmpty()) {
      set(Optional.of(RunPlan.of(play.get().title(), play.get().state(), wanted.get())));
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
  boolean isDrawing() {
    return plan.flatMap(RunPlan::edited).isPresent();
  }

  /** The stops where a train calls, by name and value. */
  String words(DrawnRun drawn) {
    return play.map(game -> new RunWords(game).of(drawn)).orElse("");
  }

  /** Plans the best runs again. */
  public void best() {
    GameHistory game = play.orElseThrow();
    change(now -> RunPlan.of(game.title(), game.state(), now.best()));
  }

  /** Begins to draw the run of the next train. */
  public void next() {
    change(RunPlan::next);
  }

  /** Takes the last stop of the run that is drawn away. */
  public void back() {
    change(RunPlan::back);
  }

  /**
   * Continues to the stop of a letter; returns false if the letter means none.
   *
   * @see RunLetters
   */
  public boolean append(char letter) {
    Optional<StopRef> stop = plan.flatMap(now -> RunLetters.of(now.onwards()).stop(letter));
    stop.ifPresent(this::click);
    return stop.isPresent();
  }

  /** The stops that come next, each with its letter; "" while no run is drawn. */
  String onwards() {
    return plan.map(RunPlan::onwards)
        .map(RunLetters::of)
        .flatMap(letters -> play.map(game -> letters.words(new RunWords(game))))
        .orElse("");
  }

  /** Passes a small stop or calls there; returns false if no run reaches it. */
  boolean toggle(StopRef stop) {
    boolean may = plan.filter(now -> now.mayToggle(stop)).isPresent();
    if (may) change(now -> now.toggled(stop));
    return may;
  }

  /** Whether the run that is drawn has track in a hex. */
  boolean isDrawnIn(HexId hex) {
    return plan.filter(now -> now.isDrawnIn(hex)).isPresent();
  }

  /** Takes the leg of the run in one hex through another one. */
  void reroute(HexId from, HexId through) {
    if (!from.equals(through)) change(now -> now.rerouted(from, through));
  }

  void click(StopRef stop) {
    change(now -> now.click(stop));
  }

  void enter(RunOnHex hex) {
    change(hex::entered);
  }

  void change(UnaryOperator<RunPlan> how) {
    if (plan.isEmpty()) return;
    set(plan.map(how));
    pick.replaceAction(plan.get().action());
  }

  private void set(Optional<RunPlan> next) {
    plan = next;
    verdict = Optional.empty();
    next.ifPresent(this::judge);
    listeners.forEach(Runnable::run);
  }

  private void judge(RunPlan asked) {
    GameHistory game = play.orElseThrow();
    BackgroundThreads.start(
        "verdict",
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
