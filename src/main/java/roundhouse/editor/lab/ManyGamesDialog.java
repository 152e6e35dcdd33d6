package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.Frame;
import java.awt.GridLayout;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.ProgramsPane;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.BatchSetup;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.TitleSource;

/**
 * Has bots play many games of one or two designs in the background; the figures update as they
 * play.
 */
public final class ManyGamesDialog extends JDialog implements ManyGamesTask.Listener {
  private final transient TitleSource titles;
  private final transient OwnPrograms programs;
  private final ManyGamesForm form;
  private final ManyGamesResults results;
  private final JProgressBar bar = new JProgressBar();
  private final MessageLine told = new MessageLine("games told");
  private final JButton start = new JButton(UiWords.of("lab.start"));
  private final JButton cancel = new JButton(UiWords.of("common.cancel"));
  private final SeedGameButton one;
  private transient Optional<ManyGamesTask> work = Optional.empty();

  private ManyGamesDialog(
      Frame owner,
      WindowLook look,
      TitleSource titles,
      OwnPrograms programs,
      ProgramsPane.ShownOver show,
      Predicate<GameLog> open) {
    super(owner, UiWords.of("lab.window"), false);
    this.titles = titles;
    this.programs = programs;
    form = new ManyGamesForm(titles, programs, show, this::start, told::tell);
    Consumer<GameLog> shown = game -> setVisible(!open.test(game));
    results = new ManyGamesResults(look, titles.project(), shown);
    one = new SeedGameButton(titles, programs, form::read, shown, told::tell);
    setName("many games");
    add(form, BorderLayout.NORTH);
    add(results, BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    getRootPane().setDefaultButton(start);
    KeyBindings.onEscape(getRootPane(), this::leave);
    setDefaultCloseOperation(DISPOSE_ON_CLOSE);
    cancelOnClose();
    setPreferredSize(Panels.onScreen(1060, 800));
    pack();
    setLocationRelativeTo(owner);
  }

  private void cancelOnClose() {
    addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            work.ifPresent(ManyGamesTask::cancel);
          }
        });
  }

  /**
   * Opens the dialog for the current design and its options.
   *
   * @param programs that may play beside the bots
   * @param show shows the programs
   * @param open shows a game in the window and returns whether it does; the dialog then hides
   */
  public static ManyGamesDialog open(
      Frame owner,
      WindowLook look,
      TitleSource titles,
      OwnPrograms programs,
      ProgramsPane.ShownOver show,
      Snapshot now,
      Predicate<GameLog> open) {
    var dialog = new ManyGamesDialog(owner, look, titles, programs, show, open);
    now.design().ifPresent(folder -> dialog.form.choose(folder, now.options()));
    dialog.setVisible(true);
    return dialog;
  }

  private JPanel foot() {
    start.setName("start games");
    start.setMnemonic('S');
    start.addActionListener(_ -> start());
    cancel.setName("cancel games");
    cancel.setEnabled(false);
    cancel.addActionListener(_ -> cancel());
    bar.setName("games progress");
    bar.getAccessibleContext().setAccessibleName(UiWords.of("lab.progress"));
    var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 8, 0));
    buttons.add(start);
    buttons.add(cancel);
    buttons.add(one);
    buttons.add(results.saveButton(told::tell));
    var line = new JPanel(new BorderLayout(8, 0));
    line.setBorder(BorderFactory.createEmptyBorder(0, 10, 8, 10));
    line.add(bar, BorderLayout.CENTER);
    line.add(buttons, BorderLayout.EAST);
    var foot = new JPanel(new BorderLayout());
    foot.add(told, BorderLayout.NORTH);
    foot.add(line, BorderLayout.CENTER);
    return foot;
  }

  private void start() {
    if (work.isEmpty()) form.read().ifPresent(this::start);
  }

  private void start(BatchSetup games) {
    List<String> sides = games.sides().stream().map(ComparedDesign::name).toList();
    results.sides(sides);
    results.show(Optional.empty());
    bar.setMaximum(games.games() * sides.size());
    bar.setValue(0);
    bar.setIndeterminate(true);
    told.tell(UiWords.of("compare.reading"));
    work = Optional.of(ManyGamesTask.start(titles, games, programs, this));
    buttons();
  }

  private void buttons() {
    start.setEnabled(work.isEmpty());
    cancel.setEnabled(work.isPresent());
  }

  @Override
  public void begun(List<Variant> variants) {
    results.begin(variants);
    bar.setIndeterminate(false);
    told.tell(UiWords.of("lab.playing"));
  }

  @Override
  public void played(BatchReport soFar, int games, int of, Duration took) {
    bar.setValue(games);
    told.tell(UiWords.of("lab.so-far", games, of, TimeLeft.says(games, of, took)));
    results.show(Optional.of(soFar));
  }

  @Override
  public void ended(BatchReport report, boolean cancelled, List<String> faults) {
    bar.setValue(report.games());
    String says =
        cancelled
            ? UiWords.counted("lab.stopped", report.games())
            : UiWords.counted(
                "lab.done", report.games(), Math.max(1, Math.round(report.seconds())));
    told.tell(Stream.concat(Stream.of(says), faults.stream()).collect(Collectors.joining(" ")));
    results.show(Optional.of(report));
    end();
  }

  @Override
  public void failed(String why) {
    told.tell(String.join(" ", why.lines().toList()));
    end();
  }

  private void end() {
    bar.setIndeterminate(false);
    work = Optional.empty();
    buttons();
  }

  private void cancel() {
    work.ifPresent(ManyGamesTask::cancel);
    told.tell(UiWords.of("lab.stopping"));
  }

  /** Escape stops running games; otherwise it closes the dialog. */
  private void leave() {
    if (work.isPresent()) cancel();
    else dispose();
  }

  /** Estimates the remaining time of work from its progress. */
  static final class TimeLeft {
    private static final int MINUTE = 60;

    private TimeLeft() {}

    /**
     * The remaining time in words, rounded up.
     *
     * @param done the finished steps, at least one
     * @param of all steps
     * @param took the time of the finished steps
     */
    static String says(int done, int of, Duration took) {
      long seconds = Math.ceilDiv(took.toMillis() * (of - done), 1000L * done);
      return seconds <= MINUTE
          ? UiWords.counted("lab.seconds", seconds)
          : UiWords.of("lab.minutes", Math.ceilDiv(seconds, MINUTE));
    }
  }

  /** Replays one game from the seed that figures, rows or reports name, and opens it. */
  private static final class SeedGameButton extends JButton {
    private final transient TitleSource titles;
    private final transient OwnPrograms programs;
    private final transient Supplier<Optional<BatchSetup>> setup;
    private final transient Consumer<GameLog> open;
    private final transient Consumer<String> tell;

    /**
     * @param setup the current choice of the form; its first side is played
     * @param open shows a game in the window
     */
    SeedGameButton(
        TitleSource titles,
        OwnPrograms programs,
        Supplier<Optional<BatchSetup>> setup,
        Consumer<GameLog> open,
        Consumer<String> tell) {
      super(UiWords.of("lab.game"));
      this.titles = titles;
      this.programs = programs;
      this.setup = setup;
      this.open = open;
      this.tell = tell;
      setName("game of a seed");
      setMnemonic('G');
      setToolTipText(UiWords.of("lab.game-tip"));
      addActionListener(_ -> setup.get().ifPresent(this::ask));
    }

    private void ask(BatchSetup games) {
      Component owner = SwingUtilities.getWindowAncestor(this);
      var field = new JTextField(14);
      field.setName("seed of the game");
      var label = new JLabel(UiWords.of("lab.seed"));
      label.setLabelFor(field);
      var form = new JPanel(new GridLayout(0, 1, 0, 4));
      form.add(label);
      form.add(field);
      if (!ConfirmDialog.form(
          owner, form, UiWords.of("lab.game-window"), UiWords.of("lab.game-open"), field)) return;
      String typed = field.getText().strip();
      if (typed.matches("-?\\d{1,18}")) play(games, Long.parseLong(typed));
      else tell.accept(UiWords.of("lab.no-seed", typed));
    }

    private void play(BatchSetup games, long seed) {
      setEnabled(false);
      tell.accept(UiWords.of("lab.game-playing", seed));
      BackgroundThreads.start(
          "game of a seed",
          () -> {
            try (BotRegistry bots = programs.started()) {
              GameLog game = games.game(titles, bots, seed);
              end(() -> open.accept(game));
            } catch (IOException unreadable) {
              end(() -> tell.accept(unreadable.getMessage()));
            } catch (HookFailure unplayable) {
              end(() -> tell.accept(unplayable.says()));
            }
          });
    }

    private void end(Runnable result) {
      SwingUtilities.invokeLater(
          () -> {
            setEnabled(true);
            result.run();
          });
    }
  }
}
