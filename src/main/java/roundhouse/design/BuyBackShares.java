package roundhouse.design;

@Says("A company buys back its own shares from the pool, at the share price.")
public record BuyBackShares() implements StepSpec {}
