package roundhouse.design;

@Says("The president may place a station marker.")
public record PlaceMarker() implements StepSpec {}
