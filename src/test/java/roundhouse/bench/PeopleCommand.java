package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import roundhouse.engine.Action;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.Bots;
import roundhouse.lab.rows.GameKey;
import roundhouse.lab.rows.GameRecord;
import roundhouse.lab.rows.RowCollector;
import roundhouse.lab.simulation.BatchSeeds;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.lab.simulation.SlowScriptRetry;

/**
 * Plays bots beside recorded games of people, with their options and numbers of players, and tells
 * how the courses of their games compare.
 */
final class PeopleCommand {
  private static final String RANDOM = "random-";

  private final Map<Integer, PeopleTable> tables = new TreeMap<>();

  private PeopleCommand() {}

  /** Arguments: a design, games of bots for each of people, the bots' name. */
  static void run(List<String> arguments, PrintStream out) throws IOException {
    String design = arguments.isEmpty() ? BenchMain.TITLE : arguments.getFirst();
    int games = arguments.size() > 1 ? Integer.parseInt(arguments.get(1)) : 10;
    Bot bot = Bots.named(arguments.size() > 2 ? arguments.get(2) : Bots.USUAL).orElseThrow();
    var all = new PeopleCommand();
    for (RecordedGames.Game game : RecordedGames.of(design))
      if (!game.name().contains(RANDOM)) all.play(game, games, bot);
    all.tables.values().forEach(table -> table.tell(out));
  }

  private void play(RecordedGames.Game recorded, int games, Bot bot) {
    int players = recorded.log().players().size();
    PeopleTable table = tables.computeIfAbsent(players, PeopleTable::new);
    table.people().add(people(recorded));
    IntStream.range(0, games)
        .mapToObj(game -> bots(recorded, bot, game))
        .flatMap(Optional::stream)
        .forEach(table.bots()::add);
  }

  private static GameRecord people(RecordedGames.Game recorded) {
    var actions = new Replayed(recorded.log().actions());
    List<String> names = recorded.log().players();
    Bot each = (_, _, _, _, _) -> actions.get();
    var simulation =
        new Simulation(
            recorded.title(),
            names,
            names.stream().map(_ -> each).toList(),
            SimulationLimits.USUAL,
            false,
            actions::over);
    return played(recorded, simulation, recorded.log().seed()).record();
  }

  /** Nothing if scripts run out of time, which tells of a busy machine and not of bots. */
  private static Optional<GameRecord> bots(RecordedGames.Game recorded, Bot bot, int game) {
    int players = recorded.log().players().size();
    var simulation = Simulation.of(recorded.title(), players, bot);
    long seed = BatchSeeds.of(1, players, game);
    Played played = SlowScriptRetry.play(() -> played(recorded, simulation, seed), Played::game);
    return played.game().isOutOfTime() ? Optional.empty() : Optional.of(played.record());
  }

  private record Played(GameRecord record, SimulatedGame game) {}

  private static Played played(RecordedGames.Game recorded, Simulation simulation, long seed) {
    var rows =
        new RowCollector(recorded.title(), new GameKey(0, "", simulation.players().size(), seed));
    SimulatedGame game = simulation.play(seed, rows);
    return new Played(rows.record(game), game);
  }

  /** Gives recorded actions one after the other. */
  private static final class Replayed implements Supplier<Action> {
    private final List<Action> actions;
    private int next;

    Replayed(List<Action> actions) {
      this.actions = actions;
    }

    @Override
    public Action get() {
      return actions.get(next++);
    }

    boolean over() {
      return next >= actions.size();
    }
  }
}
