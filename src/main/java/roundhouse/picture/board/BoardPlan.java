package roundhouse.picture.board;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Shapes;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPlan.Spot;
import roundhouse.picture.lettering.BoardLettering;
import roundhouse.picture.lettering.Ink;
import roundhouse.picture.lettering.LabelRequest;
import roundhouse.picture.tile.StopPlan;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePlan;
import roundhouse.picture.tile.TrackPlan;
import roundhouse.route.problem.StopRef;

/**
 * Where the hexes of a board are in its picture, and the layout of what lies on each.
 *
 * @param ids whether each hex bears its id
 * @param figures that hexes bear
 */
record BoardPlan(
    GameMap map,
    HexGeometry geometry,
    Map<HexId, RiverCourse> rivers,
    OffboardAreas areas,
    Map<HexId, Spot> spots,
    boolean ids,
    Map<HexId, String> figures) {

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

  static BoardPlan of(Board board, boolean ids) {
    return of(board, ids, Map.of());
  }

  static BoardPlan of(Board board, boolean ids, Map<HexId, String> figures) {
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
            new TreeMap<>(),
            ids,
            Map.copyOf(figures));
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

  /** What is drawn on a hex that labels avoid. */
  private static final class HexInk {
    private static final double TRACK = 17;
    private static final double ARROW = 18;
    private static final double TOWN = 15;
    private static final double BAR = 20;
    private static final double MARGIN = 5;
    private static final double RIVER = 15;
    private static final double BORDER = 12;
    private static final double SEAM = 3;
    private static final double STUB = 0.7;
    private static final double MARKER = 27;

    private final BoardPlan plan;
    private final HexGeometry geometry;
    private final Spot spot;
    private final AffineTransform place;
    private final List<Ink> inks = new ArrayList<>();

    private HexInk(BoardPlan plan, Spot spot) {
      this.plan = plan;
      this.spot = spot;
      geometry = plan.geometry();
      place = AffineTransform.getTranslateInstance(spot.centre().x(), spot.centre().y());
    }

    static List<Ink> of(BoardPlan plan, Spot spot) {
      var hex = new HexInk(plan, spot);
      hex.addSides();
      RiverCourse river = plan.rivers().get(spot.hex().id());
      if (river != null) hex.add(river.path(), RIVER, Ink.RIVER);
      spot.plan().tracks().forEach(hex::add);
      spot.plan().stops().forEach(hex::add);
      for (Vec marker : MarkerPainter.beside(spot.markers()))
        hex.add(Shapes.disc(marker, MARKER), 0, Ink.CITY);
      return hex.inks;
    }

    private void add(Shape shape, double width, int weight) {
      inks.add(new Ink(place.createTransformedShape(shape), width, weight));
    }

    private void addSides() {
      for (int edge = 0; edge < 6; edge++) {
        HexId next = spot.hex().neighbors().get(edge);
        if (next != null && plan.areas().together(spot.hex().id(), next)) continue;
        Shape side = Shapes.line(geometry.corner(edge), geometry.corner((edge + 5) % 6));
        boolean border =
            spot.hex().impassable().contains(edge) || spot.hex().edgeCosts().containsKey(edge);
        add(side, border ? BORDER : SEAM, border ? Ink.BORDER : Ink.SEAM);
      }
      if (spot.tile().exits().isEmpty())
        for (int edge : spot.hex().stubs())
          add(Shapes.line(geometry.edge(edge), geometry.edge(edge).times(STUB)), TRACK, Ink.TRACK);
    }

    private void add(TrackPlan track) {
      if (!track.arrow()) {
        add(track.path(), TRACK, Ink.TRACK);
        return;
      }
      Vec edge = geometry.edge(track.edge());
      add(Shapes.line(edge, edge.times(0.64)), ARROW, Ink.TRACK);
    }

    private void add(StopPlan stop) {
      if (TrackPlan.isValueOnly(stop.stop())) return;
      for (Vec slot : stop.slots()) add(Shapes.disc(slot, stop.slotRadius() + MARGIN), 0, Ink.CITY);
      if (stop.slots().size() > 2) add(Shapes.polygon(stop.slots()), 0, Ink.CITY);
      if (!stop.slots().isEmpty()) return;
      if (stop.along().isEmpty()) {
        add(Shapes.disc(stop.centre(), TOWN), 0, Ink.STOP);
        return;
      }
      Vec across = stop.along().get().normal().times(BAR);
      add(Shapes.line(stop.centre().minus(across), stop.centre().plus(across)), TOWN, Ink.STOP);
    }
  }

  /**
   * Off-board areas of several hexes: next to each other, with the same values, and with at most
   * one name. Each is drawn as one, and one of its hexes shows the values of all.
   *
   * @param area the hex that shows the values, by hex
   */
  record OffboardAreas(Map<HexId, HexId> area) {

    static OffboardAreas of(GameMap map) {
      var area = new HashMap<HexId, HexId>();
      for (Hex hex : map.hexes().values()) {
        if (!isOffboard(hex) || area.containsKey(hex.id()) || hex.name().isEmpty()) continue;
        for (HexId id : joined(map, hex, area.keySet())) area.put(id, hex.id());
      }
      return new OffboardAreas(Map.copyOf(area));
    }

    boolean showsElsewhere(HexId hex) {
      return area.containsKey(hex) && !area.get(hex).equals(hex);
    }

    boolean together(HexId one, HexId other) {
      return area.containsKey(one) && area.get(one).equals(area.get(other));
    }

    /** The hex and those without a name around it that are worth the same. */
    private static List<HexId> joined(GameMap map, Hex named, Set<HexId> taken) {
      var seen = new HashSet<HexId>(Set.of(named.id()));
      var open = new ArrayDeque<Hex>(List.of(named));
      var joined = new ArrayList<HexId>();
      while (!open.isEmpty()) {
        Hex hex = open.removeFirst();
        joined.add(hex.id());
        for (HexId id : hex.neighbors().values()) {
          Hex next = map.hexes().get(id);
          if (next == null || taken.contains(id) || !next.name().isEmpty()) continue;
          if (belongs(next, named) && worth(next).equals(worth(named)) && seen.add(id))
            open.add(next);
        }
      }
      return joined;
    }

    /** A city of the same group belongs to the area too: a marker has a space there. */
    private static boolean belongs(Hex next, Hex named) {
      if (isOffboard(next)) return true;
      String group = named.printed().stops().getFirst().group();
      return !group.isEmpty()
          && next.printed().stops().size() == 1
          && next.printed().stops().getFirst().group().equals(group);
    }

    private static Stop.Revenue worth(Hex hex) {
      return hex.printed().stops().getFirst().revenue();
    }

    private static boolean isOffboard(Hex hex) {
      return hex.printed().stops().size() == 1
          && hex.printed().stops().getFirst().kind() == Stop.Kind.OFFBOARD
          && !hex.printed().stops().getFirst().revenue().equals(Stop.Revenue.of(0));
    }
  }
}
