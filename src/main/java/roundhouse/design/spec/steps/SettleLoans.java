package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says("A company pays interest on the loans it had before its turn, and repays loans.")
public record SettleLoans() implements StepSpec {}
