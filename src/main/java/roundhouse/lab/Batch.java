package roundhouse.lab;

import java.util.List;

/**
 * Many games at once. Which thread plays which game and when it does makes no difference: a game
 * depends on its own seed alone, and all variants play the same seeds.
 *
 * @param players numbers of players to play with
 * @param games of every variant with every number of players
 * @param bots for the seats in turn, the first again after the last
 * @param checked whether the laws of every game are looked after
 * @param threads that play
 */
public record Batch(
    List<Variant> variants,
    List<Integer> players,
    int games,
    long seed,
    List<Bot> bots,
    Limits limits,
    boolean checked,
    int threads) {

  public Batch {
    variants = List.copyOf(variants);
    players = List.copyOf(players);
    bots = List.copyOf(bots);
    if (bots.isEmpty()) throw new IllegalArgumentException("a batch needs at least one bot");
  }

  /** A batch of sensible bots on all cores. */
  public static Batch of(List<Variant> variants, List<Integer> players, int games, long seed) {
    return new Batch(
        variants,
        players,
        games,
        seed,
        List.of(new SensibleBot()),
        Limits.USUAL,
        false,
        Runtime.getRuntime().availableProcessors());
  }

  public Batch checking() {
    return new Batch(variants, players, games, seed, bots, limits, true, threads);
  }

  /** Plays all games; those that are broken off are left out of the report. */
  public Report run(Progress progress) {
    return new BatchRun(this, progress).play();
  }
}
