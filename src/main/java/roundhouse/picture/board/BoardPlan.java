package roundhouse.picture.board;

import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
import roundhouse.picture.tile.HexObstacles;
import roundhouse.picture.tile.NoteRelocation;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePlan;
import roundhouse.route.problem.StopRef;

/** Where the hexes of a board are in its picture, and the layout of what lies on each. */
record BoardPlan(
    GameMap map,
    HexGeometry geometry,
    Map<HexId, RiverCourse> rivers,
    OffboardAreas areas,
    Map<HexId, Spot> spots) {

  /** A hex with its centre in the picture, and what lies on it. */
  record Spot(Hex hex, Vec centre, TilePlan plan, List<Marker> markers) {}

  static BoardPlan of(Board board) {
    var geometry = new HexGeometry(board.map().layout());
    var markers = new HashMap<HexId, List<Marker>>();
    for (Marker marker : board.markers())
      markers.computeIfAbsent(marker.hex(), _ -> new ArrayList<>()).add(marker);
    var plan =
        new BoardPlan(
            board.map(),
            geometry,
            Rivers.of(board.map(), geometry),
            OffboardAreas.of(board.map()),
            new TreeMap<>());
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
    plan.spots.replaceAll((_, spot) -> plan.withRoomForItsWords(spot));
    return plan;
  }

  private Spot withRoomForItsWords(Spot spot) {
    var around = new HashMap<Vec, TilePlan>();
    for (HexId id : spot.hex().neighbors().values()) {
      Spot next = spots.get(id);
      if (next != null) around.put(next.centre().minus(spot.centre()), next.plan());
    }
    return new Spot(
        spot.hex(), spot.centre(), NoteRelocation.of(spot.plan(), around), spot.markers());
  }

  private Spot spot(Hex hex, Optional<TilePlacement> laid, List<Marker> here) {
    var face =
        new TileFace(
            laid.map(TilePlacement::tile).orElse(hex.printed()),
            laid.map(TilePlacement::rotation).orElse(0),
            map.layout(),
            Caption.of(
                hex, laid.isPresent(), areas.showsElsewhere(hex.id()), obstacles(hex, here)));
    return new Spot(hex, geometry.centre(hex.place()), TilePlan.of(face), here);
  }

  private HexObstacles obstacles(Hex hex, List<Marker> here) {
    var borders = new HashSet<>(hex.impassable());
    borders.addAll(hex.edgeCosts().keySet());
    RiverCourse river = rivers.get(hex.id());
    return new HexObstacles(
        river == null ? List.of() : river.points(),
        borders,
        hex.edgeCosts().keySet(),
        hex.stubs(),
        MarkerPainter.beside(here));
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
