package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JList;
import javax.swing.JPanel;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.words.UiWords;

/** Lists all problems; a click goes to the place. */
public final class ProblemsView extends JPanel implements FocusTarget {
  private final transient WindowLook look;
  private final transient Consumer<SourcePlace> show;
  private final transient IntConsumer counted;
  private final DefaultListModel<Problem> model = new DefaultListModel<>();
  private final JList<Problem> list = new PlaceholderList<>(model, UiWords.of("foot.none"));
  private transient List<Problem> problems = List.of();

  /**
   * @param counted called with the number of problems
   */
  public ProblemsView(WindowLook look, Consumer<SourcePlace> show, IntConsumer counted) {
    super(new BorderLayout());
    this.look = look;
    this.show = show;
    this.counted = counted;
    list.setName("problems");
    list.getAccessibleContext().setAccessibleName(UiWords.of("views.problems"));
    list.setCellRenderer(new Cell());
    WrappedLine.measureAgain(list);
    list.addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            go();
          }
        });
    list.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyPressed(KeyEvent event) {
            if (event.getKeyCode() == KeyEvent.VK_ENTER) go();
          }
        });
    add(Panels.scroll(list), BorderLayout.CENTER);
  }

  /**
   * Renames the list.
   *
   * @param says the accessible name
   */
  public void setNames(String name, String says) {
    list.setName(name);
    list.getAccessibleContext().setAccessibleName(says);
  }

  /** Focuses the first problem. */
  @Override
  public void takeFocus() {
    if (list.isSelectionEmpty() && !model.isEmpty()) list.setSelectedIndex(0);
    list.requestFocusInWindow();
  }

  public void show(List<Problem> found) {
    if (found.equals(problems)) return;
    problems = found;
    model.clear();
    model.addAll(found);
    counted.accept(found.size());
  }

  private void go() {
    if (list.getSelectedValue() != null) show.accept(list.getSelectedValue().place());
  }

  /** A problem on as many lines as it needs: what would be right stands at its end. */
  private final class Cell extends WrappedLine<Problem> {
    private Cell() {
      super(ProblemsView::says);
      setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 10));
    }

    @Override
    public Component getListCellRendererComponent(
        JList<? extends Problem> of,
        Problem problem,
        int index,
        boolean selected,
        boolean focused) {
      super.getListCellRendererComponent(of, problem, index, selected, focused);
      setToolTipText(problem.text());
      if (!selected) setForeground(problem.isError() ? look.error() : look.warning());
      return this;
    }
  }

  private static String says(Problem problem) {
    SourcePlace place = problem.place();
    String fix = problem.fix().isEmpty() ? "" : ": " + problem.fix();
    Path file = place.file().toAbsolutePath().normalize();
    String folder = file.getNameCount() > 1 ? file.getParent().getFileName() + "/" : "";
    return folder + file.getFileName() + ":" + place.line() + "   " + problem.message() + fix;
  }
}
