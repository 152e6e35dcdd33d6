package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Title;
import roundhouse.interop.ConnectedRun.ConnectionWalk;
import roundhouse.interop.replay.Conformance;
import roundhouse.route.problem.Run;
import roundhouse.testkit.SharedFolder;

/** Every recorded run is found on the map of its moment. */
class RecordedRunsTest {
  private final Conformance conformance = new Conformance(TestTitles.all());

  @Test
  void everyRecordedRunIsFoundOnTheMapAndHasItsRecordedRevenue() throws IOException {
    Path games = SharedFolder.find("peer-games/1860");
    var faults = new ArrayList<String>();
    for (Path file : RecordingFiles.in(games)) {
      Recording recording = RecordingFiles.read(file);
      Title title = conformance.title(recording);
      new Runs(title, recording, faults).check();
    }
    assertThat(faults).isEmpty();
  }

  private record Runs(Title title, Recording recording, List<String> faults) {

    void check() {
      StateTrace trace = recording.trace().orElseThrow();
      ObjectNode state = trace.start().deepCopy();
      for (int index = 0; index < trace.lines().size(); index++) {
        JsonNode line = trace.lines().get(index);
        RecordedAction action = recording.actions().get(index);
        if (action.is("run_routes")) check(action, line, state);
        StateTrace.merge(state, StateTrace.changes(line));
      }
    }

    private void check(RecordedAction action, JsonNode line, JsonNode state) {
      Board board = board(state);
      for (int index = 0; index < line.path("run").size(); index++) {
        JsonNode told = line.path("run").get(index);
        checkConnections(board, action.fields().path("routes").get(index), told, action);
        RecordedRun recorded = RecordedRun.of(action.fields().path("routes").get(index), told);
        if (recorded.path().isEmpty()) continue;
        boolean leased = state.path("corps").path(action.entity()).path("insolvent").asBoolean();
        RecordedCalls.Values values = values(board, state);
        int worth =
            recorded
                .resolve(board.track(), new RecordedRun.Card("x", false), values, new BitSet())
                .map(run -> worth(board, run, values))
                .orElse(-1);
        if (!leased && worth != told.path("revenue").asInt())
          faults.add(recording.name() + " " + action.id() + " worth " + worth + ": " + told);
      }
    }

    /** A path along the connections uses track only in the hexes of the trace. */
    private void checkConnections(
        Board board, JsonNode route, JsonNode told, RecordedAction action) {
      var connections =
          route.path("connections").valueStream().map(RecordedConnection::of).toList();
      if (told.path("path").isEmpty()) return;
      var hexes =
          told.path("path").valueStream().map(piece -> piece.path(0).asText()).sorted().toList();
      var found =
          ConnectionWalk.find(board.track(), connections, new BitSet())
              .map(
                  walk ->
                      walk.segments().stream()
                          .map(segment -> board.track().hexId(board.track().hexOf(segment)).text())
                          .sorted()
                          .toList());
      if (!found.equals(Optional.of(hexes)))
        faults.add(
            recording.name()
                + " "
                + action.id()
                + " connections "
                + route.path("connections")
                + " found "
                + found);
    }

    private static int worth(Board board, Run run, RecordedCalls.Values values) {
      return run.calls().stream()
          .mapToInt(at -> values.revenue(board.track().stopIndex(at.hex(), at.index())))
          .sum();
    }

    private RecordedCalls.Values values(Board board, JsonNode state) {
      var colors = title.design().phases().get(state.path("phase").asText()).tiles();
      return new RecordedCalls.Values() {
        @Override
        public int revenue(int node) {
          var stop = board.track().stop(node).stop();
          return stop.kind() == Stop.Kind.HALT ? 0 : stop.revenue().in(colors);
        }

        @Override
        public int subsidy(int node) {
          return board.track().stop(node).stop().kind() == Stop.Kind.HALT
              ? title.design().routes().haltSubsidy()
              : 0;
        }
      };
    }

    private Board board(JsonNode state) {
      var laid = new HashMap<HexId, TilePlacement>();
      state
          .path("map")
          .properties()
          .forEach(
              entry -> {
                String[] tile = entry.getValue().asText().split("#");
                laid.put(
                    HexId.of(entry.getKey()),
                    new TilePlacement(title.tiles().get(tile[0]), Integer.parseInt(tile[1])));
              });
      return new Board(title.map(), laid, List.of());
    }
  }
}
