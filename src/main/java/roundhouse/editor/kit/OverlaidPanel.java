package roundhouse.editor.kit;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.BiFunction;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;

/**
 * A panel over the content of a window, which stays in place. Escape and a click elsewhere close
 * it, and the focus returns to where it was. It is not a separate window, because the focus of such
 * windows depends on the window manager.
 */
public final class OverlaidPanel {
  private final JComponent content;
  private final BiFunction<Dimension, Dimension, Rectangle> place;
  private final boolean stays;
  private final AWTEventListener outside = this::pressed;
  private final Resized resized = new Resized();
  private Optional<JLayeredPane> pane = Optional.empty();
  private Optional<Component> before = Optional.empty();

  /**
   * @param place its bounds, from the size of the window and its preferred size
   */
  public OverlaidPanel(JComponent content, BiFunction<Dimension, Dimension, Rectangle> place) {
    this(content, place, false);
  }

  private OverlaidPanel(
      JComponent content, BiFunction<Dimension, Dimension, Rectangle> place, boolean stays) {
    this.content = content;
    this.place = place;
    this.stays = stays;
    KeyBindings.keepKeys(content);
    KeyBindings.bind(content, "ESCAPE", this::close);
  }

  /** One that a click elsewhere leaves open, so that the user can do what it says. */
  public static OverlaidPanel thatStays(
      JComponent content, BiFunction<Dimension, Dimension, Rectangle> place) {
    return new OverlaidPanel(content, place, true);
  }

  public boolean isOpen() {
    return pane.isPresent();
  }

  /** Shows the panel in the window of a component; the caller focuses what is to be focused. */
  public void open(Component in) {
    JRootPane root = SwingUtilities.getRootPane(in);
    if (isOpen() || root == null) return;
    before =
        Optional.ofNullable(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    JLayeredPane layers = root.getLayeredPane();
    pane = Optional.of(layers);
    SwingUtilities.updateComponentTreeUI(content);
    layers.add(content, JLayeredPane.PALETTE_LAYER, 0);
    layers.addComponentListener(resized);
    Toolkit.getDefaultToolkit().addAWTEventListener(outside, AWTEvent.MOUSE_EVENT_MASK);
    arrange();
  }

  /** Moves to the place for its current content. */
  public void arrange() {
    pane.ifPresent(
        layers -> {
          // The height of a text is known only once its width is.
          for (int time = 0; time < 2; time++) {
            content.setBounds(place.apply(layers.getSize(), content.getPreferredSize()));
            content.validate();
          }
          layers.repaint();
        });
  }

  public void close() {
    if (pane.isEmpty()) return;
    JLayeredPane layers = pane.get();
    pane = Optional.empty();
    Toolkit.getDefaultToolkit().removeAWTEventListener(outside);
    layers.removeComponentListener(resized);
    boolean focused = holds(KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner());
    layers.remove(content);
    layers.repaint(content.getBounds());
    if (focused) before.filter(Component::isShowing).ifPresent(Component::requestFocusInWindow);
  }

  private boolean holds(Component part) {
    return part != null && SwingUtilities.isDescendingFrom(part, content);
  }

  private void pressed(AWTEvent event) {
    if (stays
        || event.getID() != MouseEvent.MOUSE_PRESSED
        || !(event.getSource() instanceof Component hit)
        || holds(hit)) return;
    Container root = pane.map(Container::getParent).orElse(null);
    if (root != null
        && SwingUtilities.isDescendingFrom(hit, SwingUtilities.getWindowAncestor(root)))
      SwingUtilities.invokeLater(this::close);
  }

  private final class Resized extends ComponentAdapter {
    @Override
    public void componentResized(ComponentEvent event) {
      arrange();
    }
  }
}
