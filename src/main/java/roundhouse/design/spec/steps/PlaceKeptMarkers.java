package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says("The state railway places markers in the spaces reserved for it.")
public record PlaceKeptMarkers() implements StepSpec {}
