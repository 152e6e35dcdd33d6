package roundhouse.lab.batch;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.GameThreads;
import roundhouse.lab.simulation.MemoryProof;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;

/**
 * Plays a batch. It plays a game of all variants before the next game, so that the results so far
 * can be compared.
 */
final class BatchRun {
  private final Batch batch;
  private final BatchProgress progress;
  private final long began = System.nanoTime();
  private final AtomicInteger done = new AtomicInteger();
  private final BatchTally tally;
  private volatile boolean broken;

  BatchRun(Batch batch, BatchProgress progress) {
    this.batch = batch;
    this.progress = progress;
    this.tally = new BatchTally(batch);
  }

  BatchReport play() {
    try (ExecutorService crew = GameThreads.start(batch.threads())) {
      List<? extends Future<?>> all =
          IntStream.range(0, batch.allGames())
              .mapToObj(index -> crew.submit(() -> play(index)))
              .toList();
      all.forEach(GameThreads::await);
    }
    return report();
  }

  /** If one game cannot start, none can: the batch ends. */
  private void play(int index) {
    if (stopped()) return;
    try {
      playGame(index);
    } catch (RuntimeException | Error unplayable) {
      broken = true;
      throw unplayable;
    }
  }

  private boolean stopped() {
    return broken || progress.cancelled();
  }

  private void playGame(int index) {
    Batch.Place place = batch.place(index);
    Variant variant = batch.variants().get(place.variant());
    int players = batch.players().get(place.players());
    var simulation =
        Simulation.seated(variant.title(), players, batch.bots())
            .withLimits(batch.limits())
            .checking(batch.checked())
            .cancelledBy(this::stopped);
    String name = variant.name();
    long seed = BatchSeeds.of(batch.seed(), players, place.game());
    var rows = new RowCollector(variant.title(), new GameKey(place.game(), name, players, seed));
    var proof = new MemoryProof(simulation.title(), index < batch.variants().size());
    SimulatedGame game = proof.checked(simulation.play(seed, rows.and(proof)));
    if (game.outcome() instanceof SimulationOutcome.Cancelled) return;
    progress.recorded(name, rows.record(game));
    tally.add(index, game);
    progress.done(done.incrementAndGet(), batch.allGames());
    progress.played(this::report);
  }

  private BatchReport report() {
    return tally.report(System.nanoTime() - began);
  }
}
