package roundhouse.route.problem;

/** Two stops that a run of the turn must have as its ends. */
public record RequiredLink(StopRef from, StopRef to) {

  public boolean joins(StopRef one, StopRef other) {
    return from.equals(one) && to.equals(other) || from.equals(other) && to.equals(one);
  }
}
