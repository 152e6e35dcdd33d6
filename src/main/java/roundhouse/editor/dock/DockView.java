package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.Dockable;
import io.github.andrewauclair.moderndocking.ui.DockingHeaderUI;
import io.github.andrewauclair.moderndocking.ui.HeaderController;
import io.github.andrewauclair.moderndocking.ui.HeaderModel;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FocusTraversalPolicy;
import java.awt.event.HierarchyEvent;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.TakesFocus;

/** A view that can stand anywhere. What is in it is made when it is first seen. */
public final class DockView extends JPanel implements Dockable {
  /**
   * What a view may be squeezed to that asks for nothing: what its layout would like is too much
   * for small windows.
   */
  private static final Dimension SMALLEST = new Dimension(80, 60);

  private final String id;
  private final String title;
  private final Side side;
  private final transient Supplier<? extends JComponent> maker;
  private transient Optional<JComponent> content = Optional.empty();
  private String label;
  private transient Optional<Component> last = Optional.empty();
  private transient Optional<ViewHeader> header = Optional.empty();

  /**
   * @param id by which layouts know it
   * @param title what its tab says
   * @param maker asked once for what is in it
   */
  public DockView(String id, String title, Side side, Supplier<? extends JComponent> maker) {
    super(new BorderLayout());
    this.id = id;
    this.title = title;
    this.side = side;
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

  private JComponent content() {
    if (content.isEmpty()) fill(maker.get());
    return content.get();
  }

  /** Whoever has it shown may go on with its parts at once, the keyboard for example. */
  private void fill(JComponent made) {
    content = Optional.of(made);
    if (made.isMinimumSizeSet()) setMinimumSize(made.getMinimumSize());
    add(made, BorderLayout.CENTER);
    validate();
  }

  /** By which layouts know it. */
  public String id() {
    return id;
  }

  /** What menus call it. */
  public String title() {
    return title;
  }

  Side side() {
    return side;
  }

  /** Has its tab say something else, a count of what is in it for example. */
  void label(String text) {
    label = text;
  }

  ViewHeader header() {
    return header.orElseThrow();
  }

  /** Remembers which of its parts had the keyboard last. */
  void last(Component part) {
    last = Optional.of(part);
  }

  /**
   * Puts the keyboard into it, where it was last or where one works; where nothing in it takes
   * keys, on the view itself.
   */
  void takeKeyboard() {
    Optional<Component> before = last.filter(this::canFocus);
    if (before.isEmpty() && content() instanceof TakesFocus knows) {
      knows.takeFocus();
      return;
    }
    Component part = before.orElseGet(this::first);
    if (part == this) setFocusable(true);
    part.requestFocus();
  }

  private boolean canFocus(Component part) {
    return SwingUtilities.isDescendingFrom(part, this)
        && part.isShowing()
        && part.isEnabled()
        && part.isFocusable();
  }

  private Component first() {
    setFocusable(false);
    Container root = getFocusCycleRootAncestor();
    FocusTraversalPolicy policy = root.getFocusTraversalPolicy();
    Component next = policy.getComponentAfter(root, this);
    return next != null && canFocus(next) ? next : this;
  }

  @Override
  public String getPersistentID() {
    return id;
  }

  @Override
  public String getTabText() {
    return label;
  }

  @Override
  public boolean isWrappableInScrollpane() {
    return false;
  }

  @Override
  public boolean isAutoHideAllowed() {
    return true;
  }

  @Override
  public DockingHeaderUI createHeaderUI(HeaderController controller, HeaderModel model) {
    header = Optional.of(new ViewHeader(this));
    return header.get();
  }
}
