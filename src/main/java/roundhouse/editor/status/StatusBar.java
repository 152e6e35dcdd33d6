package roundhouse.editor.status;

import java.awt.BorderLayout;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.play.history.ReloadStrip;
import roundhouse.words.UiWords;
import roundhouse.workshop.Notice;
import roundhouse.workshop.OpeningProgress;
import roundhouse.workshop.RecordedGameOpening;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.history.RoundName;

/** The status line: what is running, what was just refused, and where the game stands. */
public final class StatusBar extends JPanel implements SnapshotListener {
  private static final int STAYS = 8000;
  private static final int ALARM_STAYS = 20000;

  private final WindowLook look;
  private final FittingLabel says = new FittingLabel();
  private final JLabel game = new JLabel();
  private final JProgressBar busy = new JProgressBar();
  private boolean alarmed;
  private final Timer fading = new Timer(STAYS, _ -> quiet());

  /**
   * @param reloaded says what the last reload did
   * @param opening a recorded game that is being opened
   */
  public StatusBar(WindowLook look, ReloadStrip reloaded, RecordedGameOpening opening) {
    super(new BorderLayout(12, 0));
    this.look = look;
    setBorder(BorderFactory.createEmptyBorder(3, 10, 4, 10));
    says.setName("notice");
    busy.setIndeterminate(true);
    busy.setVisible(false);
    var right = new JPanel(new BorderLayout(10, 0));
    var works = new JPanel(new BorderLayout(10, 0));
    works.add(new OpeningBar(opening), BorderLayout.CENTER);
    works.add(busy, BorderLayout.EAST);
    right.add(works, BorderLayout.WEST);
    right.add(reloaded, BorderLayout.CENTER);
    right.add(game, BorderLayout.EAST);
    add(says, BorderLayout.CENTER);
    add(right, BorderLayout.EAST);
    fading.setRepeats(false);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    busy.setVisible(!now.busy().isEmpty());
    if (!now.busy().equals(before.busy()) && !now.busy().isEmpty() && !alarmed)
      say(now.busy() + " …", false);
    else if (now.busy().isEmpty() && says.getText().equals(before.busy() + " …")) quiet();
    now.notice()
        .filter(notice -> before.notice().orElse(null) != notice)
        .ifPresent(notice -> say(notice.says(), notice.kind() != Notice.Kind.DONE));
    game.setText(now.play().map(StatusBar::standing).orElse(""));
  }

  private static String standing(GameHistory play) {
    var design = play.title().design();
    return UiWords.of(
        "foot.standing",
        RoundName.of(design, play.state()),
        play.state().phase(),
        design.amount(play.state().bank()));
  }

  /** Shows a message for a while; alarms stay longer, even if other work begins. */
  public void say(String text, boolean alarm) {
    says.setText(text);
    says.setToolTipText(text);
    says.setForeground(alarm ? look.error() : getForeground());
    alarmed = alarm;
    fading.setInitialDelay(alarm ? ALARM_STAYS : STAYS);
    fading.restart();
  }

  private void quiet() {
    says.setText(" ");
    alarmed = false;
  }

  /**
   * How far a recorded game that is being opened has been played, with a button that gives it up.
   */
  private static final class OpeningBar extends JPanel {
    private final JLabel says = new JLabel();
    private final JProgressBar bar = new JProgressBar();
    private final transient AtomicReference<Optional<OpeningProgress>> next =
        new AtomicReference<>();

    OpeningBar(RecordedGameOpening opening) {
      super(new BorderLayout(8, 0));
      setName("opening");
      says.setName("opening says");
      bar.setName("opening progress");
      bar.getAccessibleContext().setAccessibleName(UiWords.of("commands.open"));
      var cancel = new JButton(UiWords.of("common.cancel"));
      cancel.setName("cancel opening");
      cancel.setToolTipText(UiWords.of("games.recorded-cancel"));
      cancel.putClientProperty("FlatLaf.style", "margin: 0,8,0,8");
      cancel.putClientProperty("JButton.buttonType", "toolBarButton");
      cancel.addActionListener(_ -> opening.cancel());
      add(says, BorderLayout.WEST);
      add(bar, BorderLayout.CENTER);
      add(cancel, BorderLayout.EAST);
      setVisible(false);
      opening.listen(this::reached);
    }

    /** Of several steps that wait for the event thread, the last is shown. */
    private void reached(Optional<OpeningProgress> progress) {
      if (next.getAndSet(progress) == null) SwingUtilities.invokeLater(this::follow);
    }

    private void follow() {
      Optional<OpeningProgress> shown = next.getAndSet(null);
      setVisible(shown.isPresent());
      shown.ifPresent(this::tell);
    }

    private void tell(OpeningProgress progress) {
      bar.setIndeterminate(progress.all() == 0);
      bar.setMaximum(progress.all());
      bar.setValue(progress.done());
      String name = progress.file().getFileName().toString();
      says.setText(
          progress.all() == 0
              ? UiWords.of("games.recorded-reading", name)
              : UiWords.of("games.recorded-playing", name, progress.done(), progress.all()));
      setToolTipText(says.getText());
    }
  }
}
