package roundhouse.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

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
public record Batch(List<Variant> variants, List<Integer> players, int games, long seed, List<Bot> bots, Limits limits, boolean checked, int threads) {

  public Batch {
    variants = List.copyOf(variants);
    players = List.copyOf(players);
    bots = List.copyOf(bots);
    if (bots.isEmpty()) throw new IllegalArgumentException("a batch needs at least one bot");
  }

  /** A batch of sensible bots on all cores. */
  public static Batch of(List<Variant> variants, List<Integer> players, int games, long seed) {
    return new Batch(variants, players, games, seed, List.of(new SensibleBot()), Limits.USUAL, false, Runtime.getRuntime().availableProcessors());
  }

  public Batch checking() {
    return new Batch(variants, players, games, seed, bots, limits, true, threads);
  }

  /** One game of the batch. */
  private record Place(Variant variant, int players, int game) {}

  /** Plays all games; those that are broken off are left out of the report. */
  public Report run(Progress progress) {
    long began = System.nanoTime();
    List<Place> places = places();
    var done = new AtomicInteger();
    var played = new ArrayList<Played>();
    try (ExecutorService crew = Executors.newFixedThreadPool(threads, Thread.ofPlatform().name("game-", 0).daemon().factory())) {
      List<Future<Played>> all = places.stream().map(place -> crew.submit(() -> play(place, progress, done, places.size()))).toList();
      for (Future<Played> each : all) played.add(result(each));
    }
    played.removeIf(each -> each.record().outcome() instanceof Outcome.Cancelled);
    return Report.of(this, played, System.nanoTime() - began);
  }

  private List<Place> places() {
    return variants.stream()
        .flatMap(variant -> players.stream().flatMap(count -> IntStream.range(0, games).mapToObj(game -> new Place(variant, count, game))))
        .toList();
  }

  private Played play(Place place, Progress progress, AtomicInteger done, int of) {
    List<Bot> seats = IntStream.range(0, place.players()).mapToObj(seat -> bots.get(seat % bots.size())).toList();
    var simulation = new Simulation(place.variant().title(), Simulation.names(place.players()), seats, limits, checked, progress::cancelled);
    GameRecord game = simulation.play(Seeds.of(seed, place.players(), place.game()));
    progress.done(done.incrementAndGet(), of);
    return new Played(place.variant().name(), place.players(), game);
  }

  private static Played result(Future<Played> game) {
    try {
      return game.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the batch was interrupted", interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
