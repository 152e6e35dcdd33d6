package roundhouse.design;

import java.util.List;

/** The step "dividend" of a turn, with its parameters. */
@Says("What was earned is paid to the shareholders or kept.")
public record Dividend(
    @Says("What may be done with it.") @Default("pay withhold") @Words @Alone List<Kind> kinds,
    @Says(
            "Shares that no player holds whose dividend the company itself receives: in the pool,"
                + " in the offering, in its own treasury.")
        @Default("")
        @Words
        List<Unsold> companyReceives,
    @Says(
            "What half of an odd revenue is rounded up to a whole amount for each share: kept or"
                + " paid; else it is kept to the last coin.")
        @Default("neither")
        Half halfRoundsUp,
    @Says("Move of the price when nothing is paid, where it is not that of the market.")
        @Default("")
        String withheldMove)
    implements StepSpec {

  public enum Unsold {
    POOL,
    IPO,
    OWN
  }

  public enum Half {
    NEITHER,
    KEPT,
    PAID
  }

  public enum Kind {
    PAY,
    WITHHOLD,
    HALF
  }
}
