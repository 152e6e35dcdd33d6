package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.Data;
import roundhouse.design.Default;
import roundhouse.design.Says;
import roundhouse.design.Words;

/**
 * What somebody states of a position: as what is given it is set up so, as what follows it must be
 * so. What is not stated stays as it is at the start of a game, or may be anything.
 */
@Says(
    "What is so in a position; what is not stated is as at the start of a game, or may be"
        + " anything.")
public record Stated(
    @Says("The phase.") Optional<String> phase,
    @Says("Number of the set of rounds: a stock round with the operating rounds after it.")
        Optional<Integer> set,
    @Says("The bank's money.") Optional<Integer> bank,
    @Says("The player who is first in the next stock round.") Optional<String> priority,
    @Says("Type of the train that the bank sells next.") Optional<String> nextTrain,
    @Says("Types of the trains that were given back to the bank.") @Words
        Optional<List<String>> trainPool,
    @Says(
            "Tiles on the board by hex: '57' or, turned clockwise by two sixths, '57/2'; 'none' is"
                + " the hex as printed.")
        @Default("{}")
        Map<String, String> tiles,
    @Says("The players.") @Default("{}") Map<String, StatedPlayer> players,
    @Says("The companies.") @Default("{}") Map<String, StatedCompany> companies,
    @Says("Who owns each private: a player, 'bank', 'nobody' or 'closed'.") @Default("{}")
        Map<String, String> privates,
    @Says("What scripts remember of the game.") Data flags,
    @Says("Whose turn it is, and for what.") Optional<StatedTurn> turn,
    @Says("Whether the game is over.") Optional<Boolean> over) {

  /** Nothing at all. */
  public static final Stated NOTHING =
      new Stated(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Map.of(),
          Map.of(),
          Map.of(),
          Map.of(),
          Data.NONE,
          Optional.empty(),
          Optional.empty());
}
