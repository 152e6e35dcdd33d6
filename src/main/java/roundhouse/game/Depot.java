package roundhouse.game;

import java.util.List;

/**
 * The bank's trains.
 *
 * @param upcoming new trains in the order of sale; an unlimited type has only its next train here
 * @param pool discarded trains, for sale at face value
 */
public record Depot(List<Train> upcoming, List<Train> pool) {

  public Depot {
    upcoming = List.copyOf(upcoming);
    pool = List.copyOf(pool);
  }
}
