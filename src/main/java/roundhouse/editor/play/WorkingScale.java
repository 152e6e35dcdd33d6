package roundhouse.editor.play;

import java.awt.geom.Rectangle2D;
import roundhouse.editor.kit.Camera;
import roundhouse.editor.kit.PictureView;

/** Switches the board between the whole map and the scale at which a player lays track. */
final class WorkingScale {
  /** A hex has a radius of 48 pixels. */
  private static final double SCALE = 0.48;

  private final PictureView view;
  private boolean small;

  /**
   * @param view shows the board
   */
  WorkingScale(PictureView view) {
    this.view = view;
  }

  /**
   * On a small screen the board opens at this scale, because the whole map cannot be read there.
   */
  void smallScreen(boolean now, Camera camera) {
    if (small == now) return;
    small = now;
    camera.keepReadable(small ? SCALE : 0, new Rectangle2D.Double());
    view.repaint();
  }

  void toggle(Camera camera) {
    if (small) camera.toggleWhole();
    else view.toggleNear(SCALE);
    view.repaint();
  }
}
