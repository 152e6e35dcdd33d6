package roundhouse.lab.rows;

import java.util.List;
import roundhouse.lab.simulation.BatchSeeds;

/**
 * The games of an experiment in the order of their rows: each number with each number of players on
 * each side.
 *
 * @param sides their names
 * @param players numbers of players
 * @param seed of the experiment
 */
public record GameOrder(List<String> sides, List<Integer> players, long seed) {
  public GameOrder {
    sides = List.copyOf(sides);
    players = List.copyOf(players);
  }

  /** The game at a place, from 0. */
  public GameKey key(int place) {
    int count = players.get(place / sides.size() % players.size());
    int number = place / sides.size() / players.size();
    return new GameKey(
        number, sides.get(place % sides.size()), count, BatchSeeds.of(seed, count, number));
  }

  /** The place of a game; -1 if the experiment has no such game. */
  int place(GameKey key) {
    long place =
        ((long) key.game() * players.size() + players.indexOf(key.players())) * sides.size()
            + sides.indexOf(key.side());
    boolean known = place >= 0 && place < Integer.MAX_VALUE && key((int) place).equals(key);
    return known ? (int) place : -1;
  }
}
