package roundhouse.editor.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import javax.swing.Icon;
import roundhouse.board.Hex;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;

/** Shows a hex and its surroundings enlarged where the board is too small for all its words. */
final class Magnifier {
  /** The radius of a hex, in pixels, from which a board shows all its names. */
  private static final int LEGIBLE = 48;

  private static final double SCALE = 0.5;
  private static final int WIDTH = 210;
  private static final int HEIGHT = 150;

  private Optional<BoardPainter> before = Optional.empty();
  private Optional<BoardPainter> enlarged = Optional.empty();

  /**
   * The hex enlarged; empty if it can be read as it is.
   *
   * @param radius of the hex as the user sees it, in pixels
   */
  Optional<Icon> over(BoardPainter painter, Hex hex, double radius) {
    if (radius >= LEGIBLE) return Optional.empty();
    if (before.filter(same -> same == painter).isEmpty()) {
      boolean lettered = before.filter(old -> old.still().equals(painter.still())).isPresent();
      enlarged =
          Optional.of(lettered ? enlarged.orElseThrow().with(painter.overlay()) : painter.apart());
      before = Optional.of(painter);
    }
    return Optional.of(
        new Enlarged(enlarged.orElseThrow(), painter.geometry().centre(hex.place())));
  }

  /** A part of a board around a point. */
  private record Enlarged(BoardPainter painter, Vec centre) implements Icon {
    @Override
    public void paintIcon(Component on, Graphics graphics, int x, int y) {
      Graphics2D own = (Graphics2D) graphics.create();
      own.clip(new Rectangle(x, y, WIDTH, HEIGHT));
      own.translate(x + WIDTH / 2.0, y + HEIGHT / 2.0);
      own.scale(SCALE, SCALE);
      own.translate(-centre.x(), -centre.y());
      painter.paint(own, SCALE);
      own.dispose();
    }

    @Override
    public int getIconWidth() {
      return WIDTH;
    }

    @Override
    public int getIconHeight() {
      return HEIGHT;
    }
  }
}
