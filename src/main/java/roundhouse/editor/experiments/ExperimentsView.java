package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.GameLog;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.TitleSource;

/**
 * The experiments of the project: starts them, lists their runs by revision, and shows their
 * results.
 */
public final class ExperimentsView extends JPanel
    implements FocusTarget, SnapshotListener, ExperimentTask.Listener {
  private final transient TitleSource titles;
  private final ExperimentBar bar = new ExperimentBar(new Asked());
  private final MessageLine told = new MessageLine("experiment told");
  private final ExperimentRunTable runs = new ExperimentRunTable(this::read);
  private final ExperimentRunPane pane;
  private final transient LatestReading listing = new LatestReading(told::tell);
  private final transient LatestReading answers = new LatestReading(told::tell);
  private transient Optional<ExperimentTask> task = Optional.empty();
  private transient Optional<Runnable> ended = Optional.empty();

  /** What the task noticed; it is told when it ends. */
  private final transient List<String> notices = new ArrayList<>();

  /**
   * @param open shows a game in the window, at a number of actions
   */
  public ExperimentsView(WindowLook look, TitleSource titles, ObjIntConsumer<GameLog> open) {
    super(new BorderLayout());
    this.titles = titles;
    pane =
        new ExperimentRunPane(
            look, new GameOpening(this, titles, open, told::tell)::open, told::tell);
    var both = new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(runs), pane);
    both.setResizeWeight(0.15);
    both.setDividerLocation(110);
    Panels.keys(both);
    add(bar, BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    told.tell(UiWords.of("experiments.none"));
    addHierarchyListener(_ -> offerIfShown());
  }

  /** A file of an experiment may have been written while something else was shown. */
  private void offerIfShown() {
    if (isShowing()) offer();
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    offer();
  }

  private void offer() {
    if (bar.offer(ProjectExperiment.all(titles))) listRuns();
  }

  private void listRuns() {
    bar.chosen()
        .ifPresent(
            experiment ->
                listing.read(
                    () -> ListedExperimentRun.of(experiment.runs()),
                    found -> {
                      runs.show(found);
                      if (found.isEmpty() && task.isEmpty())
                        told.tell(UiWords.of("experiments.no-runs"));
                    }));
  }

  private void read(ListedExperimentRun run) {
    told.tell(UiWords.of("experiments.reading", run.run().name()));
    Optional<ProjectExperiment> experiment = bar.chosen();
    answers.read(
        () -> ExperimentRunResults.read(run, experiment.orElseThrow().spec(titles)),
        found -> {
          pane.show(found);
          told.tell(" ");
        });
  }

  /** Starts the chosen experiment, or continues it. */
  private void start() {
    if (task.isPresent() || bar.chosen().isEmpty()) return;
    told.tell(UiWords.of("lab.playing"));
    task = Optional.of(ExperimentTask.start(titles, bar.chosen().get(), this));
    bar.playing(true);
  }

  /**
   * Writes an experiment of two designs if there is none yet, and starts it.
   *
   * @param games where the experiment is written now
   */
  public void start(ComparedDesign first, ComparedDesign second, GameCount games) {
    try {
      ProjectExperiment both = ProjectExperiment.between(first, second, games);
      offer();
      bar.choose(both);
      start();
    } catch (IOException unwritable) {
      told.tell(unwritable.getMessage());
    }
  }

  /**
   * Stops the experiment that is being played; the games so far are kept.
   *
   * @param then run once nothing is written any more
   */
  public void stop(Runnable then) {
    if (task.isEmpty()) then.run();
    else {
      ended = Optional.of(then);
      task.get().cancel();
    }
  }

  @Override
  public void played(int done, int of) {
    bar.progress(done, of);
    told.tell(UiWords.of("experiments.so-far", done, of));
  }

  @Override
  public void ended(
      KeptExperimentRun run, List<PlayedExperiment.LeftOut> leftOut, boolean cancelled) {
    String over =
        cancelled
            ? UiWords.of("experiments.stopped", run.name())
            : UiWords.of("experiments.done", run.name());
    end(
        leftOut.isEmpty()
            ? over
            : UiWords.of("experiments.left-out", over, leftOut.getFirst().says()));
    listRuns();
  }

  @Override
  public void failed(String why) {
    end(String.join(" ", String.valueOf(why).lines().toList()));
  }

  @Override
  public void noticed(String says) {
    notices.add(says);
    told.tell(says);
  }

  private void end(String says) {
    task = Optional.empty();
    bar.playing(false);
    notices.addFirst(says);
    told.tell(String.join(" ", notices));
    notices.clear();
    Optional<Runnable> next = ended;
    ended = Optional.empty();
    next.ifPresent(Runnable::run);
  }

  @Override
  public void takeFocus() {
    bar.takeFocus();
  }

  private final class Asked implements ExperimentBar.Listener {
    @Override
    public void chosen() {
      listRuns();
    }

    @Override
    public void start() {
      ExperimentsView.this.start();
    }

    @Override
    public void stop() {
      task.ifPresent(ExperimentTask::cancel);
    }
  }
}
