package roundhouse.lab.rows;

import java.util.Collections;
import java.util.List;
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
        String trace)
    implements TableRow {

  public GameRow {
    winners = List.copyOf(winners);
    worths = List.copyOf(worths);
  }

  /** The winner's worth minus the least. */
  public int lead() {
    return worths.isEmpty() ? 0 : Collections.max(worths) - Collections.min(worths);
  }

  /** The greatest worth. */
  public int best() {
    return worths.isEmpty() ? 0 : Collections.max(worths);
  }
}
