package roundhouse.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.ScriptData;
import roundhouse.design.binding.WordList;

/**
 * A position as a test describes it. As 'given', the position is set up so, and everything else is
 * as at the start of a game; as 'then', it must be so, and everything else may be anything.
 */
@Says(
    "A position. Under 'given', what is missing is as at the start of a game; under 'then', it may"
        + " be anything.")
public record Stated(
    @Says("The phase.") Optional<String> phase,
    @Says("Number of the set of rounds: a stock round with the operating rounds after it.")
        Optional<Integer> set,
    @Says("Number of the operating round within the set, from 1.") @Range(min = 1, max = 99)
        Optional<Integer> operatingRound,
    @Says("How many operating rounds the set has; by default as many as the phase says.")
        @Range(min = 1, max = 99)
        Optional<Integer> operatingRounds,
    @Says("The bank's money.") Optional<Integer> bank,
    @Says("The player with priority in the next stock round.") Optional<String> priority,
    @Says("Type of the bank's next train.") Optional<String> nextTrain,
    @Says("Types of the trains in the bank pool.") @WordList Optional<List<String>> trainPool,
    @Says(
            "How many new trains of a type the bank has left; for other types, what phase, next"
                + " train and the companies' trains leave.")
        @Default("{}")
        Map<String, Integer> trainsLeft,
    @Says(
            "Tiles on the board by hex: '57' or, rotated clockwise by two sixths, '57/2'; 'none' is"
                + " the hex as printed.")
        @Default("{}")
        Map<String, String> tiles,
    @Says("The players.") @Default("{}") Map<String, StatedPlayer> players,
    @Says("The companies.") @Default("{}") Map<String, StatedCompany> companies,
    @Says("The privates; an owner alone is short for it: { BHC: A }.") @Default("{}")
        Map<String, StatedPrivate> privates,
    @Says("Flags of the game, set by scripts.") ScriptData flags,
    @Says("Whose turn it is, and at which step.") Optional<StatedTurn> turn,
    @Says("Whether the game is over.") Optional<Boolean> over) {

  /** A description that says nothing. */
  public static final Stated NOTHING =
      new Stated(
          Optional.empty(),
          Optional.empty(),
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
          Map.of(),
          ScriptData.NONE,
          Optional.empty(),
          Optional.empty());
}
