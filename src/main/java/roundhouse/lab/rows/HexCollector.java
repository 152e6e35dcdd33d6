package roundhouse.lab.rows;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Action;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.Event;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/** Counts how a game uses the map: tiles laid, runs, station markers. */
final class HexCollector {
  private final GameKey key;
  private final Map<HexId, Integer> tiles = new TreeMap<>();
  private final Map<HexId, Integer> runs = new TreeMap<>();

  HexCollector(GameKey key) {
    this.key = key;
  }

  void met(Event event) {
    if (event instanceof BoardEvent.TileLaid laid)
      tiles.merge(HexId.of(laid.hex().id()), 1, Integer::sum);
  }

  void took(Action action) {
    if (action instanceof Action.RunTrains turn)
      for (Run run : turn.runs()) hexes(run).forEach(hex -> runs.merge(hex, 1, Integer::sum));
  }

  /** Each hex counts once for a run, however often its track crosses it. */
  private static Set<HexId> hexes(Run run) {
    return Stream.concat(
            run.track().stream().map(TrackRef::hex), run.calls().stream().map(StopRef::hex))
        .collect(Collectors.toSet());
  }

  /** The rows of a game that ended with this board. */
  List<HexRow> rows(Board last) {
    Set<HexId> used = new TreeSet<>(tiles.keySet());
    used.addAll(runs.keySet());
    last.markers().forEach(marker -> used.add(marker.hex()));
    return used.stream().map(hex -> row(hex, last)).toList();
  }

  private HexRow row(HexId hex, Board last) {
    TilePlacement laid = last.laid().get(hex);
    return new HexRow(
        key,
        hex.text(),
        tiles.getOrDefault(hex, 0),
        laid == null ? "" : laid.tile().number(),
        runs.getOrDefault(hex, 0),
        last.markersAt(hex).stream().map(Marker::company).toList());
  }
}
