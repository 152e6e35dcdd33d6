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
import roundhouse.board.HexId;
import roundhouse.board.Reach;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.engine.Game;

/**
 * How strongly hexes attract track. Stops that no train can reach yet attract it, less so the
 * farther they are.
 */
final class TrackPull {
  private static final int FARTHEST = 3;

  private final Board board;
  private final List<TileColor> colors;
  private final Set<HexId> linked;
  private final Map<HexId, Integer> known = new HashMap<>();
  private final Map<HexId, Integer> worths = new HashMap<>();
  private final int highest;

  private TrackPull(Board board, List<TileColor> colors) {
    this.board = board;
    this.colors = colors;
    this.linked = linked();
    for (HexId hex : board.map().hexes().keySet()) worths.put(hex, worth(hex));
    this.highest = Collections.max(worths.values());
  }

  private record Pull(List<TileColor> colors) {}

  /** On the board of a game, in its phase; found once for all decisions on that board. */
  static TrackPull of(Game game) {
    List<TileColor> colors = game.phase().tiles();
    return game.rememberedForBoard(
        new Pull(colors), () -> new TrackPull(game.state().board(), colors));
  }

  /** The value of a tile's stops. */
  int value(Tile tile) {
    int value = 0;
    for (Stop stop : tile.stops()) value += stop.revenue().in(colors);
    return value;
  }

  /** How strongly its surroundings attract track into a hex. */
  int into(HexId hex) {
    return known.computeIfAbsent(hex, this::strongest);
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

  /** It looks no farther than the highest worth of any hex could make a difference. */
  private int strongest(HexId into) {
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
