package roundhouse.design;

@Says("The state railway places markers in the spaces reserved for it.")
public record PlaceKeptMarkers() implements StepSpec {}
