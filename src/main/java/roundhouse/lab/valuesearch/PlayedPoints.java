package roundhouse.lab.valuesearch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import roundhouse.design.problem.Problem;
import roundhouse.lab.batch.BatchProgress;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.Experiment;
import roundhouse.lab.experiment.ExperimentEngine;
import roundhouse.lab.experiment.GameSink;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.SimulationLimits;

/** Plays the points of a search with bots, each block as an experiment, and keeps the values. */
final class PlayedPoints implements PointGames {
  private static final int TOLD = 10;

  private final ValueSearchPlan plan;
  private final List<String> bots;
  private final ValueSearchPlan.Playing playing;
  private final KeptValues kept;
  private final Map<ValuePoint, Optional<Variant>> sides = new HashMap<>();
  private final Set<String> faults = new LinkedHashSet<>();
  private int asked;

  PlayedPoints(
      ValueSearchPlan plan, List<String> bots, ValueSearchPlan.Playing playing, KeptValues kept) {
    this.plan = plan;
    this.bots = bots;
    this.playing = playing;
    this.kept = kept;
  }

  /** Games so far, with those that were kept. */
  int asked() {
    return asked;
  }

  /** Sentences about points that do not load and games that did not end by their rules. */
  List<String> faults() {
    return faults.stream().limit(TOLD).toList();
  }

  @Override
  public PlayedBlock play(List<ValuePoint> points, int from, int to) {
    var loaded = new LinkedHashMap<ValuePoint, Variant>();
    for (ValuePoint point : points) side(point).ifPresent(side -> loaded.put(point, side));
    if (!loaded.isEmpty()) playMissing(List.copyOf(loaded.values()), from, to);
    double[][][] values = new double[points.size()][to - from][];
    for (int point = 0; point < points.size(); point++)
      for (int number = from; number < to; number++)
        values[point][number - from] = values(name(points.get(point)), number);
    asked += points.size() * (to - from);
    return new PlayedBlock(points, values);
  }

  private String name(ValuePoint point) {
    return plan.space().name(point);
  }

  private Optional<Variant> side(ValuePoint point) {
    return sides.computeIfAbsent(point, this::load);
  }

  private Optional<Variant> load(ValuePoint point) {
    var loaded = plan.points().load(point);
    if (loaded.title().isEmpty())
      faults.add(
          "%s does not load: %s"
              .formatted(
                  name(point),
                  loaded.problems().stream()
                      .filter(Problem::isError)
                      .map(Problem::text)
                      .findFirst()
                      .orElse("")));
    return loaded.title().map(title -> new Variant(name(point), title, plan.changes(point)));
  }

  /** Games are kept in their order, so those that are missing follow the last that is kept. */
  private void playMissing(List<Variant> played, int from, int to) {
    var experiment =
        new Experiment(
                played,
                List.of(plan.spec().players()),
                to,
                plan.spec().seed(),
                bots,
                SimulationLimits.USUAL,
                false,
                playing.threads())
            .with(playing.registry());
    int first = from * played.size();
    int last = to * played.size();
    while (first < last && isKept(experiment.order().key(first))) first++;
    if (first == last) return;
    playing
        .engine()
        .play(
            experiment,
            new ExperimentEngine.Range(first, last),
            new ShiftedProgress(playing.progress(), asked - from * played.size(), plan.games()),
            new Keeping());
    if (playing.progress().cancelled()) throw new CancellationException();
  }

  private boolean isKept(GameKey key) {
    return kept.of(bots(), key.side(), key.game()).isPresent();
  }

  private String bots() {
    return String.join(",", bots);
  }

  private double[] values(String point, int number) {
    Optional<KeptValues.Line> line = kept.of(bots(), point, number);
    line.filter(each -> !each.ending().isEmpty())
        .ifPresent(
            each ->
                faults.add(
                    "%s, seed %s, did not end by its rules: %s"
                        .formatted(point, each.seed(), each.ending())));
    double[] none = new double[plan.goals().size()];
    Arrays.fill(none, Double.NaN);
    return line.map(
            each ->
                each.values().stream()
                    .mapToDouble(value -> value == null ? Double.NaN : value)
                    .toArray())
        .orElse(none);
  }

  /** Keeps what a game says of the goals. */
  private final class Keeping implements GameSink {
    @Override
    public void took(GameRecord game, Optional<SimulatedGame> failed) {
      var values = new ArrayList<Double>();
      for (Aim.Measured each : plan.measured()) {
        double value = each.of(game);
        values.add(Double.isNaN(value) ? null : value);
      }
      GameKey key = game.key();
      String ending = game.game().finished() ? "" : game.game().ending();
      kept.add(new KeptValues.Line(bots(), key.side(), key.game(), key.seed(), ending, values, ""));
    }

    @Override
    public void leftOut(GameKey game, String why) {
      faults.add("%s, seed %s, was left out: %s".formatted(game.side(), game.seed(), why));
    }
  }

  /** Progress in a block as progress in the whole search. */
  private record ShiftedProgress(BatchProgress whole, int before, int games)
      implements BatchProgress {
    @Override
    public void done(int done, int of) {
      whole.done(Math.min(games, before + done), games);
    }

    @Override
    public void notice(String says) {
      whole.notice(says);
    }

    @Override
    public boolean cancelled() {
      return whole.cancelled();
    }
  }
}
