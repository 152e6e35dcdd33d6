package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.TileColor;
import roundhouse.board.TilePlacement;
import roundhouse.board.TrackGraph;
import roundhouse.engine.Title;
import roundhouse.engine.runs.RunHooks;
import roundhouse.interop.ConnectedRun.BestCalls;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;

/** The calls of a run of which only the connections are recorded. */
class ConnectedRunTest {
  private static final String FROM_FISHING_TO_E5 =
      "{\"connections\":[[\"B6\",\"C5\",\"B4\",\"C3\"],[\"D4\",\"C3\"],[\"E5\",\"D4\"]]}";

  private static Board board;

  /** 1882's fishing grounds in B6, where a call costs nothing, and three cities beyond them. */
  @BeforeAll
  static void layTiles() throws IOException {
    Title title = TestTitles.all().load("1882", Set.of());
    var laid = new HashMap<HexId, TilePlacement>();
    Map.of("C5", "8#2", "B4", "8#5", "C3", "14#1", "D4", "57#2", "E5", "59#2")
        .forEach(
            (hex, tile) -> {
              String[] parts = tile.split("#");
              laid.put(
                  HexId.of(hex),
                  new TilePlacement(title.tiles().get(parts[0]), Integer.parseInt(parts[1])));
            });
    board = new Board(title.map(), laid, List.of());
  }

  private static Run run(int cities, BitSet marked, boolean whole) throws IOException {
    JsonNode route = new JsonMapper().readTree(FROM_FISHING_TO_E5);
    var train = new RunHooks.Runner("t", "t", cities, 0, false, false, 0);
    return new ConnectedRun(board.track(), route, marked, whole)
        .resolve(train, values(board.track()))
        .orElseThrow();
  }

  private static List<String> calls(int cities) throws IOException {
    Run run = run(cities, new BitSet(), false);
    return run.calls().stream().map(call -> call.hex().text()).toList();
  }

  /** Each of the four cities of 1846's green Chicago has the edge to its connections. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void ofSeveralCitiesOnOneEdgeTheRunComesToTheOneWithAMarker(int city) throws IOException {
    Title title = TestTitles.all().load("1846", Set.of());
    var green = new TilePlacement(title.tiles().get("298"), 0);
    TrackGraph track = new Board(title.map(), Map.of(HexId.of("D6"), green), List.of()).track();
    var marked = new BitSet();
    marked.set(track.stopIndex(HexId.of("D6"), city));
    JsonNode route = new JsonMapper().readTree("{\"connections\":[[\"C5\",\"D6\"]]}");
    var train = new RunHooks.Runner("t", "t", 2, 0, false, false, 0);
    Run run =
        new ConnectedRun(track, route, marked, false).resolve(train, values(track)).orElseThrow();
    assertThat(run.calls()).contains(new StopRef(HexId.of("D6"), city));
  }

  private static List<String> bestCalls(BitSet marked, int togetherC3AndE5) {
    List<Integer> stops =
        Stream.of("C3", "D4", "E5").map(hex -> board.track().stopIndex(HexId.of(hex), 0)).toList();
    var worth = new BestCalls(board.track(), paying(stops, togetherC3AndE5), marked);
    return worth.among(stops, 2).stream()
        .map(node -> board.track().stop(node).hex().text())
        .toList();
  }

  /** 10 for C3, 20 for D4 and 30 for E5. */
  private static RecordedCalls.Values paying(List<Integer> stops, int together) {
    return new RecordedCalls.Values() {
      @Override
      public int revenue(int node) {
        return 10 + 10 * stops.indexOf(node);
      }

      @Override
      public int subsidy(int node) {
        return 0;
      }

      @Override
      public int together(Collection<Integer> calls) {
        return calls.containsAll(List.of(stops.getFirst(), stops.getLast())) ? together : 0;
      }
    };
  }

  @Test
  void aTrainThatSkipsStopsCallsWhereItEarnsMost() {
    assertThat(bestCalls(new BitSet(), 0)).containsExactlyInAnyOrder("D4", "E5");
    assertThat(bestCalls(new BitSet(), 10)).containsExactlyInAnyOrder("D4", "E5");
    assertThat(bestCalls(new BitSet(), 20)).containsExactlyInAnyOrder("C3", "E5");
  }

  @Test
  void oneOfItsCallsIsAtAMarkerOfTheCompany() {
    var marked = new BitSet();
    marked.set(board.track().stopIndex(HexId.of("C3"), 0));
    assertThat(bestCalls(marked, 0)).containsExactlyInAnyOrder("C3", "E5");
  }

  private static RecordedCalls.Values values(TrackGraph track) {
    return new RecordedCalls.Values() {
      @Override
      public int revenue(int node) {
        return track.stop(node).stop().revenue().in(List.of(TileColor.YELLOW, TileColor.GREEN));
      }

      @Override
      public int subsidy(int node) {
        return 0;
      }
    };
  }

  @Test
  void aCallThatCostsNothingLeavesTheWholeAllowanceToOthers() throws IOException {
    assertThat(calls(3)).containsExactlyInAnyOrder("B6", "C3", "D4", "E5");
  }

  @Test
  void otherCallsAreAsManyAsTheTrainMayMake() throws IOException {
    assertThat(calls(2)).hasSize(3).contains("B6");
  }

  /** One large station counts: the nearest, which has the marker. */
  @Test
  void whereStopsOnTheWayMatterTheTrackBesideTheCallsIsRunAsWell() throws IOException {
    var marked = new BitSet();
    marked.set(board.track().stopIndex(HexId.of("C3"), 0));
    Run callsOnly = run(1, marked, false);
    Run whole = run(1, marked, true);

    assertThat(whole.calls()).isEqualTo(callsOnly.calls()).hasSize(2);
    assertThat(whole.track()).startsWith(callsOnly.track().getFirst());
    assertThat(whole.track()).hasSize(run(3, marked, false).track().size());
    assertThat(callsOnly.track()).hasSizeLessThan(whole.track().size());
  }
}
