package roundhouse.editor;

import java.awt.Component;
import java.awt.Container;
import javax.swing.JComponent;
import javax.swing.RepaintManager;
import javax.swing.RootPaneContainer;

/**
 * Paints only when told: most of the time of a whole game in a window goes into pictures that
 * nobody looks at.
 */
final class RarePaint extends RepaintManager {
  private final RepaintManager usual;
  private volatile boolean paints;

  private RarePaint(RepaintManager usual) {
    this.usual = usual;
  }

  static RarePaint install() throws Exception {
    return Hands.look(
        () -> {
          var rare = new RarePaint(RepaintManager.currentManager((Component) null));
          RepaintManager.setCurrentManager(rare);
          return rare;
        });
  }

  /** Paints all of a window once, with what has changed. */
  void paint(Container window) throws Exception {
    Hands.look(
        () -> {
          paints = true;
          window.repaint();
          ((RootPaneContainer) window).getRootPane().repaint();
          paintDirtyRegions();
          paints = false;
          return true;
        });
  }

  @Override
  public void addDirtyRegion(JComponent part, int x, int y, int width, int height) {
    if (paints) super.addDirtyRegion(part, x, y, width, height);
  }

  /** Paints everything at once again. */
  void remove() throws Exception {
    Hands.look(
        () -> {
          RepaintManager.setCurrentManager(usual);
          return true;
        });
  }
}
