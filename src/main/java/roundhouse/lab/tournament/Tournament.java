package roundhouse.lab.tournament;

import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.GameThreads;
import roundhouse.lab.simulation.MemoryProof;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.simulation.SlowScriptRetry;

/**
 * Games in which two kinds of bots share the seats. Two games have the same seed and change the
 * kinds' places, so that neither has the better seats or the better luck.
 *
 * @param first the kind whose share of wins is asked for
 * @param threads that play; they change no result
 */
public record Tournament(
    Title title,
    int players,
    int games,
    long seed,
    Bot first,
    Bot second,
    SimulationLimits limits,
    int threads) {
  public Tournament {
    if (players < 2) throw new IllegalArgumentException("two kinds of bots need two seats");
    if (games < 2 || games % 2 == 1)
      throw new IllegalArgumentException("two games with each seed: an even number of games");
  }

  /** Plays all games. */
  public TournamentResult play(BatchProgress progress) {
    return play(List.of(), _ -> {}, progress);
  }

  /**
   * Plays the games that are missing.
   *
   * @param known games that were played before
   * @param over called with each game that is played now, by the thread that plays it
   */
  public TournamentResult play(
      List<TournamentRow> known, Consumer<TournamentRow> over, BatchProgress progress) {
    var all = new TreeMap<Integer, TournamentRow>();
    for (TournamentRow row : known) if (row.game() < games) all.put(row.game(), row);
    var done = new AtomicInteger(all.size());
    progress.done(done.get(), games);
    try (ExecutorService crew = GameThreads.start(threads)) {
      List<Future<TournamentRow>> missing =
          IntStream.range(0, games)
              .filter(game -> !all.containsKey(game))
              .mapToObj(game -> crew.submit(() -> row(game, done, over, progress)))
              .toList();
      try {
        for (Future<TournamentRow> game : missing) {
          TournamentRow row = GameThreads.await(game);
          all.put(row.game(), row);
        }
      } finally {
        missing.forEach(game -> game.cancel(false));
      }
      return TournamentResult.of(all.values());
    }
  }

  private TournamentRow row(
      int game, AtomicInteger done, Consumer<TournamentRow> over, BatchProgress progress) {
    TournamentRow row = TournamentRow.of(game, play(game, progress));
    over.accept(row);
    progress.done(done.incrementAndGet(), games);
    return row;
  }

  private TournamentGame play(int game, BatchProgress progress) {
    Seating seating = Seating.of(players, game);
    List<Bot> seats =
        IntStream.range(0, players)
            .mapToObj(seat -> seating.ofFirst(seat) ? first : second)
            .toList();
    var simulation =
        Simulation.seated(title, players, seats)
            .withLimits(limits)
            .cancelledBy(progress::cancelled);
    long own = BatchSeeds.of(seed, players, game / 2);
    SimulatedGame played =
        SlowScriptRetry.play(
            () -> {
              var proof = new MemoryProof(simulation.title(), game == 0);
              return proof.checked(simulation.play(own, proof));
            },
            Function.identity());
    return new TournamentGame(seating, played);
  }
}
