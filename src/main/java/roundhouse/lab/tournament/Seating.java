package roundhouse.lab.tournament;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Which seats the first kind of bot takes; the second has the others. The arrangements of a table
 * come in pairs: after each, the kinds change places.
 */
record Seating(int players, int mask) {

  /** Whether the first kind has this seat, counted from 0. */
  boolean ofFirst(int seat) {
    return (mask >> seat & 1) == 1;
  }

  private Seating swapped() {
    return new Seating(players, (1 << players) - 1 - mask);
  }

  /** The arrangement of a game, counted from 0. */
  static Seating of(int players, int game) {
    List<Seating> all = all(players);
    Seating here = all.get(game / 2 % all.size());
    return game % 2 == 0 ? here : here.swapped();
  }

  /**
   * Half of the seats, or one more than the others have; of an arrangement and its swap only one.
   */
  private static List<Seating> all(int players) {
    int seats = (players + 1) / 2;
    boolean even = players % 2 == 0;
    return IntStream.range(0, 1 << players)
        .filter(mask -> Integer.bitCount(mask) == seats && !(even && (mask & 1) == 0))
        .mapToObj(mask -> new Seating(players, mask))
        .toList();
  }
}
