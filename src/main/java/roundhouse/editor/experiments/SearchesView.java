package roundhouse.editor.experiments;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import javax.swing.Action;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JSplitPane;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.HookFailure;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.valuesearch.LossGrid;
import roundhouse.lab.valuesearch.ValueSearchAnswer;
import roundhouse.lab.valuesearch.ValueSearchPlan;
import roundhouse.picture.plot.GridPlot;
import roundhouse.print.report.SearchReport;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ProjectSearch;
import roundhouse.workshop.project.TitleSource;

/**
 * The searches for values of the project: starts and stops them, and shows what they found, with a
 * picture of how far designs are off over each pair of values. A search goes on where it was
 * stopped; one that is finished shows its answer again without another game.
 */
public final class SearchesView extends JPanel implements FocusTarget, SnapshotListener {
  private final transient TitleSource titles;
  private final transient OwnPrograms programs;
  private final transient WindowLook look;
  private final JComboBox<ProjectSearch> searches = new JComboBox<>();
  private final JButton play = new JButton(UiWords.of("experiments.play"));
  private final JButton first;
  private final JButton stop = new JButton(UiWords.of("experiments.stop"));
  private final JProgressBar bar = new JProgressBar();
  private final MessageLine told = new MessageLine("search told");
  private final AnswersPane answers = new AnswersPane("search answers");
  private final JComboBox<String> pairs = new JComboBox<>();
  private final PictureView picture = new PictureView();
  private transient List<LossGrid> grids = List.of();
  private transient Optional<Task> task = Optional.empty();
  private transient Optional<Runnable> ended = Optional.empty();

  /**
   * The view of a project's searches.
   *
   * @param programs that may take seats
   * @param guide shows how a search is written, offered while there is none
   */
  public SearchesView(WindowLook look, TitleSource titles, OwnPrograms programs, Action guide) {
    super(new BorderLayout());
    first = new JButton(guide);
    this.titles = titles;
    this.programs = programs;
    this.look = look;
    var both = new JSplitPane(JSplitPane.VERTICAL_SPLIT, answers, pictures());
    both.setResizeWeight(0.5);
    Panels.keys(both);
    add(bar(), BorderLayout.NORTH);
    add(both, BorderLayout.CENTER);
    add(told, BorderLayout.SOUTH);
    told.tell(UiWords.of("searches.none"));
    look.addListener(this::draw);
    addHierarchyListener(
        _ -> {
          if (isShowing()) offer();
        });
  }

  private JPanel bar() {
    searches.setName("searches");
    searches.setRenderer(
        (_, each, _, _, _) ->
            new JLabel(each == null ? UiWords.of("searches.nothing") : each.name()));
    searches.putClientProperty("JComponent.minimumWidth", 160);
    searches.addActionListener(_ -> follow());
    play.setName("play search");
    play.addActionListener(_ -> start());
    first.setName("first search");
    stop.setName("stop search");
    stop.addActionListener(_ -> task.ifPresent(Task::cancel));
    bar.setName("search progress");
    bar.getAccessibleContext().setAccessibleName(UiWords.of("lab.progress"));
    var label = new JLabel(UiWords.of("searches.search"));
    label.setLabelFor(searches);
    var head = new JPanel(new FlowLayout(FlowLayout.LEFT, 8, 4));
    for (var part : List.of(label, searches, first, play, stop, bar)) head.add(part);
    follow();
    return head;
  }

  private JPanel pictures() {
    pairs.setName("pairs of values");
    pairs.getAccessibleContext().setAccessibleName(UiWords.of("searches.pair"));
    pairs.addActionListener(_ -> draw());
    picture.setName("search loss");
    picture.getAccessibleContext().setAccessibleName(UiWords.of("searches.loss"));
    var all = new JPanel(new BorderLayout());
    all.add(Panels.bar(UiWords.of("searches.pair"), pairs), BorderLayout.NORTH);
    all.add(picture, BorderLayout.CENTER);
    return all;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    offer();
  }

  /** Offers the searches of all designs, and keeps the chosen one. */
  private void offer() {
    List<ProjectSearch> all = ProjectSearch.all(titles);
    var shown = new ArrayList<ProjectSearch>();
    for (int index = 0; index < searches.getItemCount(); index++)
      shown.add(searches.getItemAt(index));
    if (!all.equals(shown)) {
      Object chosen = searches.getSelectedItem();
      searches.setModel(new DefaultComboBoxModel<>(all.toArray(ProjectSearch[]::new)));
      if (chosen != null && all.contains(chosen)) searches.setSelectedItem(chosen);
      if (task.isEmpty())
        told.tell(all.isEmpty() ? UiWords.of("searches.none") : UiWords.of("searches.not-played"));
    }
    follow();
  }

  /** Without a search there is nothing to play, and the button says how to get one. */
  private void follow() {
    boolean any = searches.getSelectedItem() != null;
    first.setVisible(!any);
    searches.setEnabled(any && task.isEmpty());
    play.setEnabled(any && task.isEmpty());
    stop.setEnabled(task.isPresent());
    play.setToolTipText(any ? UiWords.of("searches.play-tip") : UiWords.of("searches.none"));
  }

  private void start() {
    if (task.isPresent() || !(searches.getSelectedItem() instanceof ProjectSearch search)) return;
    told.tell(UiWords.of("lab.playing"));
    bar.setIndeterminate(true);
    var started = new Task(search);
    task = Optional.of(started);
    BackgroundThreads.startUnhurried("search", started::run);
    follow();
  }

  /**
   * Stops the search that is being played; the games so far are kept.
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

  private void end(String says) {
    String notices = task.map(Task::notices).orElse("");
    task = Optional.empty();
    bar.setIndeterminate(false);
    bar.setValue(0);
    told.tell((says + " " + notices).strip());
    follow();
    Optional<Runnable> next = ended;
    ended = Optional.empty();
    next.ifPresent(Runnable::run);
  }

  private void answered(ValueSearchAnswer answer) {
    String told = answer.text();
    answers.show(_ -> told);
    grids = answer.grids();
    pairs.setModel(
        new DefaultComboBoxModel<>(
            grids.stream()
                .map(each -> UiWords.of("searches.two", each.down(), each.across()))
                .toArray(String[]::new)));
    draw();
    end(UiWords.of("searches.done", answer.folder().getFileName()));
  }

  private void draw() {
    picture.setBackground(look.theme().paper());
    int chosen = pairs.getSelectedIndex();
    Optional<GridPlot> plot =
        chosen < 0 || chosen >= grids.size()
            ? Optional.empty()
            : Optional.of(SearchReport.plot(grids.get(chosen), look.theme()));
    plot.ifPresent(now -> picture.getAccessibleContext().setAccessibleDescription(now.says()));
    picture.picture(plot);
    picture.fit();
  }

  @Override
  public void takeFocus() {
    searches.requestFocusInWindow();
  }

  /** Plays a search in the background and reports on the event thread. */
  private final class Task implements BatchProgress {
    private final ProjectSearch search;
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /** What the search noticed; it is told when it ends. */
    private final List<String> noticed = new ArrayList<>();

    Task(ProjectSearch search) {
      this.search = search;
    }

    void cancel() {
      cancelled.set(true);
    }

    String notices() {
      return String.join(" ", noticed);
    }

    void run() {
      try (BotRegistry bots = programs.started()) {
        ValueSearchAnswer answer = plan(bots).play(playing(bots));
        bots.faults().forEach(this::notice);
        SwingUtilities.invokeLater(() -> answered(answer));
      } catch (CancellationException _) {
        tell(UiWords.of("searches.stopped"));
      } catch (IOException unplayable) {
        tell(unplayable.getMessage());
      } catch (UncheckedIOException unwritable) {
        tell(unwritable.getCause().getMessage());
      } catch (HookFailure unplayable) {
        tell(unplayable.says());
      } catch (RuntimeException broken) {
        tell(String.valueOf(broken.getMessage()));
      }
    }

    private void tell(String says) {
      SwingUtilities.invokeLater(() -> end(String.join(" ", says.lines().toList())));
    }

    private ValueSearchPlan plan(BotRegistry bots) throws IOException {
      var read = search.read(titles, bots.programs().keySet());
      if (read.plan().isPresent()) return read.plan().get();
      throw new IOException(
          read.problems().stream().map(Problem::text).collect(Collectors.joining("\n")));
    }

    /** One core is left to the window. */
    private ValueSearchPlan.Playing playing(BotRegistry bots) {
      int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
      return new ValueSearchPlan.Playing(ExperimentEngine.HERE, bots, this, List.of(), 0, threads);
    }

    @Override
    public void done(int games, int of) {
      SwingUtilities.invokeLater(
          () -> {
            bar.setIndeterminate(false);
            bar.setMaximum(of);
            bar.setValue(games);
            told.tell(UiWords.of("experiments.so-far", games, of));
          });
    }

    @Override
    public void notice(String says) {
      SwingUtilities.invokeLater(() -> noticed.add(says));
    }

    @Override
    public boolean cancelled() {
      return cancelled.get();
    }
  }
}
