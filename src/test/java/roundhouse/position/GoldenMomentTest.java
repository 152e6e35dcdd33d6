package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.position.PositionTestRun.PositionTestStart;
import roundhouse.testkit.GoldenGame;
import roundhouse.workshop.GoldenMoments;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.positions.PositionYaml;

/** A moment of a game that is written as a position and set up again is the same moment. */
@Tag("slow")
class GoldenMomentTest {
  private static final int EVERY = 60;

  @TempDir Path folder;

  /** A game for each number of players of a title. */
  static Stream<Path> games() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER).stream()
        .filter(file -> file.getFileName().toString().endsWith("-players.jsonl"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPositionIsTheMomentItWasWrittenFrom(Path file) throws IOException {
    GoldenMoments game = GoldenMoments.of(file);
    for (int moment = EVERY; moment < game.count() - 1; moment += EVERY) {
      GameState state = game.states().get(moment);
      if (!isOrdinary(state)) continue;
      Map<String, Object> differing = facts(game.title(), setUp(game, state));
      differing.entrySet().removeAll(facts(game.title(), state).entrySet());
      Map<String, Object> was = facts(game.title(), state);
      was.keySet().retainAll(differing.keySet());
      assertThat(differing).as("moment %d of %s", moment, file).isEqualTo(was);
    }
  }

  /** Whether an ordinary turn begins, so that nothing needs to be remembered of it. */
  private static boolean isOrdinary(GameState state) {
    return state.calendar().set() > 0
        && state.stack().size() == 2
        && state.stack().getLast().step() == 0;
  }

  private GameState setUp(GoldenMoments game, GameState state) throws IOException {
    var history =
        new GameHistory(
            game.title(),
            game.log().players(),
            game.log().seed(),
            state,
            List.of(),
            0,
            List.of(),
            Branches.ONE);
    Path file = folder.resolve("moment.yaml");
    Files.writeString(file, PositionYaml.given(history, "A moment."));
    return PositionTestStart.of(game.title(), TestFile.read(file).spec().orElseThrow()).state();
  }

  private static Map<String, Object> facts(Title title, GameState state) {
    var all = new TreeMap<String, Object>();
    all.put("calendar", state.calendar());
    all.put("phase", state.phase());
    all.put("bank", state.bank());
    all.put("priority", state.priority());
    all.put("tiles", state.board().laid());
    all.put("trains of the bank", types(state.depot().upcoming()));
    all.put("trains in the pool", types(state.depot().pool()));
    all.put("tokens", state.tokens().byPrice(title.market()));
    all.put("flags", flags(state));
    for (Player player : state.players()) all.put("cash of " + player.name(), player.cash());
    for (Company company : state.companies().values()) add(all, state, company);
    return all;
  }

  /** Without those of whom all flags were removed. */
  private static Map<String, Object> flags(GameState state) {
    var all = new TreeMap<String, Object>(state.flags());
    all.values().removeIf(Map.of()::equals);
    return all;
  }

  private static void add(Map<String, Object> all, GameState state, Company company) {
    String of = " of " + company.id();
    all.put(
        "status" + of,
        company.is(Company.Status.CLOSED) ? Company.Status.CLOSED : company.status());
    all.put("cash" + of, company.cash());
    if (!company.is(Company.Status.CLOSED)) all.put("par" + of, company.par());
    all.put("loans" + of, company.loans());
    all.put("trains" + of, types(company.trains()));
    all.put("president" + of, company.presidency().holder());
    all.put("token" + of, state.tokens().of(company.id()));
    all.put(
        "markers" + of,
        state.board().markersOf(company.id()).stream()
            .map(
                marker ->
                    marker.hex() + "." + marker.city() + (marker.flipped() ? " turned over" : ""))
            .sorted()
            .toList());
  }

  private static List<String> types(List<Train> trains) {
    return trains.stream().map(Train::type).sorted().toList();
  }
}
