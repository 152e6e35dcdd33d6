package roundhouse.design;

/** The step "buy-back-shares" of a turn, with its parameters. */
@Says("A company buys back shares of its own from the pool, at the share price.")
public record BuyBackShares() implements StepSpec {}
