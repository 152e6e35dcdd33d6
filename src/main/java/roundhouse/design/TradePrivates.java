package roundhouse.design;

/** The step "trade-privates" of a turn, with its parameters. */
@Says("A player may sell privates to the bank and buy from it.")
public record TradePrivates(
    @Says("What the bank keeps of a private's face value.") @Default("0") @Range int fee,
    @Says("The first stock round in which privates may be sold to the bank.")
        @Default("1")
        @Range(min = 1, max = 99)
        int sellFrom)
    implements StepSpec {}
