package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Frame;
import java.awt.Toolkit;
import java.awt.datatransfer.StringSelection;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.engine.Action;
import roundhouse.engine.Hook;
import roundhouse.script.reference.HookStubs;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.Workshop;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.HookInputs;
import roundhouse.workshop.hooks.HookTimes;
import roundhouse.workshop.hooks.HookTrace;

/** Opens the windows about hooks beside the game. */
public final class HookDialogs {
  private final Frame owner;
  private final Workshop workshop;
  private final WindowLook look;
  private final Supplier<Snapshot> shown;
  private final Consumer<SourcePlace> show;

  /**
   * @param show goes to a place in a file
   */
  public HookDialogs(
      Frame owner,
      Workshop workshop,
      WindowLook look,
      Supplier<Snapshot> shown,
      Consumer<SourcePlace> show) {
    this.owner = owner;
    this.workshop = workshop;
    this.look = look;
    this.shown = shown;
    this.show = show;
  }

  /** Calls a hook by hand in the current game. */
  void tryOut(Hook<?, ?> hook) {
    openTraced(
        Optional.empty(),
        (play, trace) ->
            new HookTrialDialog(owner, workshop, play, hook, HookInputs.of(play, hook, trace)));
  }

  void stub(Hook<?, ?> hook) {
    new HookStubDialog(owner, workshop, shown.get(), hook).setVisible(true);
  }

  /** The calls around the current moment, and those of an action that failed there. */
  void calls(Optional<Action> attempted) {
    openTraced(attempted, (play, trace) -> new HookCallsDialog(owner, look, play, trace, show));
  }

  private void openTraced(
      Optional<Action> attempted, BiFunction<GameHistory, HookTrace, JDialog> dialog) {
    workshop
        .queries()
        .trace(attempted)
        .thenAccept(trace -> SwingUtilities.invokeLater(() -> open(trace, dialog)));
  }

  private void open(HookTrace trace, BiFunction<GameHistory, HookTrace, JDialog> dialog) {
    shown.get().play().ifPresent(play -> dialog.apply(play, trace).setVisible(true));
  }

  void times() {
    Optional<GameHistory> play = shown.get().play();
    play.ifPresent(game -> new ScriptTimesDialog(owner, look, game).open());
  }

  /** A stub function for a hook, to copy or to append to a script of the design. */
  private static final class HookStubDialog extends JDialog {
    private static final String NEW = "rules.js";

    private final String stub;

    HookStubDialog(Frame owner, Workshop workshop, Snapshot now, Hook<?, ?> hook) {
      super(owner, UiWords.of("stub.window", hook.name()), false);
      setName("stub window");
      stub = HookStubs.of(hook);
      Path folder = now.design().map(workshop.loader()::scripts).orElse(Path.of(""));
      var files = new JComboBox<>(scripts(now, folder).toArray(String[]::new));
      files.setName("script file");
      files.setEditable(true);
      var write = new JButton(UiWords.of("stub.write"));
      write.setName("write stub");
      write.addActionListener(
          _ -> {
            workshop.stub(hook, folder.resolve(String.valueOf(files.getSelectedItem()).strip()));
            dispose();
          });
      add(Panels.scroll(text()), BorderLayout.CENTER);
      add(foot(files, write), BorderLayout.SOUTH);
      getRootPane().setDefaultButton(write);
      KeyBindings.onEscape(getRootPane(), this::dispose);
      setPreferredSize(new Dimension(640, 340));
      pack();
      setLocationRelativeTo(owner);
    }

    private JTextArea text() {
      var text = new JTextArea(stub);
      text.setName("stub");
      text.setEditable(false);
      text.setFont(new Font(Font.MONOSPACED, Font.PLAIN, text.getFont().getSize()));
      return text;
    }

    private JPanel foot(JComboBox<String> files, JButton write) {
      var label = new JLabel(UiWords.of("stub.file"));
      label.setLabelFor(files);
      var copy = new JButton(UiWords.of("stub.copy"));
      copy.addActionListener(_ -> copy());
      var foot = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 6));
      for (JComponent part : new JComponent[] {label, files, write, copy}) foot.add(part);
      return foot;
    }

    private void copy() {
      Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(stub), null);
    }

    /** The design's own scripts, and one that may be new. */
    private static Set<String> scripts(Snapshot now, Path folder) {
      var names = new LinkedHashSet<String>();
      Path own = folder.toAbsolutePath().normalize();
      now.loaded().files().stream()
          .filter(file -> own.equals(file.toAbsolutePath().normalize().getParent()))
          .forEach(file -> names.add(file.getFileName().toString()));
      names.add(NEW);
      return names;
    }
  }

  /** Replays the game and shows how long each script function took; can be cancelled. */
  private static final class ScriptTimesDialog extends JDialog {
    private final transient GameHistory play;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final JProgressBar progress;
    private final JLabel says = new JLabel(" ");
    private final JButton cancel = new JButton(UiWords.of("common.cancel"));
    private final ReadOnlyTable table =
        new ReadOnlyTable(
            "times",
            UiWords.of("times.window"),
            List.of(
                UiWords.of("calls.hook"),
                UiWords.of("times.script"),
                "#" + UiWords.of("times.calls"),
                "#" + UiWords.of("times.total"),
                "#" + UiWords.of("times.each")));

    ScriptTimesDialog(Frame owner, WindowLook look, GameHistory play) {
      super(owner, UiWords.of("times.window"), false);
      this.play = play;
      setName("times window");
      progress = new JProgressBar(0, Math.max(1, play.played().size()));
      says.setName("times told");
      look.addListener(() -> says.setForeground(getForeground()));
      cancel.addActionListener(_ -> dispose());
      TableSetup.setWidths(table, 160, 200, 70, 80, 80);
      var foot = new JPanel(new BorderLayout(8, 0));
      foot.setBorder(BorderFactory.createEmptyBorder(6, 8, 6, 8));
      foot.add(progress, BorderLayout.CENTER);
      foot.add(says, BorderLayout.WEST);
      foot.add(cancel, BorderLayout.EAST);
      add(Panels.scroll(table), BorderLayout.CENTER);
      add(foot, BorderLayout.SOUTH);
      KeyBindings.onEscape(getRootPane(), this::dispose);
      setPreferredSize(new Dimension(640, 420));
      pack();
      setLocationRelativeTo(owner);
    }

    void open() {
      setVisible(true);
      BackgroundThreads.start(
          "times",
          () -> {
            Optional<HookTimes> times =
                HookTimes.of(
                    play,
                    done -> SwingUtilities.invokeLater(() -> progress.setValue(done)),
                    cancelled::get);
            SwingUtilities.invokeLater(() -> times.ifPresent(this::tell));
          });
    }

    private void tell(HookTimes times) {
      progress.setVisible(false);
      cancel.setText(UiWords.of("common.close"));
      long inScripts = times.all().stream().mapToLong(HookTimes.Time::nanos).sum();
      says.setText(
          UiWords.of(
              "times.told", times.actions(), times.nanos() / 1_000_000, inScripts / 1_000_000));
      table.show(times.all().stream().map(ScriptTimesDialog::cells).toList());
    }

    private static List<String> cells(HookTimes.Time time) {
      return List.of(
          time.hook(),
          Path.of(time.file()).getFileName() + ":" + time.line(),
          String.valueOf(time.calls()),
          "%.1f".formatted(time.nanos() / 1e6),
          "%.1f".formatted(time.nanos() / 1e3 / time.calls()));
    }

    @Override
    public void dispose() {
      cancelled.set(true);
      super.dispose();
    }
  }
}
