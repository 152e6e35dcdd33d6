package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.Collectors;
import javax.swing.Action;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import roundhouse.design.loading.TriedValue;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.engine.GameLog;
import roundhouse.lab.answers.FigureGames;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.KeptExperimentRun;
import roundhouse.lab.experiment.PlayedExperiment;
import roundhouse.lab.experiment.Sweep;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.ExperimentRunGames;
import roundhouse.workshop.project.FolderTitleSource;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.project.ProjectExperiment;
import roundhouse.workshop.project.SweptVariant;
import roundhouse.workshop.project.TitleSource;

/**
 * The experiments of the project: starts them, lists their runs by revision, and shows their
 * results.
 */
public final class ExperimentsView extends JPanel
    implements FocusTarget, SnapshotListener, ExperimentTask.Listener {
  private final transient TitleSource titles;
  private final transient OwnPrograms programs;
  private final ExperimentBar bar;
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
   * @param programs that may take seats
   * @param open shows a game in the window, at a number of actions
   * @param compare writes a first experiment
   */
  public ExperimentsView(
      WindowLook look,
      TitleSource titles,
      OwnPrograms programs,
      ObjIntConsumer<GameLog> open,
      Action compare) {
    super(new BorderLayout());
    bar = new ExperimentBar(new Asked(), compare);
    this.titles = titles;
    this.programs = programs;
    pane =
        new ExperimentRunPane(
            look, new GameOpening(this, titles, programs, open, told::tell)::open, told::tell);
    var results = new JPanel(new BorderLayout());
    results.add(Panels.scroll(runs), BorderLayout.NORTH);
    results.add(pane, BorderLayout.CENTER);
    add(bar, BorderLayout.NORTH);
    add(results, BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
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
                      revalidate();
                      if (found.isEmpty() && task.isEmpty())
                        told.tell(UiWords.of("experiments.no-runs"));
                    }));
  }

  private void read(ListedExperimentRun run) {
    told.tell(UiWords.of("experiments.reading", run.run().name()));
    Optional<ProjectExperiment> experiment = bar.chosen();
    answers.read(
        () -> ExperimentRunResults.read(run, experiment.orElseThrow().spec()),
        found -> {
          pane.show(found);
          told.tell(" ");
        });
  }

  /** Starts the chosen experiment, or continues it. */
  private void start() {
    if (task.isPresent() || bar.chosen().isEmpty()) return;
    told.tell(UiWords.of("lab.playing"));
    task = Optional.of(ExperimentTask.start(titles, bar.chosen().get(), programs, this));
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

  /** The runs of an experiment, one for each revision of its designs. */
  private static final class ExperimentRunTable extends JTable {
    private static final int MOST_ROWS = 4;

    private static final DateTimeFormatter WHEN =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT)
            .withLocale(Locale.getDefault(Locale.Category.DISPLAY))
            .withZone(ZoneId.systemDefault());

    private final transient Consumer<ListedExperimentRun> chosen;
    private final TextTableModel rows =
        new TextTableModel(
            List.of(
                UiWords.of("experiments.run"),
                UiWords.of("experiments.games"),
                UiWords.of("experiments.when"),
                UiWords.of("experiments.changed")));

    private transient List<ListedExperimentRun> runs = List.of();
    private transient Optional<ListedExperimentRun> told = Optional.empty();

    /**
     * @param chosen called when another run is selected
     */
    ExperimentRunTable(Consumer<ListedExperimentRun> chosen) {
      this.chosen = chosen;
      setModel(rows);
      TableSetup.setNames(this, "runs", UiWords.of("experiments.runs"));
      TableSetup.setWidths(this, 60, 60, 150, 500);
      setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      setFillsViewportHeight(true);
      getSelectionModel().addListSelectionListener(_ -> tell());
    }

    /** As high as its rows, which leaves the room to the results of one of them. */
    @Override
    public Dimension getPreferredScrollableViewportSize() {
      int rows = Math.clamp(getRowCount(), 1, MOST_ROWS);
      return new Dimension(getPreferredSize().width, rows * getRowHeight());
    }

    /** Lists other runs and selects the first, the latest one. */
    void show(List<ListedExperimentRun> others) {
      runs = List.copyOf(others);
      told = Optional.empty();
      rows.show(runs.stream().map(ExperimentRunTable::row).toList());
      if (!runs.isEmpty()) setRowSelectionInterval(0, 0);
    }

    private static List<String> row(ListedExperimentRun run) {
      String changed =
          run.effects().stream()
              .map(each -> each.side() + ": " + each.says())
              .collect(Collectors.joining("; "));
      return List.of(
          run.run().name(),
          String.valueOf(run.games()),
          WHEN.format(run.when().toInstant()),
          changed.isEmpty() ? UiWords.of("experiments.first") : changed);
    }

    private void tell() {
      int row = getSelectedRow();
      if (row < 0 || row >= runs.size()) return;
      Optional<ListedExperimentRun> now = Optional.of(runs.get(row));
      if (now.equals(told)) return;
      told = now;
      chosen.accept(runs.get(row));
    }
  }

  /**
   * Replays a game of an experiment and opens it. Values that were only tried have no design: if
   * the user agrees, a variant with them is made first, or an earlier one is used.
   */
  private static final class GameOpening {
    private final Component owner;
    private final TitleSource titles;
    private final OwnPrograms programs;
    private final ObjIntConsumer<GameLog> open;
    private final Consumer<String> tell;
    private final LatestReading games;

    /**
     * @param open shows a game in the window, at a number of actions
     * @param tell shows a sentence
     */
    GameOpening(
        Component owner,
        TitleSource titles,
        OwnPrograms programs,
        ObjIntConsumer<GameLog> open,
        Consumer<String> tell) {
      this.owner = owner;
      this.titles = titles;
      this.programs = programs;
      this.open = open;
      this.tell = tell;
      this.games = new LatestReading(tell);
    }

    void open(ExperimentRunResults run, FigureGames.Met met) {
      tell.accept(UiWords.of("lab.game-playing", met.game().seed()));
      if (run.isTried(met.game().side())) openTried(run, met);
      else games.read(() -> played(run, met), game -> show(game, met));
    }

    private GameLog played(ExperimentRunResults run, FigureGames.Met met) throws IOException {
      try (BotRegistry bots = programs.started()) {
        return new ExperimentRunGames(run.run()).game(met.game(), bots);
      }
    }

    private void show(GameLog game, FigureGames.Met met) {
      tell.accept(" ");
      if (met.isPlayedIn(game) || agreedToAnother(met)) open.accept(game, met.action());
    }

    private boolean agreedToAnother(FigureGames.Met met) {
      return ConfirmDialog.agreed(
          owner,
          UiWords.of("experiments.another", met.game().seed()),
          "Roundhouse",
          UiWords.of("experiments.open-another"));
    }

    private void openTried(ExperimentRunResults run, FigureGames.Met met) {
      if (!(titles instanceof FolderTitleSource source)) return;
      games.read(
          () -> {
            SweptVariant tried = tried(run, met.game().side());
            return new Found(tried, tried.made(source));
          },
          found -> {
            if (found.made().isEmpty() && !agreed(found.tried())) tell.accept(" ");
            else play(run, met, found, source);
          });
    }

    /** A variant, and its folder if it exists. */
    private record Found(SweptVariant tried, Optional<Path> made) {}

    private SweptVariant tried(ExperimentRunResults run, String side) throws IOException {
      String design = run.run().designs().get(side);
      Path base =
          titles.designs().stream()
              .filter(each -> each.getFileName().toString().equals(design))
              .findFirst()
              .orElseThrow(() -> new IOException(UiWords.of("games.no-title", design)));
      List<TriedValue> values = run.run().changes(side);
      if (!values.isEmpty()) return new SweptVariant(base, Sweep.Point.of(values));
      return SweptVariant.of(base, run.vary(), side)
          .orElseThrow(() -> new IOException(UiWords.of("experiments.untried", side)));
    }

    private boolean agreed(SweptVariant tried) {
      return ConfirmDialog.agreed(
          owner,
          UiWords.of("experiments.make-tried", tried.name(), tried.point().name()),
          "Roundhouse",
          UiWords.of("experiments.make-variant"));
    }

    private void play(
        ExperimentRunResults run, FigureGames.Met met, Found found, FolderTitleSource source) {
      games.read(
          () -> {
            Path variant =
                found.made().isPresent() ? found.made().get() : found.tried().make(source);
            try (BotRegistry bots = programs.started()) {
              return new ExperimentRunGames(run.run())
                  .game(met.game(), found.tried(), variant, source, bots);
            }
          },
          game -> show(game, met));
    }
  }
}
