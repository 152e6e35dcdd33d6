package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.FlowLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.Action;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.reload.ReloadReport;

/**
 * Says what the last edit changed in the game, or that files are broken and the last good rules are
 * in force.
 */
public final class ReloadBar extends JPanel implements SnapshotListener {
  private static final int MOST = 12;

  private final transient WindowLook look;
  private final JTextArea says = new JTextArea();
  private final JTextArea details = new JTextArea();
  private final JButton more = new JButton();
  private final JButton place = new JButton(UiWords.of("reload.place"));
  private final JPanel buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 4, 0));
  private final transient List<JButton> ways;
  private transient Snapshot shown = Snapshot.EMPTY;

  /**
   * @param ways what to do where a replay stopped
   */
  public ReloadBar(
      WindowLook look, Consumer<SourcePlace> show, Runnable dismiss, List<? extends Action> ways) {
    super(new BorderLayout());
    this.look = look;
    setName("reload");
    var close = new JButton("✕");
    close.setToolTipText(UiWords.of("reload.away"));
    close.addActionListener(_ -> dismiss.run());
    more.addActionListener(_ -> details.setVisible(!details.isVisible()));
    place.addActionListener(_ -> where().ifPresent(show));
    place.setName("show the place");
    more.setName("more");
    this.ways = ways.stream().map(ReloadBar::button).toList();
    for (JButton button : Stream.concat(this.ways.stream(), Stream.of(more, place)).toList()) {
      button.putClientProperty("JButton.buttonType", "toolBarButton");
      button.setFocusable(false);
      buttons.add(button);
    }
    close.putClientProperty("JButton.buttonType", "toolBarButton");
    close.setFocusable(false);
    add(close, BorderLayout.EAST);
    buttons.setOpaque(false);
    says.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    says.setEditable(false);
    says.setFocusable(false);
    says.setOpaque(false);
    says.setLineWrap(true);
    says.setWrapStyleWord(true);
    details.setEditable(false);
    details.setFocusable(false);
    details.setOpaque(false);
    details.setVisible(false);
    details.setBorder(BorderFactory.createEmptyBorder(0, 22, 8, 10));
    add(says, BorderLayout.CENTER);
    var below = new JPanel(new BorderLayout());
    below.setOpaque(false);
    below.add(details, BorderLayout.CENTER);
    below.add(buttons, BorderLayout.SOUTH);
    add(below, BorderLayout.SOUTH);
    setVisible(false);
    look.addListener(this::tell);
  }

  private static JButton button(Action way) {
    var button = new JButton(way);
    button.setName((String) way.getValue(Action.NAME));
    return button;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.report().equals(now.report())
        && before.outdated() == now.outdated()
        && before.loaded() == now.loaded()) return;
    shown = now;
    details.setVisible(false);
    tell();
  }

  /** Its message. */
  public String text() {
    return says.getText();
  }

  private void tell() {
    setVisible(shown.outdated() || shown.report().isPresent());
    if (shown.outdated()) tellBroken();
    else shown.report().ifPresent(this::tell);
    place.setVisible(where().isPresent());
    ways.forEach(way -> way.setVisible(!shown.outdated() && way.isEnabled()));
  }

  private void tellBroken() {
    Problem first =
        shown.loaded().problems().stream().filter(Problem::isError).findFirst().orElseThrow();
    long count = shown.loaded().problems().stream().filter(Problem::isError).count();
    String where = first.place().file().getFileName() + ":" + first.place().line();
    put(look.bad(), UiWords.counted("reload.broken", count - 1, where, first.message()));
    more.setVisible(false);
  }

  private void tell(ReloadReport report) {
    Color ground =
        report.stop().isPresent()
            ? look.bad()
            : report.differences().isEmpty() ? look.good() : look.doubtful();
    put(ground, report.says());
    int count = report.differences().size();
    more.setVisible(count > 0);
    more.setText(UiWords.counted("reload.differences", count));
    String rest = count > MOST ? "\n" + UiWords.of("common.more", count - MOST) : "";
    details.setText(String.join("\n", report.differences().stream().limit(MOST).toList()) + rest);
  }

  private void put(Color ground, String text) {
    setBackground(ground);
    says.setText(text);
    says.setToolTipText(text);
    // The height of wrapped text is known only once its width is.
    SwingUtilities.invokeLater(this::revalidate);
  }

  private Optional<SourcePlace> where() {
    if (shown.outdated())
      return shown.loaded().problems().stream()
          .filter(Problem::isError)
          .map(Problem::place)
          .findFirst();
    return shown.report().flatMap(ReloadReport::stop).flatMap(ReloadReport.Stop::place);
  }
}
