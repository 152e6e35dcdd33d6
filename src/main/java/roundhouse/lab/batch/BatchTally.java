package roundhouse.lab.batch;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import roundhouse.lab.simulation.SimulatedGame;

/**
 * Adds up the games of a batch as they end, on any thread. Of games that failed the first ones are
 * kept whole, of all others a number that shows whether two are the same.
 */
final class BatchTally {
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
                variant -> batch.players().stream().map(count -> new VariantTally(variant, count)))
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
