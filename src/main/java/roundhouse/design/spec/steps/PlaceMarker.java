package roundhouse.design.spec.steps;

import roundhouse.design.binding.Says;

@Says("The president may place a station marker.")
public record PlaceMarker() implements StepSpec {}
