package roundhouse.editor.dock;

import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.IntConsumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.UIManager;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/**
 * A divider between two areas of a window: the mouse drags it, arrow keys move it once it has them.
 */
final class ViewDivider extends JComponent {
  /** Wide enough to be hit, on top of both areas. */
  static final int GRIP = 6;

  private static final int STEP = 10;

  private final boolean upright;
  private final transient IntConsumer move;

  /**
   * @param upright whether it moves to the left and right
   * @param move called with its new pixel in the pane
   */
  ViewDivider(boolean upright, IntConsumer move) {
    this.upright = upright;
    this.move = move;
    setName("divider " + (upright ? "upright" : "level"));
    getAccessibleContext().setAccessibleName(UiWords.of("views.divider"));
    setCursor(
        Cursor.getPredefinedCursor(upright ? Cursor.E_RESIZE_CURSOR : Cursor.S_RESIZE_CURSOR));
    setFocusable(false);
    KeyBindings.keepKeys(this);
    KeyBindings.bindFocused(this, upright ? "LEFT" : "UP", () -> step(-STEP));
    KeyBindings.bindFocused(this, upright ? "RIGHT" : "DOWN", () -> step(STEP));
    addFocusListener(new Away());
    var mouse = new Mouse();
    addMouseListener(mouse);
    addMouseMotionListener(mouse);
  }

  private void step(int by) {
    move.accept((upright ? getX() : getY()) + GRIP / 2 + by);
  }

  /** Lets arrow keys move it until the focus goes elsewhere. */
  void takeKeyboard() {
    setFocusable(true);
    requestFocusInWindow();
    repaint();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    graphics.setColor(
        UIManager.getColor(isFocusOwner() ? "Component.focusColor" : "Component.borderColor"));
    int wide = isFocusOwner() ? GRIP : 1;
    int from = (GRIP - wide) / 2;
    if (upright) graphics.fillRect(from, 0, wide, getHeight());
    else graphics.fillRect(0, from, getWidth(), wide);
  }

  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) accessibleContext = new AccessibleDivider();
    return accessibleContext;
  }

  private final class AccessibleDivider extends AccessibleJComponent {
    @Override
    public AccessibleRole getAccessibleRole() {
      return AccessibleRole.SEPARATOR;
    }
  }

  private final class Away extends FocusAdapter {
    @Override
    public void focusLost(FocusEvent event) {
      setFocusable(false);
      repaint();
    }
  }

  private final class Mouse extends MouseAdapter {
    @Override
    public void mouseDragged(MouseEvent event) {
      move.accept(upright ? getX() + event.getX() : getY() + event.getY());
    }
  }
}
