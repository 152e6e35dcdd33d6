package roundhouse.route;

/** Two stops that one of the runs of a turn has to join, running beyond neither. */
public record Link(StopRef from, StopRef to) {

  boolean joins(StopRef one, StopRef other) {
    return from.equals(one) && to.equals(other) || from.equals(other) && to.equals(one);
  }
}
