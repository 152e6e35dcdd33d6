package roundhouse.editor.map;

import java.awt.geom.Rectangle2D;
import roundhouse.picture.Vec;

/**
 * Where a drag began and where the pointer is now.
 *
 * @param from in the picture's units
 * @param to in the picture's units
 */
record DragPath(Vec from, Vec to) {
  /** How far the pointer may move in a click, in the picture's units. */
  private static final double TREMBLE = 12;

  /** The same drag with the pointer at another point. */
  DragPath to(Vec at) {
    return new DragPath(from, at);
  }

  /** Whether the pointer has hardly moved. */
  boolean isClick() {
    return from.distance(to) < TREMBLE;
  }

  Rectangle2D rectangle() {
    return new Rectangle2D.Double(
        Math.min(from.x(), to.x()),
        Math.min(from.y(), to.y()),
        Math.abs(from.x() - to.x()),
        Math.abs(from.y() - to.y()));
  }
}
