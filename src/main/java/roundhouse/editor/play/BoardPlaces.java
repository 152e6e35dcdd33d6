package roundhouse.editor.play;

import java.awt.geom.Point2D;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.picture.board.BoardPainter;

/** The board as it is drawn, and where its hexes and stops are in the picture. */
record BoardPlaces(Board board, BoardPainter painter) {

  /** A hex and its stops; empty if the map has no such hex. */
  Optional<HexStops> of(HexId id) {
    return Optional.ofNullable(board.map().hexes().get(id)).map(hex -> HexStops.of(painter, hex));
  }

  /** The hex at a point of the picture, with its stops. */
  Optional<HexStops> at(Point2D point) {
    return painter.hexAt(point).map(hex -> HexStops.of(painter, hex));
  }

  /** The hexes that can be chosen. */
  Set<HexId> legal() {
    return painter.overlay().legal();
  }
}
