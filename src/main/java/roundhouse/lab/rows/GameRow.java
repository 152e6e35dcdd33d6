package roundhouse.lab.rows;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import roundhouse.design.binding.Says;

/** One game. */
@Says("One row for each game.")
public record GameRow(
    GameKey key,
    @Says("how it ended: a cause of the design, or what stopped it") String ending,
    @Says("whether it ended by its rules") boolean finished,
    @Says("seats of the winners, from 1; none if the game did not end by its rules")
        List<Integer> winners,
    @Says("what the players are worth at the end, in the order of seats") List<Integer> worths,
    @Says("sets of rounds, a set being a stock round and its operating rounds") int sets,
    @Says("rounds that began") int rounds,
    @Says("actions taken") int actions,
    @Says("decisions with at least two choices") int decisions,
    @Says("choices of these decisions, added up") int choices,
    @Says("how often another player took the lead, as seen after each round") int leadChanges,
    @Says("the last phase") String phase,
    @Says("money of the bank at the end") int bank,
    @Says("a number computed from all actions: games with the same number are identical")
        String trace,
    @Says("rows of the game in 'moments'") int momentRows,
    @Says("rows of the game in 'companies'") int companyRows,
    @Says("rows of the game in 'counts'") int countRows,
    @Says("rows of the game in 'hexes'") int hexRows,
    @Says("rows of the game in 'players'") int playerRows,
    @Says("rows of the game in 'returns'") int returnRows,
    @Says("SHA-256 over all rows of the game") String digest)
    implements TableRow {

  public GameRow {
    winners = List.copyOf(winners);
    worths = List.copyOf(worths);
    digest = Objects.requireNonNullElse(digest, "");
  }

  /** A row that does not know the others of its game yet. */
  public GameRow(
      GameKey key,
      String ending,
      boolean finished,
      List<Integer> winners,
      List<Integer> worths,
      int sets,
      int rounds,
      int actions,
      int decisions,
      int choices,
      int leadChanges,
      String phase,
      int bank,
      String trace) {
    this(
        key,
        ending,
        finished,
        winners,
        worths,
        sets,
        rounds,
        actions,
        decisions,
        choices,
        leadChanges,
        phase,
        bank,
        trace,
        0,
        0,
        0,
        0,
        0,
        0,
        "");
  }

  /** The same with the numbers of the other rows of its game, and a digest. */
  GameRow of(GameRecord whole, String sum) {
    return new GameRow(
        key,
        ending,
        finished,
        winners,
        worths,
        sets,
        rounds,
        actions,
        decisions,
        choices,
        leadChanges,
        phase,
        bank,
        trace,
        whole.moments().size(),
        whole.companies().size(),
        whole.counts().size(),
        whole.hexes().size(),
        whole.players().size(),
        whole.returns().size(),
        sum);
  }

  /** How many rows the game has in a table. */
  int rows(RowTable table) {
    return switch (table) {
      case GAMES -> 1;
      case MOMENTS -> momentRows;
      case COMPANIES -> companyRows;
      case COUNTS -> countRows;
      case HEXES -> hexRows;
      case PLAYERS -> playerRows;
      case RETURNS -> returnRows;
    };
  }

  /** The winner's worth minus the least. */
  public int lead() {
    return worths.isEmpty() ? 0 : Collections.max(worths) - Collections.min(worths);
  }

  /** The greatest worth minus the next, in percent of the greatest. */
  public double margin() {
    List<Integer> sorted = worths.stream().sorted(Collections.reverseOrder()).toList();
    return sorted.size() < 2 || sorted.getFirst() <= 0
        ? 0
        : 100.0 * (sorted.getFirst() - sorted.get(1)) / sorted.getFirst();
  }

  /** The greatest worth. */
  public int best() {
    return worths.isEmpty() ? 0 : Collections.max(worths);
  }
}
