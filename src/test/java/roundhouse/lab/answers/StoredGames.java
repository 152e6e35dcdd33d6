package roundhouse.lab.answers;

import java.util.List;
import java.util.Map;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.GameRow;
import roundhouse.lab.rows.MomentRow;

/** Games as rows, without playing them. */
final class StoredGames {
  private StoredGames() {}

  /** A game of ten sets in which these figures happened at these times. */
  static GameRecord game(String side, int number, Map<Figure, Double> times) {
    return game(side, number, 3, times);
  }

  /** The same with another number of players. */
  static GameRecord game(String side, int number, int players, Map<Figure, Double> times) {
    var key = new GameKey(number, side, players, number);
    List<MomentRow> moments =
        times.entrySet().stream().map(each -> moment(key, each.getKey(), each.getValue())).toList();
    return new GameRecord(row(key), moments, List.of(), List.of(), List.of(), List.of(), List.of());
  }

  /** A game without moments that ended by its rules in this set. */
  static GameRecord ofSets(String side, int number, int sets) {
    var row = row(new GameKey(number, side, 3, number), "bank-broken", List.of(1), sets);
    return new GameRecord(row, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
  }

  /** A game that was stopped in this set. */
  static GameRecord stopped(String side, int number, int set) {
    var key = new GameKey(number, side, 3, number);
    var row = row(key, "stopped", List.of(), set);
    return new GameRecord(row, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
  }

  private static MomentRow moment(GameKey key, Figure figure, double time) {
    return new MomentRow(
        key, figure.name(), figure.what(), "", (int) time, "operating", 1, time, 1);
  }

  private static GameRow row(GameKey key) {
    return row(key, "bank-broken", List.of(1), 10);
  }

  private static GameRow row(GameKey key, String ending, List<Integer> winners, int sets) {
    return new GameRow(
        key,
        ending,
        !winners.isEmpty(),
        winners,
        List.of(900, 800, 700),
        sets,
        30,
        600,
        500,
        3000,
        2,
        "7",
        -5,
        "");
  }
}
