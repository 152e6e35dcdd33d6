package roundhouse.design.spec;

import java.util.List;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Reference;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WordList;
import roundhouse.design.spec.steps.StepSpec;

/** A kind of round: who has turns, in what order, and the steps of a turn. */
public record RoundSpec(
    @Says(
            "Who has turns: players clockwise until all pass; companies by share price (by-price if"
                + " they operate, companies if they do not); once, for one turn whose steps"
                + " determine who decides; or special, for a kind of special turn instead of a"
                + " round.")
        Turns turns,
    @Says(
            "In which order players have their turns: left-of-last (from the left of the player who"
                + " acted last in the round before), richest-first (as they sit, from the player"
                + " with the most cash), or in other seats from now on: most-cash, least-cash, or"
                + " first-to-pass (in which they passed in the last round of this name).")
        @Default("left-of-last")
        Order order,
    @Says("Name of the round as shown to players.") @Default("") String name,
    @Says("Whether privates pay income at its start.") @Default("no") boolean privatesPay,
    @Says("Kinds of companies that have turns; all if empty.")
        @Default("")
        @WordList
        @Reference("kinds")
        List<String> kinds,
    @Says("Phases in which it is held; any if empty.") @Default("") @WordList @Reference("phases")
        List<String> phases,
    @Says("The round that follows each of these.") @Default("") @Reference("rounds")
        String afterEach,
    @Says("Whether a company that floats in the round may still have a turn in it.") @Default("yes")
        boolean joining,
    @Says("What is done in a turn, in order.") List<StepSpec> steps) {

  /** The order in which players have turns; among equals, that in which they sit. */
  public enum Order {
    LEFT_OF_LAST,
    RICHEST_FIRST,
    MOST_CASH,
    LEAST_CASH,
    FIRST_TO_PASS;

    /** Whether money decides who begins. */
    public boolean isByMoney() {
      return switch (this) {
        case RICHEST_FIRST, MOST_CASH, LEAST_CASH -> true;
        case LEFT_OF_LAST, FIRST_TO_PASS -> false;
      };
    }
  }

  public enum Turns {
    PLAYERS,
    BY_PRICE,
    COMPANIES,
    ONCE,
    SPECIAL
  }
}
