package roundhouse.position;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.position.PositionTestRun.PositionTestStart;
import roundhouse.workshop.history.Branches;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.positions.PositionYaml;

/** Moments of a game that are written as positions and set up again. */
public final class WrittenMoments {
  private static final int EVERY = 60;

  private WrittenMoments() {}

  /**
   * What differs after a moment was written and set up again, for the beginning of an ordinary turn
   * now and then.
   *
   * @param folder for the files of the positions
   */
  public static List<String> differences(
      Title title, GameLog log, List<GameState> states, Path folder) throws IOException {
    var all = new ArrayList<String>();
    for (int moment = EVERY; moment < states.size() - 1; moment += EVERY) {
      GameState state = states.get(moment);
      if (!isOrdinary(state)) continue;
      Map<String, Object> is = facts(title, setUp(title, log, state, folder));
      Map<String, Object> was = facts(title, state);
      for (Map.Entry<String, Object> fact : is.entrySet())
        if (!fact.getValue().equals(was.get(fact.getKey())))
          all.add("moment " + moment + ": " + fact + " instead of " + was.get(fact.getKey()));
    }
    return all;
  }

  /** Whether an ordinary turn begins, so that nothing needs to be remembered of it. */
  private static boolean isOrdinary(GameState state) {
    return state.calendar().set() > 0
        && state.stack().size() == 2
        && state.stack().getLast().step() == 0;
  }

  private static GameState setUp(Title title, GameLog log, GameState state, Path folder)
      throws IOException {
    var history =
        new GameHistory(
            title, log.players(), log.seed(), state, List.of(), 0, List.of(), Branches.ONE);
    Path file = folder.resolve("moment.yaml");
    Files.writeString(file, PositionYaml.given(history, "A moment."));
    return PositionTestStart.of(title, TestFile.read(file).spec().orElseThrow()).state();
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
