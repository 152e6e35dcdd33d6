package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.testkit.Repository;

/**
 * Plays checked games of random bots with options drawn so that every two that go together come
 * together at least three times, over all numbers of players.
 */
final class PairsCommand {
  private static final int TIMES = 3;
  private static final int GAMES = 300;

  private static final SimulationLimits SHORT = new SimulationLimits(3000);
  private static final int IDLE = 1000;

  private PairsCommand() {}

  /** Arguments: DESIGN [GAMES] [SEED] [MINUTES]. */
  static void run(List<String> arguments, PrintStream out) throws Exception {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    int games = number(arguments, 1, GAMES);
    long seed = number(arguments, 2, 1);
    Instant end = Instant.now().plus(Duration.ofMinutes(number(arguments, 3, 60)));
    Title plain = title(design, Set.of());
    var draws = new OptionDraws(plain.design().options(), TIMES, seed);
    List<Set<String>> drawn = draws.draw(games);
    var causes = new TreeMap<String, Integer>();
    var failures = new ArrayList<String>();
    int played = 0;
    for (Set<String> options : drawn) {
      if (Instant.now().isAfter(end)) break;
      SimulatedGame game = play(design, options, seed, played++);
      causes.merge(cause(game), 1, Integer::sum);
      if (game.outcome().endedNormally() || stranded(game)) continue;
      failures.add(told(game));
      out.println(failures.getLast());
    }
    out.printf(
        "%s: %d of %d games played; %d pairs of options, %d of them fewer than %d times%n",
        design,
        played,
        games,
        OptionDraws.pairs(plain.design().options()).size(),
        draws.missing(),
        TIMES);
    for (Map.Entry<String, Integer> cause : causes.entrySet())
      out.printf("%8d  %s%n", cause.getValue(), cause.getKey());
    if (!failures.isEmpty()) throw new IOException(failures.size() + " games failed");
  }

  private static SimulatedGame play(String design, Set<String> options, long seed, int game)
      throws IOException {
    Title title = title(design, options);
    SimulatedGame first = simulation(title, game, SHORT).play(seed * 10_000 + game);
    boolean over = !(first.outcome() instanceof SimulationOutcome.TooLong) || stranded(first);
    return over
        ? first
        : simulation(title, game, SimulationLimits.USUAL).play(seed * 10_000 + game);
  }

  private static Simulation simulation(Title title, int game, SimulationLimits limits) {
    NumberRange range = title.design().players();
    int players = range.min() + game % (range.max() - range.min() + 1);
    return new Simulation(
        title,
        Simulation.names(players),
        Collections.nCopies(players, new RandomBot()),
        limits,
        true,
        () -> false);
  }

  /**
   * Whether nobody has operated a company for a long time: bots that have lost their money deal in
   * what little is left for ever, which no rule forbids.
   */
  private static boolean stranded(SimulatedGame game) {
    List<Action> actions = game.log().actions();
    return game.outcome() instanceof SimulationOutcome.TooLong
        && actions.subList(actions.size() - IDLE, actions.size()).stream()
            .noneMatch(action -> game.last().companies().containsKey(action.by()));
  }

  private static String cause(SimulatedGame game) {
    if (stranded(game)) return "nobody can float a company any more";
    return game.outcome() instanceof SimulationOutcome.Ended ended
        ? ended.cause()
        : game.outcome().getClass().getSimpleName();
  }

  private static String told(SimulatedGame game) {
    return "FAILED %d players, seed %d, options %s, after %d actions: %s"
        .formatted(
            game.log().players().size(),
            game.log().seed(),
            String.join(",", game.log().options()),
            game.log().actions().size(),
            game.outcome().says());
  }

  private static int number(List<String> arguments, int index, int otherwise) {
    return arguments.size() > index ? Integer.parseInt(arguments.get(index)) : otherwise;
  }

  private static Title title(String design, Set<String> options) throws IOException {
    var loaded = Repository.titles().load(design, options);
    return loaded
        .title()
        .orElseThrow(() -> new IOException(design + " cannot be loaded: " + loaded.problems()));
  }
}
