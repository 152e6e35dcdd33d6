package roundhouse.lab.batch;

import java.util.List;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.simulation.SimulationLimits;

/**
 * Many games. A game depends only on its own seed, not on the thread or the time, and all variants
 * play the same seeds.
 *
 * @param players numbers of players to play with
 * @param games for each variant and number of players
 * @param bots for the seats in order, repeated as needed
 * @param checked whether to check the invariants of games
 * @param threads that play
 */
public record Batch(
    List<Variant> variants,
    List<Integer> players,
    int games,
    long seed,
    List<Bot> bots,
    SimulationLimits limits,
    boolean checked,
    int threads) {

  /**
   * A game of a batch.
   *
   * @param variant its index among the variants
   * @param players the index of its number of players
   * @param game its number, from 0
   */
  record Place(int variant, int players, int game) {}

  public Batch {
    variants = List.copyOf(variants);
    players = List.copyOf(players);
    bots = List.copyOf(bots);
    if (bots.isEmpty()) throw new IllegalArgumentException("a batch needs at least one bot");
  }

  /** A batch of the usual bots that uses all cores. */
  public static Batch of(List<Variant> variants, List<Integer> players, int games, long seed) {
    return new Batch(
        variants,
        players,
        games,
        seed,
        List.of(Bots.usual()),
        SimulationLimits.USUAL,
        false,
        Runtime.getRuntime().availableProcessors());
  }

  public Batch checking() {
    return new Batch(variants, players, games, seed, bots, limits, true, threads);
  }

  /** The games of all variants and numbers of players together. */
  int allGames() {
    return games * players.size() * variants.size();
  }

  /** The game at an index: all variants play a game before the next one begins. */
  Place place(int index) {
    int rest = index / variants.size();
    return new Place(index % variants.size(), rest % players.size(), rest / players.size());
  }

  int index(Place place) {
    return (place.game() * players.size() + place.players()) * variants.size() + place.variant();
  }

  /** Plays all games; the report omits cancelled ones. */
  public BatchReport run(BatchProgress progress) {
    return new BatchRun(this, progress).play();
  }
}
