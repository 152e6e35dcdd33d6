package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Typing;
import roundhouse.editor.text.ProblemsView;
import roundhouse.words.Words;

/**
 * The bottom of the window: it shows the number of problems whatever is shown above; a click on it,
 * or Ctrl+Shift+M, opens the list.
 */
final class ProblemsFoot extends JPanel {
  private static final int HEIGHT = 150;

  private final transient Look look;
  private final JButton count = new JButton();
  private final ProblemsView list;
  private transient List<Problem> problems = List.of();

  /**
   * @param status stands beside the count
   * @param show goes to a place in a file
   */
  ProblemsFoot(Look look, JComponent status, Consumer<Place> show) {
    super(new BorderLayout());
    this.look = look;
    list = new ProblemsView(look, show, _ -> {});
    list.call("all problems", Words.of("text.all-problems"));
    list.setPreferredSize(new Dimension(100, HEIGHT));
    list.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, look.faint()));
    list.setVisible(false);
    count.setName("problem count");
    count.setToolTipText(Words.of("foot.problems-tip"));
    count.putClientProperty("JButton.buttonType", "toolBarButton");
    count.addActionListener(_ -> toggle());
    Typing.bind(list, "ESCAPE", this::toggle);
    Typing.keepKeys(list);
    var row = new JPanel(new BorderLayout());
    row.add(count, BorderLayout.WEST);
    row.add(status, BorderLayout.CENTER);
    add(list, BorderLayout.CENTER);
    add(row, BorderLayout.SOUTH);
    look.follow(() -> show(problems));
  }

  void show(List<Problem> found) {
    problems = found;
    list.show(problems);
    long errors = problems.stream().filter(Problem::isError).count();
    count.setText(says(errors, problems.size() - errors));
    count.setForeground(
        errors > 0 ? look.error() : problems.isEmpty() ? look.faint() : look.warning());
    count.getAccessibleContext().setAccessibleName(count.getText());
  }

  static String says(long errors, long warnings) {
    if (errors == 0 && warnings == 0) return Words.of("foot.sound");
    String wrong = errors == 0 ? "" : Words.counted("foot.errors", errors);
    String doubtful = warnings == 0 ? "" : Words.counted("foot.warnings", warnings);
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
