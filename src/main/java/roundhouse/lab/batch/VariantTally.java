package roundhouse.lab.batch;

import java.util.Collection;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Tally;
import roundhouse.market.StockMarket;

/**
 * Adds up the games of one variant with one number of players, in any order. It keeps none of them,
 * so that any number can be played.
 */
final class VariantTally {
  private final Variant variant;
  private final int[] wins;
  private final Map<String, Integer> outcomes = new TreeMap<>();
  private final Map<String, Integer> trains = new TreeMap<>();
  private final Map<String, Integer> floated = new TreeMap<>();
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
