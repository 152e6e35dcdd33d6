package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says(
    "A step written in JavaScript: an exported object says who decides, what the choices are and"
        + " what each one does.")
public record Script(
    @Says("Name of the exported object with decider, choices and apply.") String name)
    implements StepSpec {}
