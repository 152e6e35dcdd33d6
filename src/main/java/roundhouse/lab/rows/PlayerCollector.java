package roundhouse.lab.rows;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.shares.Certificates;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.lab.simulation.GameWatcher;

/** Finds what players have after each round, and how often the lead changes. */
final class PlayerCollector {
  private final Title title;
  private final GameKey key;
  private final List<PlayerRow> rows = new ArrayList<>();
  private final Map<String, Integer> decisions = new HashMap<>();
  private final Map<String, Double> seconds = new HashMap<>();
  private List<String> seats = List.of();
  private String leader = "";
  private int changes;
  private int notes;
  private double meanWorth;

  PlayerCollector(Title title, GameKey key) {
    this.title = title;
    this.key = key;
  }

  void played(GameWatcher.Played action, MeasuredAction measured) {
    if (seats.isEmpty()) {
      List<Player> players = action.before().players();
      seats = players.stream().map(Player::name).toList();
      meanWorth = players.stream().mapToInt(Player::cash).average().orElse(0);
    }
    if (action.choices() > 1) {
      decisions.merge(action.player(), 1, Integer::sum);
      seconds.merge(action.player(), measured.seconds(), Double::sum);
    }
    notes += measured.notes();
  }

  /** Writes down a round that has ended. */
  void ended(GameState state, Calendar now, String round) {
    var game = new Game(title, state);
    var worths = new HashMap<String, Integer>();
    for (Player player : state.players())
      worths.put(
          player.name(), known(() -> Engine.worth(title, state, player.name()), player.cash()));
    for (Player player : state.players())
      rows.add(row(game, player, now, round, worths.get(player.name())));
    meanWorth = worths.values().stream().mapToInt(each -> each).average().orElse(meanWorth);
    look(worths);
    decisions.clear();
    seconds.clear();
    notes = 0;
  }

  private PlayerRow row(Game game, Player player, Calendar now, String round, int worth) {
    String name = player.name();
    return new PlayerRow(
        key,
        now.set(),
        round,
        now.number(),
        RoundTime.of(now),
        seats.indexOf(name) + 1,
        name,
        worth,
        player.cash(),
        known(() -> Certificates.counted(game, name), 0),
        known(() -> Certificates.limit(game, name).orElse(0), 0),
        decisions.getOrDefault(name, 0),
        seconds.getOrDefault(name, 0.0),
        notes);
  }

  /** What a rule answers, or something else where it fails. */
  private static int known(IntSupplier rule, int otherwise) {
    try {
      return rule.getAsInt();
    } catch (HookFailure failure) {
      if (failure.isSlow()) throw failure;
      return otherwise;
    }
  }

  /** A tie leaves the lead where it was. */
  private void look(Map<String, Integer> worths) {
    int most = worths.values().stream().max(Comparator.naturalOrder()).orElse(0);
    List<String> leading =
        worths.keySet().stream().filter(player -> worths.get(player) == most).toList();
    if (leading.size() != 1) return;
    if (!leader.isEmpty() && !leader.equals(leading.getFirst())) changes++;
    leader = leading.getFirst();
  }

  int leadChanges() {
    return changes;
  }

  /** What a player is worth on average, as of the last round that has ended. */
  double meanWorth() {
    return meanWorth;
  }

  List<PlayerRow> rows() {
    return rows;
  }
}
