package roundhouse.picture.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.BoardLettering;
import roundhouse.picture.lettering.Ink;
import roundhouse.picture.lettering.LabelRequest;
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
  record Spot(Hex hex, Vec centre, TilePlan plan, List<Marker> markers) {
    Tile tile() {
      return plan.face().tile();
    }

    /** Whether a tile lies on the printed one. */
    boolean laid() {
      return tile() != hex.printed();
    }

    /** The terrain for whose sake a tile costs here, or "". */
    String terrain() {
      if (!tile().terrainKind().isEmpty()) return tile().terrainKind();
      return laid() ? "" : hex.terrainKind();
    }

    /** What determines where its labels go. */
    Object look() {
      record Look(Hex hex, TileFace face, List<Vec> beside) {}
      return new Look(hex, plan.face(), MarkerPainter.beside(markers));
    }
  }

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
    return plan;
  }

  private Spot spot(Hex hex, Optional<TilePlacement> laid, List<Marker> here) {
    var face =
        new TileFace(
            laid.map(TilePlacement::tile).orElse(hex.printed()),
            laid.map(TilePlacement::rotation).orElse(0),
            map.layout());
    return new Spot(hex, geometry.centre(hex.place()), TilePlan.of(face), here);
  }

  Spot spot(HexId hex) {
    return spots.get(map.hex(hex).id());
  }

  /** The same spot under another tile. */
  Spot with(Spot spot, TilePlacement laid) {
    return spot(spot.hex(), Optional.of(laid), spot.markers());
  }

  /** What is to be lettered. */
  BoardLettering.Subject subject() {
    Rectangle2D area = new BoardMargins(map, geometry).hexes();
    var centres = new HashMap<HexId, Vec>();
    var faces = new HashMap<HexId, Object>();
    var around = new HashMap<HexId, Set<HexId>>();
    var inks = new ArrayList<Ink>();
    var requests = new ArrayList<LabelRequest>();
    spots.forEach(
        (id, spot) -> {
          centres.put(id, spot.centre());
          faces.put(id, spot.look());
          around.put(id, Set.copyOf(spot.hex().neighbors().values()));
          inks.addAll(HexInk.of(this, spot));
          requests.addAll(HexLabelRequests.of(this, spot));
        });
    return new BoardLettering.Subject(geometry, area, centres, faces, around, inks, requests);
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
