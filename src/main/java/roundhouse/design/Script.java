package roundhouse.design;

/** The step "script" of a turn, with its parameters. */
@Says(
    "A step written in JavaScript: the functions of its name answer who decides, what the choices"
        + " are and what follows.")
public record Script(@Says("The exported object with decider, choices and apply.") String name)
    implements StepSpec {}
