package roundhouse.lab.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import roundhouse.engine.Title;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SlowScriptRetry;

/**
 * Planning bots with different weights, each against bots with the weights of the file and all in
 * the same games: every one plays a few, the better half goes on to as many again, and a fifth to
 * twice as many.
 */
final class WeightRace {
  /** Pairs of games, with the seats swapped, in each heat, and the part that goes on to it. */
  private static final List<Heat> HEATS =
      List.of(new Heat(1, 1), new Heat(1, 0.5), new Heat(2, 0.2));

  /** How much worse those are who leave a heat earlier: more than games can tell. */
  private static final double HEAT = 10;

  private record Heat(int rounds, double part) {}

  private final List<Table> tables;

  /** What is played: each heat plays every table, with a seed of its own. */
  record Table(Title title, int players) {}

  WeightRace(List<Table> tables) {
    this.tables = List.copyOf(tables);
  }

  /** The games of a race. */
  static int games(int racers, int tables) {
    return HEATS.stream().mapToInt(heat -> 2 * heat.rounds * tables * going(heat, racers)).sum();
  }

  private static int going(Heat heat, int racers) {
    return Math.max(1, (int) Math.round(heat.part * racers));
  }

  /** How bad each racer was: the lower, the better. */
  double[] run(List<BotWeights> racers, long seed) {
    List<List<Double>> margins = racers.stream().<List<Double>>map(_ -> new ArrayList<>()).toList();
    var bad = new double[racers.size()];
    List<Integer> left = IntStream.range(0, racers.size()).boxed().toList();
    int round = 0;
    for (int heat = 0; heat < HEATS.size(); heat++) {
      left = left.subList(0, going(HEATS.get(heat), racers.size()));
      for (int end = round + HEATS.get(heat).rounds; round < end; round++)
        for (int racer : left) play(racers.get(racer), seed, round, margins.get(racer));
      for (int racer : left)
        bad[racer] = (HEATS.size() - 1 - heat) * HEAT - mean(margins.get(racer));
      left = left.stream().sorted(Comparator.comparingDouble(racer -> bad[racer])).toList();
    }
    return bad;
  }

  private static double mean(List<Double> margins) {
    return margins.stream().mapToDouble(each -> each).average().orElse(0);
  }

  private void play(BotWeights weights, long seed, int round, List<Double> margins) {
    for (int table = 0; table < tables.size(); table++) {
      long own = BatchSeeds.of(seed, tables.get(table).players, round * tables.size() + table);
      for (int first = 0; first < 2; first++)
        margins.add(margin(tables.get(table), weights, own, first));
    }
  }

  /**
   * By how much the seats with these weights are worth more than the others in the end, as a part
   * of what both are; 0 if the game does not end by its rules. It tells more than who won.
   */
  private static double margin(Table table, BotWeights weights, long seed, int first) {
    Bot racer = planning(weights);
    Bot usual = planning(BotWeights.usual());
    List<Bot> seats =
        IntStream.range(0, table.players)
            .mapToObj(seat -> seat % 2 == first ? racer : usual)
            .toList();
    Simulation simulation = Simulation.seated(table.title, table.players, seats);
    SimulatedGame game = SlowScriptRetry.play(() -> simulation.play(seed), Function.identity());
    if (!game.outcome().endedNormally()) return 0;
    double ours = worth(game, seat -> seat % 2 == first);
    double theirs = worth(game, seat -> seat % 2 != first);
    return ours + theirs <= 0 ? 0 : (ours - theirs) / (ours + theirs);
  }

  private static double worth(SimulatedGame game, Function<Integer, Boolean> of) {
    List<String> players = game.log().players();
    return IntStream.range(0, players.size())
        .filter(of::apply)
        .mapToDouble(seat -> game.worths().get(players.get(seat)))
        .average()
        .orElse(0);
  }

  static Bot planning(BotWeights weights) {
    return new PlanningBot(Temperament.EVEN, PlanningBot.USUAL_THINK, weights);
  }
}
