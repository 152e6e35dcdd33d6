package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.text.ProblemsView;
import roundhouse.words.UiWords;

/**
 * The bottom of the window: it shows the number of problems whatever is shown above; a click on it,
 * or Ctrl+Shift+M, opens the list.
 */
final class ProblemsFooter extends JPanel {
  private static final int HEIGHT = 150;

  private final transient WindowLook look;
  private final JButton count = new JButton();
  private final ProblemsView list;
  private transient List<Problem> problems = List.of();

  /**
   * @param notices stand first, where no count moves them
   * @param status stands beside the count
   * @param show goes to a place in a file
   */
  ProblemsFooter(
      WindowLook look, JComponent notices, JComponent status, Consumer<SourcePlace> show) {
    super(new BorderLayout());
    this.look = look;
    list = new ProblemsView(look, show, _ -> {});
    list.setNames("all problems", UiWords.of("text.all-problems"));
    list.setPreferredSize(new Dimension(100, HEIGHT));
    list.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, look.faint()));
    list.setVisible(false);
    count.setName("problem count");
    count.setToolTipText(UiWords.of("foot.problems-tip"));
    count.putClientProperty("JButton.buttonType", "toolBarButton");
    count.addActionListener(_ -> toggle());
    KeyBindings.bind(list, "ESCAPE", this::toggle);
    KeyBindings.keepKeys(list);
    var row = new JPanel(new BorderLayout());
    row.add(notices, BorderLayout.WEST);
    var beside = new JPanel(new BorderLayout());
    beside.add(count, BorderLayout.WEST);
    beside.add(status, BorderLayout.CENTER);
    row.add(beside, BorderLayout.CENTER);
    add(list, BorderLayout.CENTER);
    add(row, BorderLayout.SOUTH);
    look.addListener(() -> show(problems));
  }

  void show(List<Problem> found) {
    problems = found;
    list.show(problems);
    long errors = problems.stream().filter(Problem::isError).count();
    count.setText(summary(errors, problems.size() - errors));
    count.setForeground(
        errors > 0 ? look.error() : problems.isEmpty() ? look.faint() : look.warning());
    count.getAccessibleContext().setAccessibleName(count.getText());
  }

  static String summary(long errors, long warnings) {
    if (errors == 0 && warnings == 0) return UiWords.of("foot.sound");
    String wrong = errors == 0 ? "" : UiWords.counted("foot.errors", errors);
    String doubtful = warnings == 0 ? "" : UiWords.counted("foot.warnings", warnings);
    return wrong + (errors > 0 && warnings > 0 ? ", " : "") + doubtful;
  }

  /** Opens or closes the list. */
  void toggle() {
    list.setVisible(!list.isVisible());
    revalidate();
    if (list.isVisible()) list.takeFocus();
    else count.requestFocusInWindow();
  }
}
