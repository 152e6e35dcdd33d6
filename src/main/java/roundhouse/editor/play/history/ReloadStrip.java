package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Rectangle;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.UIManager;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.StillText;
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

  /** Everything that the last edit changed in the game, or why the files cannot be played. */
  private static final class ReloadPanel extends JPanel {
    private static final int MOST = 12;
    private static final int COLUMNS = 60;

    private final StillText says = new StillText(0, COLUMNS);
    private final StillText details = new StillText(0, COLUMNS);
    private final JButton away = new JButton(UiWords.of("reload.away"));
    private final JButton place = new JButton(UiWords.of("reload.place"));
    private transient Optional<SourcePlace> where = Optional.empty();

    /**
     * @param show goes to a place in a file
     * @param dismiss forgets the report
     */
    ReloadPanel(Consumer<SourcePlace> show, Runnable dismiss) {
      super(new BorderLayout());
      setName("reload");
      setBorder(
          BorderFactory.createCompoundBorder(
              BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
              BorderFactory.createEmptyBorder(8, 10, 8, 10)));
      place.setName("show the place");
      place.addActionListener(_ -> where.ifPresent(show));
      details.setName("reload differences");
      details.setBorder(BorderFactory.createEmptyBorder(6, 12, 0, 0));
      var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 4, 0));
      away.addActionListener(_ -> dismiss.run());
      buttons.add(place);
      buttons.add(away);
      add(says, BorderLayout.NORTH);
      add(details, BorderLayout.CENTER);
      add(buttons, BorderLayout.SOUTH);
    }

    /** Focuses the button that Enter would press. */
    void takeFocus() {
      (place.isVisible() ? place : away).requestFocusInWindow();
    }

    void show(Snapshot now) {
      says.setText(says(now));
      details.setText(now.report().map(ReloadPanel::details).orElse(""));
      details.setVisible(!details.getText().isEmpty() && !now.outdated());
      where = where(now);
      place.setVisible(where.isPresent());
    }

    /** In a sentence; "" if nothing was edited. */
    static String says(Snapshot now) {
      return now.outdated() ? broken(now) : now.report().map(ReloadReport::says).orElse("");
    }

    private static String broken(Snapshot now) {
      Problem first = firstError(now).orElseThrow();
      long count = now.loaded().problems().stream().filter(Problem::isError).count();
      String where = first.place().file().getFileName() + ":" + first.place().line();
      return UiWords.counted("reload.broken", count - 1, where, first.message());
    }

    private static String details(ReloadReport report) {
      int count = report.differences().size();
      String rest = count > MOST ? "\n" + UiWords.of("common.more", count - MOST) : "";
      return String.join("\n", report.differences().stream().limit(MOST).toList()) + rest;
    }

    private static Optional<Problem> firstError(Snapshot now) {
      return now.loaded().problems().stream().filter(Problem::isError).findFirst();
    }

    private static Optional<SourcePlace> where(Snapshot now) {
      return now.outdated()
          ? firstError(now).map(Problem::place)
          : now.report().flatMap(ReloadReport::stop).flatMap(ReloadReport.Stop::place);
    }
  }
}
