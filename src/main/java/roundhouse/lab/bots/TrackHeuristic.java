package roundhouse.lab.bots;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.engine.Action;
import roundhouse.game.Company;

/**
 * Values track. Stops that no train can reach yet attract track, less so the farther they are;
 * stops that a tile makes more valuable count fully.
 */
final class TrackHeuristic {
  private static final int FARTHEST = 3;

  private final BotSituation scene;
  private final Board board;
  private final Set<TileColor> colors;
  private final Set<HexId> linked;
  private final Map<HexId, Integer> pull = new HashMap<>();
  private final Map<HexId, Integer> worths = new HashMap<>();
  private final int highest;

  TrackHeuristic(BotSituation scene) {
    this.scene = scene;
    this.board = scene.game().state().board();
    this.colors = Set.copyOf(scene.phase().tiles());
    this.linked = linked();
    for (HexId hex : board.map().hexes().keySet()) worths.put(hex, worth(hex));
    this.highest = Collections.max(worths.values());
  }

  int lay(Action.LayTile lay) {
    Hex hex = board.map().hex(lay.hex());
    Tile before = board.tile(hex.id());
    Tile after = scene.game().title().tiles().get(lay.tile()).rotated(lay.rotation());
    int gain = 2 * (value(after) - value(before));
    int roads = 0;
    for (int edge : after.exits()) if (!before.exits().contains(edge)) roads += towards(hex, edge);
    int joined = before.exits().isEmpty() && !before.stops().isEmpty() ? 10 : 0;
    return scene.roughly(10 + gain + roads + joined) - cost(scene.company(lay.by()), hex, after);
  }

  private int towards(Hex hex, int edge) {
    HexId next = hex.neighbors().get(edge);
    if (next == null) return -10;
    int already = board.tile(next).exits().contains((edge + 3) % 6) ? 15 : 0;
    return pull.computeIfAbsent(next, this::pull) / 2 + already;
  }

  /** Terrain counts more for a company that still needs a train. */
  private int cost(Company company, Hex hex, Tile after) {
    int terrain = board.laid().containsKey(hex.id()) ? 0 : hex.terrain();
    for (int edge : after.exits()) terrain += hex.edgeCosts().getOrDefault(edge, 0);
    boolean saving = company.trains().isEmpty() && company.cash() - terrain < scene.cheapestTrain();
    return terrain == 0 ? 0 : saving ? terrain * 2 : terrain / 3;
  }

  private int value(Tile tile) {
    int value = 0;
    for (Stop stop : tile.stops()) value += stop.revenue().in(colors);
    return value;
  }

  /** Hexes that any company can reach from its markers. */
  private Set<HexId> linked() {
    var track = board.track();
    var starts = new BitSet();
    for (var marker : board.markers()) starts.set(track.stopIndex(marker.hex(), marker.city()));
    var linked = new HashSet<HexId>();
    Reach.reusingTrack(track, starts, new BitSet()).stops().stream()
        .forEach(stop -> linked.add(track.stop(stop).hex()));
    return linked;
  }

  /**
   * How strongly its surroundings attract track into a hex: the strongest pull. It looks no farther
   * than the highest worth of any hex could make a difference.
   */
  private int pull(HexId into) {
    int strongest = 0;
    var seen = new HashSet<>(Set.of(into));
    List<HexId> ring = List.of(into);
    for (int far = 0; far <= FARTHEST && strongest < highest / (1 + 2 * far); far++) {
      var next = new ArrayList<HexId>();
      for (HexId hex : ring) {
        strongest = Math.max(strongest, worths.get(hex) / (1 + 2 * far));
        if (far < FARTHEST)
          for (HexId beyond : board.map().hex(hex).neighbors().values())
            if (seen.add(beyond)) next.add(beyond);
      }
      ring = next;
    }
    return strongest;
  }

  /** A stop that a train can already reach gains less from more track. */
  private int worth(HexId hex) {
    int value = value(board.tile(hex));
    return linked.contains(hex) ? value / 4 : value;
  }
}
