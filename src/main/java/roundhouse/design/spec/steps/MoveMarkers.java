package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says("Companies move station markers with privates that allow it; play does not wait for this.")
public record MoveMarkers() implements StepSpec {}
