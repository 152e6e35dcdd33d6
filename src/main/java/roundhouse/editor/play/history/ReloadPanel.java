package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.reload.ReloadReport;

/** Everything that the last edit changed in the game, or why the files cannot be played. */
final class ReloadPanel extends JPanel {
  private static final int MOST = 12;
  private static final int COLUMNS = 60;

  private final JTextArea says = text();
  private final JTextArea details = text();
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

  private static JTextArea text() {
    var text = new JTextArea(0, COLUMNS);
    text.setEditable(false);
    text.setFocusable(false);
    text.setOpaque(false);
    text.setLineWrap(true);
    text.setWrapStyleWord(true);
    return text;
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
