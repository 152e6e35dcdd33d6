package roundhouse.editor.status;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.OverlaidPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.text.ProblemsView;
import roundhouse.words.UiWords;

/**
 * The strip at the bottom of the window, of one height whatever it says: notices, the number of
 * problems, the last reload, where the game stands. A click on the problems, or Ctrl+Shift+M, opens
 * their list over the top of the views, where it covers no history.
 */
public final class ProblemsFooter extends JPanel {
  private static final int HEIGHT = 150;
  private static final int AROUND_TEXT = 11;

  private final transient WindowLook look;
  private final JButton count = new JButton();
  private final ProblemsView list;
  private final OverlaidPanel overlay;
  private transient List<Problem> problems = List.of();

  /**
   * @param notices come first, where no count moves them
   * @param status beside the count
   * @param show goes to a place in a file
   */
  public ProblemsFooter(
      WindowLook look, JComponent notices, JComponent status, Consumer<SourcePlace> show) {
    super(new BorderLayout());
    this.look = look;
    list = new ProblemsView(look, show, _ -> {});
    list.setNames("all problems", UiWords.of("text.all-problems"));
    list.setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, look.faint()));
    overlay = new OverlaidPanel(list, (window, _) -> belowHeader(window));
    count.setName("problem count");
    count.setToolTipText(UiWords.of("foot.problems-tip"));
    count.putClientProperty("JButton.buttonType", "toolBarButton");
    count.addActionListener(_ -> toggle());
    var row = new JPanel(new BorderLayout());
    row.add(notices, BorderLayout.WEST);
    var beside = new JPanel(new BorderLayout());
    beside.add(count, BorderLayout.WEST);
    beside.add(status, BorderLayout.CENTER);
    row.add(beside, BorderLayout.CENTER);
    add(row, BorderLayout.CENTER);
    look.addListener(() -> show(problems));
  }

  public void show(List<Problem> found) {
    problems = found;
    list.show(problems);
    long errors = problems.stream().filter(Problem::isError).count();
    count.setText(summary(errors, problems.size() - errors));
    count.setForeground(
        errors > 0 ? look.error() : problems.isEmpty() ? look.faint() : look.warning());
    count.getAccessibleContext().setAccessibleName(count.getText());
  }

  public static String summary(long errors, long warnings) {
    if (errors == 0 && warnings == 0) return UiWords.of("foot.sound");
    String wrong = errors == 0 ? "" : UiWords.counted("foot.errors", errors);
    String doubtful = warnings == 0 ? "" : UiWords.counted("foot.warnings", warnings);
    return wrong + (errors > 0 && warnings > 0 ? ", " : "") + doubtful;
  }

  private Rectangle belowHeader(Dimension window) {
    Container content = getParent();
    var parts = (BorderLayout) content.getLayout();
    Component header = parts.getLayoutComponent(BorderLayout.NORTH);
    int top = content.getY() + (header == null ? 0 : header.getY() + header.getHeight());
    return new Rectangle(0, top, window.width, HEIGHT);
  }

  /** Its height does not depend on what it says. */
  @Override
  public Dimension getPreferredSize() {
    return new Dimension(super.getPreferredSize().width, look.textSize() + AROUND_TEXT);
  }

  /** Opens or closes the list. */
  public void toggle() {
    if (overlay.isOpen()) {
      overlay.close();
      return;
    }
    overlay.open(this);
    list.takeFocus();
  }
}
