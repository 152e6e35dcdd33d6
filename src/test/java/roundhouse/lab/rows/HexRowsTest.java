package roundhouse.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.Event;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.RowCollector.HexCollector;
import roundhouse.lab.simulation.PlayableTitles;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.route.problem.Run;

class HexRowsTest {
  private static final GameKey KEY = new GameKey(0, "one", 2, 5);

  @Test
  void aRunCountsOnceForEachHexThatItUses() {
    var hexes = new HexCollector(KEY);
    var there = Run.parse("2+1-0: I3:5-_0 J4:2-_0 J4:3-_0 = I3.0 J4.0");
    hexes.took(new Action.RunTrains("", List.of(there, Run.parse("2+1-1"))));
    hexes.took(new Action.RunTrains("", List.of(Run.parse("2+1-0: I3:5-_0 J4:2-_0 = I3.0 J4.0"))));

    assertThat(hexes.rows(PlayableTitles.title().start(List.of("A", "B"), 1).board()))
        .filteredOn(row -> row.runs() > 0)
        .extracting(HexRow::hex, HexRow::runs)
        .containsExactly(Assertions.tuple("I3", 2), Assertions.tuple("J4", 2));
  }

  @Test
  void aGameTellsWhatWasLaidAndWhatStandsAtItsEnd() {
    var laid = new HashMap<String, Integer>();
    var collector = new RowCollector(PlayableTitles.title(), KEY);
    SimulatedGame game =
        Simulation.of(PlayableTitles.title(), 2, Bots.named(Bots.USUAL).orElseThrow())
            .play(5, collector.and(played -> count(played.result().events(), laid)));
    List<HexRow> rows = collector.record(game).hexes();

    assertThat(rows)
        .filteredOn(row -> row.tiles() > 0)
        .allSatisfy(
            row -> {
              assertThat(row.tiles()).isEqualTo(laid.get(row.hex()));
              assertThat(row.tile())
                  .isEqualTo(game.last().board().laid().get(HexId.of(row.hex())).tile().number());
            })
        .hasSize(laid.size());
    for (Marker marker : game.last().board().markers())
      assertThat(rows)
          .filteredOn(row -> marker.hex().is(row.hex()))
          .singleElement()
          .satisfies(row -> assertThat(row.markers()).contains(marker.company()));
    assertThat(rows).anySatisfy(row -> assertThat(row.runs()).isPositive());
  }

  private static void count(List<Event> events, Map<String, Integer> laid) {
    for (var event : events)
      if (event instanceof BoardEvent.TileLaid tile) laid.merge(tile.hex().id(), 1, Integer::sum);
  }
}
