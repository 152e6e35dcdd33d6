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
import roundhouse.words.UiWords;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;

/** The card about the hex under the pointer: what lies on it, and the note about it. */
public final class HexCard {
  private final PictureView view;
  private final Notes notes;

  /**
   * @param view shows the board
   */
  public HexCard(PictureView view, Notes notes) {
    this.view = view;
    this.notes = notes;
  }

  /** The card of a hex, beside it in the view. */
  public HoverCard.Content of(Board board, Hex hex) {
    return new HoverCard.Content(
        bounds(new HexGeometry(board.map().layout()), hex), words(board, hex));
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
