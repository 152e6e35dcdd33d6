package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSplitPane;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.GameLog;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.experiment.KeptRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.RunGames;
import roundhouse.workshop.project.TitleSource;

/**
 * The experiments of the project: starts them, lists their runs by revision, shows what they tell.
 */
public final class ExperimentsView extends JPanel
    implements FocusTarget, SnapshotListener, ExperimentTask.Listener {
  private final transient TitleSource titles;
  private final transient ObjIntConsumer<GameLog> open;
  private final JComboBox<ProjectExperiment> experiments = new JComboBox<>();
  private final JButton play = new JButton(UiWords.of("experiments.play"));
  private final JButton stop = new JButton(UiWords.of("experiments.stop"));
  private final JProgressBar bar = new JProgressBar();
  private final MessageLine told = new MessageLine("experiment told");
  private final RunsTable runs = new RunsTable(this::read);
  private final RunPane pane;
  private final transient LatestReading listing = new LatestReading(told::tell);
  private final transient LatestReading answers = new LatestReading(told::tell);
  private final transient LatestReading games = new LatestReading(told::tell);
  private transient Optional<ExperimentTask> task = Optional.empty();

  /**
   * @param open shows a game in the window, at a number of actions
   */
  public ExperimentsView(WindowLook look, TitleSource titles, ObjIntConsumer<GameLog> open) {
    super(new BorderLayout());
    this.titles = titles;
    this.open = open;
    pane = new RunPane(look, this::openGame, told::tell);
    var both = new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(runs), pane);
    both.setResizeWeight(0.15);
    both.setDividerLocation(110);
    Panels.keys(both);
    add(head(), BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    told.tell(UiWords.of("experiments.none"));
  }

  private JPanel head() {
    experiments.setName("experiments");
    experiments.setRenderer((_, each, _, _, _) -> new JLabel(each == null ? " " : each.name()));
    experiments.addActionListener(_ -> listRuns());
    play.setName("play experiment");
    play.setMnemonic('Y');
    play.setToolTipText(UiWords.of("experiments.play-tip"));
    play.addActionListener(_ -> start());
    stop.setName("stop experiment");
    stop.setEnabled(false);
    stop.addActionListener(_ -> task.ifPresent(ExperimentTask::cancel));
    bar.setName("experiment progress");
    bar.getAccessibleContext().setAccessibleName(UiWords.of("lab.progress"));
    var label = new JLabel(UiWords.of("experiments.experiment"));
    label.setLabelFor(experiments);
    var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    head.add(label);
    head.add(experiments);
    head.add(play);
    head.add(stop);
    head.add(bar);
    return head;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    offer(ProjectExperiment.all(titles));
  }

  /** Offers the experiments there are and keeps the chosen one. */
  private void offer(List<ProjectExperiment> all) {
    Object chosen = experiments.getSelectedItem();
    boolean same = all.size() == experiments.getItemCount();
    for (int index = 0; same && index < all.size(); index++)
      same = all.get(index).equals(experiments.getItemAt(index));
    if (same) return;
    experiments.setModel(new DefaultComboBoxModel<>(all.toArray(ProjectExperiment[]::new)));
    if (all.contains(chosen)) experiments.setSelectedItem(chosen);
    listRuns();
  }

  private Optional<ProjectExperiment> chosen() {
    return Optional.ofNullable((ProjectExperiment) experiments.getSelectedItem());
  }

  private void listRuns() {
    chosen()
        .ifPresent(
            experiment ->
                listing.read(
                    () -> ListedRun.of(experiment.runs()),
                    found -> {
                      runs.show(found);
                      if (found.isEmpty()) told.tell(UiWords.of("experiments.no-runs"));
                    }));
  }

  private void read(ListedRun run) {
    told.tell(UiWords.of("experiments.reading", run.run().name()));
    Optional<ProjectExperiment> experiment = chosen();
    answers.read(
        () -> ShownRun.read(run, experiment.orElseThrow().spec(titles)),
        found -> {
          pane.show(found);
          told.tell(" ");
        });
  }

  /** Starts the chosen experiment, or goes on with it. */
  private void start() {
    if (task.isPresent() || chosen().isEmpty()) return;
    bar.setIndeterminate(true);
    told.tell(UiWords.of("lab.playing"));
    task = Optional.of(ExperimentTask.start(titles, chosen().get(), this));
    buttons();
  }

  /** Writes an experiment of two designs if there is none yet, and starts it. */
  public void start(ComparedDesign first, ComparedDesign second) {
    start(first, second, GameCount.USUAL);
  }

  /**
   * The same for some number of games.
   *
   * @param games where the experiment is written now
   */
  public void start(ComparedDesign first, ComparedDesign second, GameCount games) {
    try {
      ProjectExperiment both = ProjectExperiment.between(first, second, games);
      offer(ProjectExperiment.all(titles));
      experiments.setSelectedItem(both);
      start();
    } catch (IOException unwritable) {
      told.tell(unwritable.getMessage());
    }
  }

  private void buttons() {
    play.setEnabled(task.isEmpty());
    stop.setEnabled(task.isPresent());
  }

  private void openGame(ShownRun run, FigureGames.Met met) {
    if (run.varied()) {
      told.tell(UiWords.of("experiments.varied"));
      return;
    }
    told.tell(UiWords.of("lab.game-playing", met.game().seed()));
    games.read(
        () -> new RunGames(run.run()).game(met.game()),
        game -> {
          told.tell(" ");
          open.accept(game, met.action());
        });
  }

  @Override
  public void played(int done, int of) {
    bar.setIndeterminate(false);
    bar.setMaximum(of);
    bar.setValue(done);
    told.tell(UiWords.of("experiments.so-far", done, of));
  }

  @Override
  public void ended(KeptRun run, List<PlayedExperiment.LeftOut> leftOut, boolean cancelled) {
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

  private void end(String says) {
    bar.setIndeterminate(false);
    task = Optional.empty();
    buttons();
    told.tell(says);
  }

  @Override
  public void takeFocus() {
    experiments.requestFocusInWindow();
  }
}
