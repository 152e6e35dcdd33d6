package roundhouse.lab;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Plays a batch. It plays a game of all variants before the next game, so that the results so far
 * can be compared.
 */
final class BatchRun {
  /** Games run with the lowest priority, so that other work on the machine goes first. */
  private static final ThreadFactory CREW =
      Thread.ofPlatform().name("game-", 0).daemon().priority(Thread.MIN_PRIORITY).factory();

  private final Batch batch;
  private final Progress progress;
  private final List<Place> places;
  private final long began = System.nanoTime();
  private final AtomicInteger done = new AtomicInteger();
  private final Map<Integer, Played> played = new ConcurrentSkipListMap<>();
  private volatile boolean broken;

  BatchRun(Batch batch, Progress progress) {
    this.batch = batch;
    this.progress = progress;
    this.places = places(batch);
  }

  /** One game of the batch. */
  private record Place(Variant variant, int players, int game) {}

  private static List<Place> places(Batch batch) {
    return IntStream.range(0, batch.games())
        .boxed()
        .flatMap(
            game ->
                batch.players().stream()
                    .flatMap(
                        count ->
                            batch.variants().stream()
                                .map(variant -> new Place(variant, count, game))))
        .toList();
  }

  Report play() {
    try (ExecutorService crew = Executors.newFixedThreadPool(batch.threads(), CREW)) {
      List<? extends Future<?>> all =
          IntStream.range(0, places.size())
              .mapToObj(index -> crew.submit(() -> play(index)))
              .toList();
      all.forEach(BatchRun::await);
    }
    return report();
  }

  /** If one game cannot start, none can: the batch ends. */
  private void play(int index) {
    if (stopped()) return;
    try {
      play(index, places.get(index));
    } catch (RuntimeException unplayable) {
      broken = true;
      throw unplayable;
    }
  }

  private boolean stopped() {
    return broken || progress.cancelled();
  }

  private void play(int index, Place place) {
    List<Bot> seats =
        IntStream.range(0, place.players())
            .mapToObj(seat -> batch.bots().get(seat % batch.bots().size()))
            .toList();
    var simulation =
        new Simulation(
            place.variant().title(),
            Simulation.names(place.players()),
            seats,
            batch.limits(),
            batch.checked(),
            this::stopped);
    GameRecord game = simulation.play(Seeds.of(batch.seed(), place.players(), place.game()));
    if (game.outcome() instanceof Outcome.Cancelled) return;
    played.put(index, new Played(place.variant().name(), place.players(), game));
    progress.done(done.incrementAndGet(), places.size());
    progress.played(this::report);
  }

  private Report report() {
    return Report.of(batch, List.copyOf(played.values()), System.nanoTime() - began);
  }

  private static void await(Future<?> game) {
    try {
      game.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the batch was interrupted", interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
