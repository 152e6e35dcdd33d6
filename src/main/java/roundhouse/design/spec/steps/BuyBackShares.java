package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says("A company buys back its own shares from the pool, at the share price.")
public record BuyBackShares() implements StepSpec {}
