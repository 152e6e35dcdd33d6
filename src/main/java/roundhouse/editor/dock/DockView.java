package roundhouse.editor.dock;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.LookAndFeel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import roundhouse.editor.kit.FocusMemory;

/** A view of the window. Its content is created when it is first shown. */
public final class DockView extends JPanel {
  /**
   * The smallest size of a view whose content sets none: the minimum of its layout is too large for
   * small windows.
   */
  private static final Dimension SMALLEST = new Dimension(80, 60);

  private final String id;
  private final String title;
  private final DockSide side;
  private final int foldedOut;
  private final transient Supplier<? extends JComponent> maker;
  private transient Optional<JComponent> content = Optional.empty();
  private String label;
  private final transient FocusMemory focus = new FocusMemory(this);
  private transient Supplier<List<Action>> menu = List::of;

  private final transient LookAndFeel first = UIManager.getLookAndFeel();

  /** The look that this view and what is in it have. */
  private transient LookAndFeel look = UIManager.getLookAndFeel();

  /**
   * @param id its name in layouts
   * @param title the text of its tab
   * @param foldedOut the pixels that it takes when it is folded out at an edge
   * @param maker called once for its content
   */
  public DockView(
      String id, String title, DockSide side, int foldedOut, Supplier<? extends JComponent> maker) {
    super(new BorderLayout());
    this.id = id;
    this.title = title;
    this.side = side;
    this.foldedOut = foldedOut;
    this.maker = maker;
    label = title;
    setName("view " + id);
    getAccessibleContext().setAccessibleName(title);
    setMinimumSize(SMALLEST);
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing())
            content();
        });
  }

  @Override
  public void updateUI() {
    super.updateUI();
    look = UIManager.getLookAndFeel();
  }

  /** The look may have changed while the view was not shown. */
  @Override
  public void addNotify() {
    super.addNotify();
    if (look != UIManager.getLookAndFeel()) SwingUtilities.updateComponentTreeUI(this);
  }

  private JComponent content() {
    if (content.isEmpty()) fill(maker.get());
    return content.get();
  }

  /**
   * Lays the content out at once, so that the caller can use its parts, to focus one for example.
   */
  private void fill(JComponent made) {
    content = Optional.of(made);
    if (made.isMinimumSizeSet()) setMinimumSize(made.getMinimumSize());
    add(made, BorderLayout.CENTER);
    // It may have been made before the look changed, and not shown since.
    if (first != UIManager.getLookAndFeel()) SwingUtilities.updateComponentTreeUI(made);
    validate();
  }

  /** Its name in layouts. */
  public String id() {
    return id;
  }

  /** Its name in menus. */
  public String title() {
    return title;
  }

  DockSide side() {
    return side;
  }

  /** Changes the text of its tab, to show a count for example. */
  void label(String text) {
    label = text;
  }

  /** The text of its tab. */
  String label() {
    return label;
  }

  /** Sets what its menu offers. */
  void offer(Supplier<List<Action>> commands) {
    menu = commands;
  }

  /** What its menu offers. */
  List<Action> menu() {
    return menu.get();
  }

  /** Remembers the component that was focused last. */
  void rememberFocus(Component part) {
    focus.remember(part);
  }

  /** Whether the keyboard is in it. */
  boolean hasKeyboard() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return owner != null && SwingUtilities.isDescendingFrom(owner, this);
  }

  /** The pixels that it takes when it is folded out at an edge for the first time. */
  int foldedOut() {
    return foldedOut;
  }

  /** Focuses the component last focused, or the one where the user works. */
  void takeKeyboard() {
    focus.takeKeyboard(content());
  }
}
