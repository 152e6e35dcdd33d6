package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.hooks.HookTimes;

/** Replays the game and shows how long each script function took; can be cancelled. */
final class ScriptTimesDialog extends JDialog {
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
