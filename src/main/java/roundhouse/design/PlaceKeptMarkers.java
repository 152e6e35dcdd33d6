package roundhouse.design;

/** The step "place-kept-markers" of a turn, with its parameters. */
@Says("The state railway places the markers that are kept for it.")
public record PlaceKeptMarkers() implements StepSpec {}
