package roundhouse.lab.batch;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
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
import roundhouse.lab.simulation.Tally;
import roundhouse.market.MarketCell;
import roundhouse.market.StockMarket;

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

  /**
   * Adds up the games of a batch as they end, on any thread. Of games that failed the first ones
   * are kept whole, of all others a number that shows whether two are the same.
   */
  private static final class BatchTally {
    private static final int FAILURES_KEPT = 50;
    private static final long NOT_PLAYED = 0;

    private final Batch batch;
    private final List<VariantTally> rows;

    /** Of each game in the order of the batch. */
    private final long[] traces;

    private final TreeMap<Integer, BatchReport.Failure> failures = new TreeMap<>();

    BatchTally(Batch batch) {
      this.batch = batch;
      this.rows =
          batch.variants().stream()
              .flatMap(
                  variant ->
                      batch.players().stream().map(count -> new VariantTally(variant, count)))
              .toList();
      this.traces = new long[batch.allGames()];
    }

    /**
     * Adds a game.
     *
     * @param index in the order of the batch
     */
    synchronized void add(int index, SimulatedGame game) {
      Batch.Place place = batch.place(index);
      row(place.variant(), place.players()).add(game);
      traces[index] = trace(game);
      if (!game.outcome().endedNormally()) failed(index, game);
    }

    private VariantTally row(int variant, int players) {
      return rows.get(variant * batch.players().size() + players);
    }

    private static long trace(SimulatedGame game) {
      long trace = 31L * game.log().actions().hashCode() + game.worths().hashCode();
      return trace == NOT_PLAYED ? 1 : trace;
    }

    private void failed(int index, SimulatedGame game) {
      Batch.Place place = batch.place(index);
      failures.put(
          index,
          new BatchReport.Failure(
              batch.variants().get(place.variant()).name(),
              batch.players().get(place.players()),
              game.log().seed(),
              game.outcome().says(),
              game));
      if (failures.size() > FAILURES_KEPT) failures.pollLastEntry();
    }

    synchronized BatchReport report(long nanos) {
      var figures = new ArrayList<VariantFigures>();
      for (int variant = 0; variant < batch.variants().size(); variant++)
        for (int players = 0; players < batch.players().size(); players++)
          figures.add(row(variant, players).figures(changed(variant, players)));
      return new BatchReport(
          batch.variants().getFirst().title().id(),
          batch.seed(),
          figures,
          List.copyOf(failures.values()),
          nanos / 1e9,
          batch.threads());
    }

    /** Games that differ from the first variant's with the same seed. */
    private int changed(int variant, int players) {
      int changed = 0;
      for (int game = 0; game < batch.games(); game++) {
        long first = traces[batch.index(new Batch.Place(0, players, game))];
        long here = traces[batch.index(new Batch.Place(variant, players, game))];
        if (first != NOT_PLAYED && here != NOT_PLAYED && first != here) changed++;
      }
      return changed;
    }
  }

  /**
   * Adds up the games of one variant with one number of players, in any order. It keeps none of
   * them, so that any number can be played.
   */
  private static final class VariantTally {
    private static final Comparator<MarketCell> FROM_TOP_LEFT =
        Comparator.comparingInt(MarketCell::row).thenComparingInt(MarketCell::column);

    private final Variant variant;
    private final int[] wins;
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final Map<String, Integer> trains = new TreeMap<>();
    private final Map<String, Integer> floated = new TreeMap<>();
    private final SortedSet<String> tiles = new TreeSet<>();
    private final Set<MarketCell> spaces = new HashSet<>();
    private final Map<String, Integer> taken = new TreeMap<>();
    private final Map<String, Integer> events = new TreeMap<>();
    private final Map<String, Integer> fired = new TreeMap<>();
    private final Map<String, IntSummaryStatistics> prices = new TreeMap<>();
    private final IntSummaryStatistics actions = new IntSummaryStatistics();
    private final IntSummaryStatistics sets = new IntSummaryStatistics();
    private final IntSummaryStatistics best = new IntSummaryStatistics();
    private final IntSummaryStatistics lead = new IntSummaryStatistics();
    private final IntSummaryStatistics milliseconds = new IntSummaryStatistics();
    private int games;
    private int failed;

    VariantTally(Variant variant, int players) {
      this.variant = variant;
      this.wins = new int[players];
    }

    synchronized void add(SimulatedGame game) {
      games++;
      outcomes.merge(game.outcome().says(), 1, Integer::sum);
      milliseconds.accept((int) game.duration().toMillis());
      for (int seat = 0; seat < wins.length; seat++) if (game.won(seat)) wins[seat]++;
      add(game.tally());
      if (game.outcome().endedNormally()) addEnd(game);
      else failed++;
    }

    /** A game that was stopped does not show how long games are and how they end. */
    private void addEnd(SimulatedGame game) {
      actions.accept(game.log().actions().size());
      sets.accept(game.last().calendar().set());
      best.accept(game.best());
      lead.accept(game.lead());
      addPrices(game);
    }

    private void add(Tally tally) {
      sum(trains, tally.trains());
      sum(taken, tally.actions());
      sum(events, tally.events());
      each(fired, tally.events().keySet());
      each(floated, tally.floated());
      tiles.addAll(tally.tiles());
      spaces.addAll(tally.spaces());
    }

    private static void sum(Map<String, Integer> all, Map<String, Integer> more) {
      more.forEach((name, times) -> all.merge(name, times, Integer::sum));
    }

    private static void each(Map<String, Integer> all, Collection<String> names) {
      for (String name : names) all.merge(name, 1, Integer::sum);
    }

    private void addPrices(SimulatedGame game) {
      StockMarket market = variant.title().market();
      game.last()
          .tokens()
          .at()
          .forEach(
              (company, cell) ->
                  prices
                      .computeIfAbsent(company, _ -> new IntSummaryStatistics())
                      .accept(market.at(cell).price()));
    }

    /**
     * The figures of the games so far.
     *
     * @param changed games that differ from the first variant's
     */
    synchronized VariantFigures figures(int changed) {
      var spreads = new TreeMap<String, Spread>();
      prices.forEach((company, all) -> spreads.put(company, Spread.of(all)));
      return new VariantFigures(
          variant.name(),
          wins.length,
          games,
          failed,
          copy(outcomes),
          Spread.of(actions),
          Spread.of(sets),
          Spread.of(best),
          Spread.of(lead),
          IntStream.of(wins).boxed().toList(),
          Spread.of(milliseconds),
          copy(trains),
          copy(floated),
          Collections.unmodifiableSortedSet(new TreeSet<>(tiles)),
          spaces.stream().sorted(FROM_TOP_LEFT).toList(),
          Collections.unmodifiableMap(spreads),
          copy(taken),
          copy(events),
          copy(fired),
          changed);
    }

    private static Map<String, Integer> copy(Map<String, Integer> counts) {
      return Collections.unmodifiableMap(new TreeMap<>(counts));
    }
  }
}
