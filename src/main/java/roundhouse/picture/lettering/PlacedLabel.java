package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import roundhouse.board.HexId;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Note;

/**
 * A label in its place.
 *
 * @param at its middle, on the board
 * @param factor by which the note is enlarged
 * @param crossing whether it lies on something, and needs a halo
 * @param halfWidth half the space that it takes on the board
 */
public record PlacedLabel(
    HexId hex,
    Rank rank,
    Note note,
    Vec at,
    double factor,
    boolean crossing,
    double halfWidth,
    double halfHeight) {

  /** A label on its anchor, at a scale. */
  static PlacedLabel of(Wish wish, Note note, LetterScale scale) {
    double factor = scale.factor(note);
    return new PlacedLabel(
        wish.hex(),
        wish.rank(),
        note,
        wish.anchor(),
        factor,
        false,
        note.width() * factor / 2,
        note.height() * factor / 2);
  }

  /** The same label elsewhere. */
  PlacedLabel moved(Vec to, boolean crosses) {
    return new PlacedLabel(hex, rank, note, to, factor, crosses, halfWidth, halfHeight);
  }

  /** The space that it takes on the board. */
  public Rectangle2D box() {
    return new Rectangle2D.Double(
        at.x() - halfWidth(), at.y() - halfHeight(), 2 * halfWidth(), 2 * halfHeight());
  }

  /** By how much two labels overlap, with a margin between them; 0 if they do not. */
  double overlap(PlacedLabel other, double margin) {
    double wide = halfWidth() + other.halfWidth() + margin - Math.abs(at.x() - other.at.x());
    double high = halfHeight() + other.halfHeight() + margin - Math.abs(at.y() - other.at.y());
    return wide > 0 && high > 0 ? Math.min(wide, high) : 0;
  }
}
