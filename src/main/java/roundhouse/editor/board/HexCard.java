package roundhouse.editor.board;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/**
 * The card about the hex under the pointer: what lies on it, and the note about it; where the board
 * is small, also the hex enlarged.
 */
public final class HexCard {
  private final PictureView view;
  private final Notes notes;
  private final Magnifier magnifier = new Magnifier();

  /**
   * @param view shows the board
   */
  public HexCard(PictureView view, Notes notes) {
    this.view = view;
    this.notes = notes;
  }

  /** The card of a hex, beside it in the view. */
  public HoverCard.Content of(Board board, BoardPainter painter, Hex hex) {
    Rectangle bounds = bounds(painter.geometry(), hex);
    double radius = Math.min(bounds.width, bounds.height) / Math.sqrt(3);
    return new HoverCard.Content(bounds, words(board, hex), magnifier.over(painter, hex, radius));
  }

  private Rectangle bounds(HexGeometry geometry, Hex hex) {
    Rectangle2D box = geometry.bounds(List.of(hex.place()));
    Point2D corner = view.pixel(new Point2D.Double(box.getMinX(), box.getMinY()));
    Point2D opposite = view.pixel(new Point2D.Double(box.getMaxX(), box.getMaxY()));
    var bounds = new Rectangle();
    bounds.setFrameFromDiagonal(corner, opposite);
    return bounds;
  }

  private List<String> words(Board board, Hex hex) {
    var words = new ArrayList<>(new HexWords(board, hex).all());
    notes.on(NoteSubject.of(hex.id())).ifPresent(text -> words.add(UiWords.of("notes.told", text)));
    return words;
  }

  /** Shows a hex and its surroundings enlarged where the board is too small for all its words. */
  static final class Magnifier {
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
            Optional.of(
                lettered ? enlarged.orElseThrow().with(painter.overlay()) : painter.apart());
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
}
