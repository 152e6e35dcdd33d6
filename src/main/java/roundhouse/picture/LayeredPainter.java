package roundhouse.picture;

import java.awt.Graphics2D;

/** A picture in layers, of which a view may keep those that stay the same. */
public interface LayeredPainter extends Painter {

  /** The layers from the bottom up. */
  enum Layer {
    GROUND,
    RUNS,
    LETTERS,
    MARKS;

    /** Whether it stays the same as long as {@link #still()} does. */
    public boolean isStill() {
      return this == GROUND || this == LETTERS;
    }
  }

  /** Equal for pictures whose still layers are the same. */
  Object still();

  /**
   * Draws a layer on a screen.
   *
   * @param scale pixels for a unit of the picture
   */
  void paint(Graphics2D graphics, double scale, Layer layer);
}
