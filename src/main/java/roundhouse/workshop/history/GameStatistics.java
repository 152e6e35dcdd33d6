package roundhouse.workshop.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.HookFailure;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/**
 * How a game went, counted at the end of each of its rounds.
 *
 * @param rounds by their short names, "OR 3.1"
 * @param ends how many actions had been played at the end of each
 * @param worth of each player
 * @param money of each player
 * @param prices of companies with a price, -1 while they have none
 * @param revenues of companies that ran, of their last run, -1 before the first
 */
public record GameStatistics(
    List<String> rounds,
    List<Integer> ends,
    Map<String, List<Integer>> worth,
    Map<String, List<Integer>> money,
    Map<String, List<Integer>> prices,
    Map<String, List<Integer>> revenues) {

  public static final GameStatistics NONE =
      new GameStatistics(List.of(), List.of(), Map.of(), Map.of(), Map.of(), Map.of());

  /** Counts a game from its start to the last moment played. */
  public static GameStatistics of(GameHistory play) {
    List<RoundStart> starts = RoundStart.of(play);
    List<String> rounds = starts.stream().map(RoundStart::name).toList();
    var ends = new ArrayList<Integer>();
    for (RoundStart start : starts.subList(1, starts.size())) ends.add(start.from() - 1);
    ends.add(play.played().size());
    List<GameState> states = ends.stream().map(play::state).toList();
    return new GameStatistics(
        rounds, ends, worth(play, states), money(states), prices(play, states), revenues(states));
  }

  private static Map<String, List<Integer>> worth(GameHistory play, List<GameState> states) {
    var all = new LinkedHashMap<String, List<Integer>>();
    for (String player : play.players())
      all.put(player, states.stream().map(state -> worth(play, state, player)).toList());
    return all;
  }

  /** A number that a broken script cannot give counts as 0. */
  private static int worth(GameHistory play, GameState state, String player) {
    try {
      return Engine.worth(play.title(), state, player);
    } catch (HookFailure unknown) {
      return 0;
    }
  }

  private static Map<String, List<Integer>> money(List<GameState> states) {
    var all = new LinkedHashMap<String, List<Integer>>();
    for (Player player : states.getLast().players())
      all.put(
          player.name(), states.stream().map(state -> state.player(player.name()).cash()).toList());
    return all;
  }

  private static Map<String, List<Integer>> prices(GameHistory play, List<GameState> states) {
    var all = new LinkedHashMap<String, List<Integer>>();
    for (String id : states.getLast().companies().keySet()) {
      List<Integer> line =
          states.stream()
              .map(
                  state ->
                      state
                          .tokens()
                          .of(id)
                          .map(cell -> play.title().market().at(cell).price())
                          .orElse(-1))
              .toList();
      if (line.stream().anyMatch(price -> price > 0)) all.put(id, line);
    }
    return all;
  }

  private static Map<String, List<Integer>> revenues(List<GameState> states) {
    var all = new LinkedHashMap<String, List<Integer>>();
    for (Company company : states.getLast().companies().values()) {
      List<Integer> line =
          states.stream().map(state -> state.company(company.id()).revenue()).toList();
      if (line.stream().anyMatch(revenue -> revenue > 0)) all.put(company.id(), line);
    }
    return all;
  }

  /** The index of the round that contains the moment after that many actions. */
  public int roundOf(int actions) {
    for (int index = 0; index < ends.size(); index++) if (actions <= ends.get(index)) return index;
    return Math.max(0, ends.size() - 1);
  }
}
