package roundhouse.survey;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileCatalogue;
import roundhouse.board.Track;
import roundhouse.design.conversion.MapBuilder;
import roundhouse.design.conversion.TileBuilder;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;
import roundhouse.threads.AbandonableThread;

/** Checks a map as a whole: which places can be reached, and which tiles are useful. */
public final class MapCheck {
  private MapCheck() {}

  /** The findings about a map alone. */
  public static List<MapFinding> of(GameMap map) {
    return new Reachability(map).findings();
  }

  /**
   * The findings about a map and its tiles.
   *
   * @param manifest the tiles of the title by number
   * @param design gives the upgrade exceptions and the tiles that privates lay
   */
  public static List<MapFinding> of(GameMap map, Map<String, Tile> manifest, Design design) {
    var findings = new ArrayList<>(of(map));
    Set<String> privates =
        design.privates().values().stream()
            .flatMap(owned -> owned.track().stream())
            .flatMap(track -> track.tiles().stream())
            .collect(Collectors.toSet());
    var use = new TileUse(map, manifest, TileBuilder.upgrades(design));
    findings.addAll(use.stopsWithoutTile());
    findings.addAll(use.lossyTiles());
    findings.addAll(use.unusedTiles(privates));
    for (int index = 0; index < design.upgrades().size(); index++)
      findings.addAll(use.idleUpgrades("upgrades." + index, design.upgrades().get(index)));
    design
        .privates()
        .forEach(
            (id, owned) ->
                owned
                    .track()
                    .map(track -> use.unusedTiles(id, track.hexes(), track.tiles()))
                    .ifPresent(findings::addAll));
    return List.copyOf(findings);
  }

  /** The findings about a loaded design, as warnings in its files; none if it has errors. */
  public static List<Problem> problems(LoadResult read, TileCatalogue library) {
    return read
        .design()
        .map(design -> of(MapBuilder.build(design), TileBuilder.tiles(design, library), design))
        .orElse(List.of())
        .stream()
        .map(finding -> finding.problem(read.places()))
        .toList();
  }

  /** Finds out which places of a map track can connect, whatever the tiles. */
  private static final class Reachability {
    private final GameMap map;
    private final OpenEdges edges;

    Reachability(GameMap map) {
      this.map = map;
      this.edges = new OpenEdges(map);
    }

    /** Stops that no track can reach, and groups of stops cut off from the rest. */
    List<MapFinding> findings() {
      var findings = new ArrayList<MapFinding>();
      List<Hex> stops =
          map.hexes().values().stream().filter(hex -> !hex.printed().stops().isEmpty()).toList();
      for (Hex hex : stops)
        if (edges.joined(hex).isEmpty())
          findings.add(
              MapFinding.of(
                  List.of(hex.id()),
                  "No track can reach "
                      + name(hex)
                      + ": every edge is closed, or leads to a hex that track cannot enter."));
      List<Set<HexId>> parts =
          parts(stops.stream().filter(hex -> !edges.joined(hex).isEmpty()).toList());
      parts.stream().skip(1).forEach(part -> findings.add(apart(part)));
      return findings;
    }

    private MapFinding apart(Set<HexId> part) {
      List<String> names = part.stream().map(map::hex).map(Reachability::name).toList();
      return MapFinding.of(
          List.copyOf(part),
          String.join(", ", names)
              + (names.size() == 1 ? " is" : " are")
              + " cut off: no track can lead from there to the rest of the map.");
    }

    private static String name(Hex hex) {
      return hex.id() + (hex.name().isEmpty() ? "" : " " + hex.name());
    }

    /** The groups of stops that can be connected, the largest first. */
    private List<Set<HexId>> parts(List<Hex> stops) {
      var parts = new ArrayList<Set<HexId>>();
      Set<HexId> seen = new LinkedHashSet<>();
      for (Hex hex : stops) {
        if (seen.contains(hex.id())) continue;
        Set<HexId> part = from(hex);
        part.retainAll(stops.stream().map(Hex::id).toList());
        seen.addAll(part);
        parts.add(part);
      }
      parts.sort(Comparator.comparing((Set<HexId> part) -> part.size()).reversed());
      return parts;
    }

    /**
     * All hexes that track from a hex can reach; it ends in off-board areas, and follows printed
     * track.
     */
    private Set<HexId> from(Hex start) {
      Set<HexId> reached = new LinkedHashSet<>(Set.of(start.id()));
      Map<HexId, Set<Integer>> entered = new LinkedHashMap<>();
      Deque<Step> next = new ArrayDeque<>();
      edges.joined(start).forEach(edge -> next.add(new Step(start, edge)));
      while (!next.isEmpty()) {
        AbandonableThread.stopIfAbandoned();
        Step step = next.poll();
        Hex hex = map.hex(step.from().neighbors().get(step.edge()));
        int edge = Layout.opposite(step.edge());
        reached.add(hex.id());
        if (!entered.computeIfAbsent(hex.id(), _ -> new LinkedHashSet<>()).add(edge)) continue;
        Set<Integer> out =
            new LinkedHashSet<>(
                OpenEdges.isPermanent(hex) ? through(hex, edge) : edges.joined(hex));
        out.retainAll(edges.joined(hex));
        out.forEach(on -> next.add(new Step(hex, on)));
      }
      return reached;
    }

    private record Step(Hex from, int edge) {}

    /** The edges connected to an edge by printed track. */
    private static Set<Integer> through(Hex hex, int edge) {
      Set<Track.End> ends = new LinkedHashSet<>(Set.of(new Track.Edge(edge)));
      for (int before = -1; before != ends.size(); ) {
        before = ends.size();
        for (Track track : hex.printed().tracks()) {
          if (ends.contains(track.a()) && goesOn(hex, track.a())) ends.add(track.b());
          if (ends.contains(track.b()) && goesOn(hex, track.b())) ends.add(track.a());
        }
      }
      var edges = new LinkedHashSet<Integer>();
      ends.forEach(
          end -> {
            if (end instanceof Track.Edge out) edges.add(out.number());
          });
      return edges;
    }

    private static boolean goesOn(Hex hex, Track.End end) {
      return !(end instanceof Track.AtStop(int index))
          || hex.printed().stops().get(index).kind() != Stop.Kind.OFFBOARD;
    }
  }
}
