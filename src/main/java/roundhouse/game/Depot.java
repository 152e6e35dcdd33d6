package roundhouse.game;

import java.util.List;

/**
 * The bank's trains.
 *
 * @param upcoming trains still to be sold new, in the order of sale; of an unlimited type the next
 *     one stands here
 * @param pool trains given back, for sale at face value
 */
public record Depot(List<Train> upcoming, List<Train> pool) {

  public Depot {
    upcoming = List.copyOf(upcoming);
    pool = List.copyOf(pool);
  }
}
