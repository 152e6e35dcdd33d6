package roundhouse.editor.play.history;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import javax.swing.JButton;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Says in the status strip what the last edit did to the game; a click shows all of it. It keeps
 * its place and height, so that no edit moves anything in the window.
 */
public final class ReloadStrip extends JButton implements SnapshotListener {
  private static final int MARGIN = 8;

  private final transient WindowLook look;
  private final ReloadPanel panel;
  private final transient OverlaidPanel overlay;
  private transient Snapshot shown = Snapshot.EMPTY;
  private String time = "";

  /**
   * @param show goes to a place in a file
   * @param dismiss forgets the report
   */
  public ReloadStrip(WindowLook look, Consumer<SourcePlace> show, Runnable dismiss) {
    super(" ");
    this.look = look;
    setName("last reload");
    putClientProperty("JButton.buttonType", "toolBarButton");
    setFocusable(false);
    panel =
        new ReloadPanel(
            place -> {
              close();
              show.accept(place);
            },
            () -> {
              close();
              dismiss.run();
            });
    overlay = new OverlaidPanel(panel, this::above);
    addActionListener(_ -> toggle());
    look.addListener(this::colour);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (isAnotherGame(before, now)) setText(" ");
    boolean same =
        before.report().equals(now.report())
            && before.outdated() == now.outdated()
            && before.loaded() == now.loaded();
    if (same) return;
    shown = now;
    now.report().filter(told -> !before.report().equals(now.report())).ifPresent(this::tell);
    if (now.outdated()) setText(UiWords.of("reload.not"));
    setToolTipText(says().isEmpty() ? null : UiWords.of("foot.reloaded-at", says(), time));
    setEnabled(!says().isEmpty());
    panel.show(now);
    overlay.arrange();
    colour();
  }

  private static boolean isAnotherGame(Snapshot before, Snapshot now) {
    return now.report().isEmpty()
        && before.play().isPresent()
        && now.play().filter(play -> play.start() == before.play().get().start()).isEmpty();
  }

  private void tell(ReloadReport report) {
    time = LocalTime.now().truncatedTo(ChronoUnit.SECONDS).format(DateTimeFormatter.ISO_LOCAL_TIME);
    setText(
        UiWords.of("foot.reloaded", report.millis(), report.replayed(), report.total())
            + differences(report));
  }

  private static String differences(ReloadReport report) {
    if (report.stop().isPresent()) return UiWords.of("reload.stopped-here");
    int count = report.differences().size();
    return count == 0 ? "" : ", " + UiWords.counted("reload.differences", count);
  }

  /** The last edit in a sentence; "" if there was none, or its report was dismissed. */
  public String says() {
    return ReloadPanel.says(shown);
  }

  private void colour() {
    boolean bad = shown.outdated() || shown.report().flatMap(ReloadReport::stop).isPresent();
    boolean differs = shown.report().filter(told -> !told.differences().isEmpty()).isPresent();
    setForeground(bad ? look.error() : differs ? look.warning() : look.faint());
  }

  private void close() {
    overlay.close();
  }

  /** Opens the list of everything that the last edit did, over the views, or closes it. */
  public void toggle() {
    if (overlay.isOpen()) {
      close();
      return;
    }
    if (!isEnabled()) return;
    overlay.open(this);
    panel.takeFocus();
  }

  /** Above the strip, at its right end. */
  private Rectangle above(Dimension window, Dimension wanted) {
    int width = Math.min(wanted.width, window.width);
    int height = Math.min(wanted.height, window.height - 2 * getHeight());
    return new Rectangle(
        window.width - width - MARGIN,
        window.height - getHeight() - height - MARGIN,
        width,
        height);
  }
}
