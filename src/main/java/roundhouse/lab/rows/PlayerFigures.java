package roundhouse.lab.rows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Figures of a game that its rows of players tell. */
final class PlayerFigures {
  private PlayerFigures() {}

  /** How many of the players, after stock rounds, hold as many certificates as they may. */
  static double percentAtLimit(GameRecord game) {
    List<PlayerRow> limited =
        game.players().stream().filter(row -> row.limit() > 0 && row.time() == row.set()).toList();
    long full = limited.stream().filter(row -> row.certificates() >= row.limit()).count();
    return limited.isEmpty() ? 0 : 100.0 * full / limited.size();
  }

  /** Rounds that end without a decision of any player. */
  static double idleRounds(GameRecord game) {
    return rounds(game).values().stream()
        .filter(rows -> rows.stream().allMatch(row -> row.decisions() == 0))
        .count();
  }

  /** For each set but the last: 1 if who led after it won, 0 if not; nothing for a tie. */
  static Map<String, Double> leadersWin(GameRecord game) {
    var ends = new TreeMap<Integer, List<PlayerRow>>();
    rounds(game).values().forEach(rows -> ends.put(rows.getFirst().set(), rows));
    var wins = new HashMap<String, Double>();
    ends.forEach(
        (set, rows) -> {
          if (set < 1 || set >= game.game().sets()) return;
          int most = rows.stream().mapToInt(PlayerRow::worth).max().orElse(0);
          List<PlayerRow> leading = rows.stream().filter(row -> row.worth() == most).toList();
          if (leading.size() == 1)
            wins.put(
                String.valueOf(set),
                game.game().winners().contains(leading.getFirst().seat()) ? 1.0 : 0.0);
        });
    return wins;
  }

  /** The rows of each round, in the order of the rounds. */
  private static Map<Integer, List<PlayerRow>> rounds(GameRecord game) {
    int seats = (int) game.players().stream().map(PlayerRow::seat).distinct().count();
    var place = new int[1];
    return game.players().stream()
        .collect(
            Collectors.groupingBy(
                _ -> place[0]++ / Math.max(1, seats), TreeMap::new, Collectors.toList()));
  }
}
