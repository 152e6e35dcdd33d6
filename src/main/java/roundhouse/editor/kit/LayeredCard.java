package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;

/**
 * A card above the views of a window, where something was done: a question, or a small editor. It
 * is part of the window, so that the keyboard gets there whatever the window manager does. A window
 * has at most one.
 */
public final class LayeredCard extends JPanel {
  private static final String SHOWN = "roundhouse.card";
  private static final int MARGIN = 8;

  private final transient ComponentAdapter resized =
      new ComponentAdapter() {
        @Override
        public void componentResized(ComponentEvent event) {
          place();
        }
      };

  private Point at = new Point();
  private transient Optional<Component> before = Optional.empty();

  /** Escape closes it. */
  public LayeredCard(JComponent content) {
    super(new BorderLayout());
    content.setOpaque(false);
    add(content, BorderLayout.CENTER);
    // What is clicked here is not clicked below.
    addMouseListener(new MouseAdapter() {});
    KeyBindings.keepKeys(this);
    KeyBindings.bind(this, "ESCAPE", this::close);
    updateUI();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(UIManager.getColor("PopupMenu.background"));
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.focusColor"), 2),
            BorderFactory.createEmptyBorder(8, 10, 8, 10)));
  }

  /**
   * Shows the card in place of any other of the window.
   *
   * @param beside where something was done, in the root pane
   * @param first gets the keyboard
   */
  public void open(JRootPane root, Point beside, JComponent first) {
    if (root.getClientProperty(SHOWN) instanceof LayeredCard other) other.close();
    root.putClientProperty(SHOWN, this);
    before =
        Optional.ofNullable(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    at = beside;
    root.getLayeredPane().add(this, JLayeredPane.POPUP_LAYER, 0);
    root.addComponentListener(resized);
    place();
    first.requestFocusInWindow();
  }

  /** The card that a window shows. */
  public static Optional<LayeredCard> of(JRootPane root) {
    return Optional.ofNullable((LayeredCard) root.getClientProperty(SHOWN));
  }

  /** Gives the card the size that its content wants now, inside the window. */
  public void place() {
    if (!(getParent() instanceof JLayeredPane around)) return;
    Dimension wanted = getPreferredSize();
    int width = Math.min(wanted.width, around.getWidth() - 2 * MARGIN);
    int height = Math.min(wanted.height, around.getHeight() - 2 * MARGIN);
    boolean below = at.y + MARGIN + height <= around.getHeight() - MARGIN;
    int y = below ? at.y + MARGIN : at.y - MARGIN - height;
    setBounds(
        new Rectangle(
            Math.clamp(at.x, MARGIN, Math.max(MARGIN, around.getWidth() - width - MARGIN)),
            Math.clamp(y, MARGIN, Math.max(MARGIN, around.getHeight() - height - MARGIN)),
            width,
            height));
    revalidate();
    around.repaint();
  }

  /** Takes the card away; the keyboard returns to where it was. */
  public void close() {
    if (!(getParent() instanceof JLayeredPane around)) return;
    JRootPane root = SwingUtilities.getRootPane(around);
    boolean focused = SwingUtilities.isDescendingFrom(focusOwner(), this);
    around.remove(this);
    around.repaint();
    root.putClientProperty(SHOWN, null);
    root.removeComponentListener(resized);
    if (focused) before.filter(Component::isShowing).ifPresent(Component::requestFocusInWindow);
  }

  private static Component focusOwner() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
  }

  /** Where the user is busy in a window: at the caret of a text, otherwise at the pointer. */
  public static Point whereBusy(JRootPane root) {
    Component owner = focusOwner();
    if (owner instanceof JTextComponent text && SwingUtilities.getRootPane(text) == root)
      return SwingUtilities.convertPoint(text, caret(text), root);
    return Optional.ofNullable(root.getMousePosition(true))
        .orElseGet(() -> new Point(root.getWidth() / 2, root.getHeight() / 3));
  }

  private static Point caret(JTextComponent text) {
    try {
      Rectangle2D at = text.modelToView2D(text.getCaretPosition());
      return at == null ? new Point() : new Point((int) at.getX(), (int) at.getMaxY());
    } catch (BadLocationException gone) {
      return new Point();
    }
  }
}
