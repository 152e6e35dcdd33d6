package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;

/**
 * A card above the views of a window, where something was done: a question, or a small editor. A
 * window has at most one.
 */
public final class LayeredCard extends JPanel {
  private static final String SHOWN = "roundhouse.card";
  private static final int MARGIN = 8;

  private final transient OverlaidPanel panel = OverlaidPanel.thatStays(this, this::beside);
  private Point at = new Point();

  /** Escape closes it. */
  public LayeredCard(JComponent content) {
    super(new BorderLayout());
    content.setOpaque(false);
    add(content, BorderLayout.CENTER);
    // What is clicked here is not clicked below.
    addMouseListener(new MouseAdapter() {});
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
    of(root).ifPresent(LayeredCard::close);
    root.putClientProperty(SHOWN, this);
    at = beside;
    panel.open(root);
    first.requestFocusInWindow();
  }

  /** The card that a window shows. */
  public static Optional<LayeredCard> of(JRootPane root) {
    return Optional.ofNullable((LayeredCard) root.getClientProperty(SHOWN))
        .filter(card -> card.panel.isOpen());
  }

  /** Gives the card the size that its content wants now, inside the window. */
  public void place() {
    panel.arrange();
  }

  private Rectangle beside(Dimension window, Dimension wanted) {
    int width = Math.min(wanted.width, window.width - 2 * MARGIN);
    int height = Math.min(wanted.height, window.height - 2 * MARGIN);
    boolean below = at.y + MARGIN + height <= window.height - MARGIN;
    int y = below ? at.y + MARGIN : at.y - MARGIN - height;
    return new Rectangle(
        Math.clamp(at.x, MARGIN, Math.max(MARGIN, window.width - width - MARGIN)),
        Math.clamp(y, MARGIN, Math.max(MARGIN, window.height - height - MARGIN)),
        width,
        height);
  }

  /** Takes the card away; the keyboard returns to where it was. */
  public void close() {
    panel.close();
  }

  /** Where the user is busy in a window: at the caret of a text, otherwise at the pointer. */
  public static Point whereBusy(JRootPane root) {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
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
