package roundhouse.lab.experiment;

import java.util.List;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.bots.BotRegistry;
import roundhouse.lab.rows.GameOrder;
import roundhouse.lab.simulation.SimulationLimits;

/**
 * Games of several sides with the same seeds.
 *
 * @param sides what is compared, the first with each of the others
 * @param players numbers of players to play with
 * @param games of each side with each number of players
 * @param bots names of the bots for the seats in order, repeated as needed
 * @param checked whether to check the invariants of games
 * @param threads that play; they change no row
 * @param registry the bots that these names may mean
 */
public record Experiment(
    List<Variant> sides,
    List<Integer> players,
    int games,
    long seed,
    List<String> bots,
    SimulationLimits limits,
    boolean checked,
    int threads,
    BotRegistry registry) {

  public Experiment {
    sides = List.copyOf(sides);
    players = List.copyOf(players);
    bots = List.copyOf(bots);
    if (sides.isEmpty() || bots.isEmpty())
      throw new IllegalArgumentException("an experiment needs a side and a bot");
  }

  /** An experiment of bots of the app. */
  public Experiment(
      List<Variant> sides,
      List<Integer> players,
      int games,
      long seed,
      List<String> bots,
      SimulationLimits limits,
      boolean checked,
      int threads) {
    this(sides, players, games, seed, bots, limits, checked, threads, BotRegistry.BUILT_IN);
  }

  /** The same with programs among the bots. */
  public Experiment with(BotRegistry others) {
    return new Experiment(sides, players, games, seed, bots, limits, checked, threads, others);
  }

  /** Its games in order. */
  public GameOrder order() {
    return new GameOrder(sides.stream().map(Variant::name).toList(), players, seed);
  }

  /** The games of all sides and numbers of players together. */
  public int allGames() {
    return games * players.size() * sides.size();
  }
}
