package roundhouse.picture.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TilePlacement;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.Caption;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePlan;
import roundhouse.route.problem.StopRef;

/** Where the hexes of a board are in its picture, and the layout of what lies on each. */
record BoardPlan(GameMap map, HexGeometry geometry, Map<HexId, Spot> spots) {

  /** A hex with its centre in the picture, and what lies on it. */
  record Spot(Hex hex, Vec centre, TilePlan plan, List<Marker> markers) {}

  static BoardPlan of(Board board) {
    var geometry = new HexGeometry(board.map().layout());
    var markers = new HashMap<HexId, List<Marker>>();
    for (Marker marker : board.markers())
      markers.computeIfAbsent(marker.hex(), _ -> new ArrayList<>()).add(marker);
    var plan = new BoardPlan(board.map(), geometry, new TreeMap<>());
    board
        .map()
        .hexes()
        .forEach(
            (id, hex) ->
                plan.spots.put(
                    id,
                    plan.spot(
                        hex,
                        Optional.ofNullable(board.laid().get(id)),
                        markers.getOrDefault(id, List.of()))));
    return plan;
  }

  private Spot spot(Hex hex, Optional<TilePlacement> laid, List<Marker> here) {
    var face =
        new TileFace(
            laid.map(TilePlacement::tile).orElse(hex.printed()),
            laid.map(TilePlacement::rotation).orElse(0),
            map.layout(),
            Caption.of(hex, laid.isPresent()));
    return new Spot(hex, geometry.centre(hex.place()), TilePlan.of(face), here);
  }

  Spot spot(HexId hex) {
    return spots.get(map.hex(hex).id());
  }

  /** The same spot under another tile. */
  Spot with(Spot spot, TilePlacement laid) {
    return spot(spot.hex(), Optional.of(laid), spot.markers());
  }

  Optional<Hex> hexAt(Point2D point) {
    return geometry.hexAt(map, point);
  }

  Optional<StopRef> stopAt(Point2D point) {
    return hexAt(point)
        .map(hex -> spots.get(hex.id()))
        .flatMap(
            spot ->
                spot.plan()
                    .stopAt(Vec.of(point).minus(spot.centre()))
                    .map(stop -> new StopRef(spot.hex().id(), stop)));
  }

  /** Where to draw the part of a route in a hex; empty if there is no such hex. */
  Optional<RoutePainter.Placed> placed(HexId hex) {
    return Optional.ofNullable(spots.get(hex))
        .map(spot -> new RoutePainter.Placed(spot.centre(), spot.plan()));
  }
}
