package roundhouse.design.spec.steps;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;

@Says("A player may sell privates to the bank and buy them from it.")
public record TradePrivates(
    @Says("Fee that the bank deducts from a private's face value.") @Default("0") @Range int fee)
    implements StepSpec {}
