package roundhouse.editor.board;

import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.editor.kit.HoverCard;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.HexGeometry;
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
}
