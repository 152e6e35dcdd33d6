package roundhouse.picture.lettering;

import java.awt.geom.Rectangle2D;
import roundhouse.board.HexId;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Inscription;

/**
 * A label in its place.
 *
 * @param at its middle, on the board
 * @param factor by which the inscription is enlarged
 * @param crossing whether it lies on something, and needs a halo
 * @param halfWidth half the space that it takes on the board
 */
public record PlacedLabel(
    HexId hex,
    Rank rank,
    Inscription inscription,
    Vec at,
    double factor,
    boolean crossing,
    double halfWidth,
    double halfHeight) {

  /** A label on its anchor, at a scale. */
  static PlacedLabel of(LabelRequest request, Inscription inscription, LetterScale scale) {
    double factor = scale.factor(inscription);
    return new PlacedLabel(
        request.hex(),
        request.rank(),
        inscription,
        request.anchor(),
        factor,
        false,
        inscription.width() * factor / 2,
        inscription.height() * factor / 2);
  }

  /** The same label elsewhere. */
  PlacedLabel moved(Vec to, boolean crosses) {
    return new PlacedLabel(hex, rank, inscription, to, factor, crosses, halfWidth, halfHeight);
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
