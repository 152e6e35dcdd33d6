package roundhouse.design;

/** The step "place-marker" of a turn, with its parameters. */
@Says("The director may place a station marker.")
public record PlaceMarker() implements StepSpec {}
