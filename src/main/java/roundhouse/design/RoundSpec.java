package roundhouse.design;

import java.util.List;

/** A kind of round: whose turns it has, in which order, and what is done in a turn. */
public record RoundSpec(
    @Says(
            "Whose turns it has: players clockwise until all pass, companies by share price"
                + " (by-price where they operate, companies where they do not), or one turn whose"
                + " steps say who decides; or no round, but a kind of special turn.")
        Turns turns,
    @Says("The round's name for people.") @Default("") String name,
    @Says("Whether privates pay at its start.") @Default("no") boolean privatesPay,
    @Says(
            "The special turn of a company, once, when one of its trains can run from its home to"
                + " its destination; looked for at the start and after each company's turn.")
        @Default("")
        @Reference("rounds")
        String connections,
    @Says("Kinds of companies that have turns; all when empty.")
        @Default("")
        @Words
        @Reference("kinds")
        List<String> kinds,
    @Says("Phases in which it is held; any when empty.") @Default("") @Words @Reference("phases")
        List<String> phases,
    @Says("The round that is held after each of these.") @Default("") @Reference("rounds")
        String afterEach,
    @Says("Whether a company that floats in the round may have a turn in it still.") @Default("yes")
        boolean joining,
    @Says("What is done in a turn, in order.") List<StepSpec> steps) {

  public enum Turns {
    PLAYERS,
    BY_PRICE,
    COMPANIES,
    ONCE,
    SPECIAL
  }
}
