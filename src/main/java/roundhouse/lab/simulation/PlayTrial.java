package roundhouse.lab.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import roundhouse.board.TilePlacement;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.RoundSpec;
import roundhouse.design.spec.steps.DiscardTrains;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.design.spec.steps.RunTrains;
import roundhouse.design.spec.steps.Script;
import roundhouse.design.spec.steps.SettleLoans;
import roundhouse.design.spec.steps.StepSpec;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.RoundEvent;
import roundhouse.engine.events.TrainEvent;
import roundhouse.engine.play.Engine;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.GameState;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.lab.bots.Bots;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/**
 * Ten games of bots, the same each time, and what of the title never came up in them. Each finding
 * is true of these games; whether it is a mistake of the title, its author knows.
 *
 * @param places where the values of the title's design are written
 */
public record PlayTrial(Title title, ValuePlaces places) {
  /** Games of a trial. */
  public static final int GAMES = 10;

  /** Their first seed. */
  private static final long SEED = 1;

  private static final Set<Zone> COLOURS = Set.of(Zone.YELLOW, Zone.GREEN, Zone.ORANGE, Zone.BROWN);

  /** Zones that only a colour shows on the market. */
  private static final Set<Zone> UNSEEN =
      Set.of(Zone.UNCOUNTED, Zone.ANY_HOLDING, Zone.SEVERAL_A_TURN);

  /** A step by its name, which stands once in a round. */
  private record StepOfRound(String round, String step) {}

  /** A game that was played, and what came up in it. */
  private record Trial(int players, long seed, SimulatedGame game, PartsPlayed parts) {}

  /**
   * Plays the games, with each number of players in turn.
   *
   * @param done is told how many of them are over
   * @return warnings, by file and place
   */
  public List<Problem> problems(IntConsumer done) {
    var found = new Problems();
    List<Trial> games;
    try {
      games = played(done);
    } catch (HookFailure unplayable) {
      found.error(places.near("").orElseThrow(), "", "no game can start: " + unplayable.says(), "");
      return found.list();
    }
    var all = new PartsPlayed(title);
    games.forEach(each -> all.add(each.parts()));
    for (Trial each : games)
      if (!each.game().outcome().endedNormally())
        warn(
            found,
            "title",
            "a game of %s bots did not end by the rules: %s"
                .formatted(each.players(), each.game().outcome().says()),
            "see it with 'roundhouse simulate %s --players %s --game %s'"
                .formatted(title.id(), each.players(), each.seed()));
    rounds(all, found);
    parts(all, found);
    zones(found);
    return found.list();
  }

  private List<Trial> played(IntConsumer done) {
    Design design = title.design();
    List<Integer> numbers =
        IntStream.rangeClosed(design.players().min(), design.players().max()).boxed().toList();
    var games = new ArrayList<Trial>();
    try (ExecutorService threads = GameThreads.start(Runtime.getRuntime().availableProcessors())) {
      var waiting = new ArrayList<Future<Trial>>();
      for (int game = 0; game < GAMES; game++) {
        int players = numbers.get(game % numbers.size());
        long seed = SEED + game;
        waiting.add(threads.submit(() -> play(players, seed)));
      }
      for (Future<Trial> game : waiting) {
        games.add(GameThreads.await(game));
        done.accept(games.size());
      }
    }
    return games;
  }

  private Trial play(int players, long seed) {
    var parts = new PartsPlayed(title.forPlayers(players));
    SimulatedGame game = Simulation.of(title, players, Bots.usual()).play(seed, parts);
    parts.parts(game.last());
    return new Trial(players, seed, game, parts);
  }

  private void rounds(PartsPlayed all, Problems found) {
    Design design = title.design();
    for (var round : design.rounds().entrySet()) {
      String name = round.getKey();
      boolean first = name.equals(design.first());
      if (!all.held.contains(name) && !first)
        warn(
            found,
            "rounds." + name,
            "the round '" + name + "' was never held " + inGames(),
            "check what leads to it: 'first', 'then', 'after-each', its phases, or a script");
      else if (!all.acted.contains(name) && asks(round.getValue()))
        warn(
            found,
            "rounds." + name,
            "nobody could act in the round '" + name + "' " + inGames(),
            "check its steps, and who has turns in it");
      else if (all.acted.contains(name)) steps(name, round.getValue(), all, found);
    }
  }

  /** Steps of a round that nobody ever did anything in. */
  private void steps(String round, RoundSpec spec, PartsPlayed all, Problems found) {
    List<String> names = Engine.steps(title, round);
    for (int index = 0; index < names.size(); index++) {
      String step = names.get(index);
      if (asks(spec.steps().get(index)) && !all.steps.contains(new StepOfRound(round, step)))
        warn(
            found,
            "rounds.%s.steps.%s".formatted(round, index),
            "nobody did anything in the step '%s' of the round '%s' %s"
                .formatted(step, round, inGames()),
            "check when it has a choice, and what would make it worth taking");
    }
  }

  /** Whether a round has a step that is not taken automatically. */
  private static boolean asks(RoundSpec round) {
    return round.steps().stream().anyMatch(PlayTrial::asks);
  }

  private static boolean asks(StepSpec step) {
    return switch (step) {
      case SettleLoans _, DiscardTrains _ -> false;
      case Script script -> !script.automatic();
      case RunTrains run -> !run.automatic();
      case Dividend dividend -> dividend.kinds().size() > 1;
      default -> true;
    };
  }

  private void parts(PartsPlayed all, Problems found) {
    Design design = title.design();
    never(
        found,
        "trains",
        design.trains().keySet(),
        all.trains,
        "no %s-train came into play",
        "check its price and count, and what is sold before it");
    var starting = new LinkedHashSet<>(design.companies().keySet());
    starting.removeIf(id -> design.kindOf(id).starts() == KindSpec.Starts.NEVER);
    never(
        found,
        "companies",
        starting,
        all.companies,
        "%s was never started",
        "check how its kind is started, its par prices, and from when it is available");
    never(
        found,
        "privates",
        design.privates().keySet(),
        all.privates,
        "nobody ever owned %s",
        "check how and when it is sold, and its price");
    never(
        found,
        "tiles",
        design.tiles().keySet(),
        all.tiles,
        "tile %s was never laid",
        "check where it fits, and in which phase its colour may be laid");
  }

  private void never(
      Problems found,
      String where,
      Set<String> designed,
      Set<String> came,
      String says,
      String check) {
    for (String name : designed)
      if (!came.contains(name))
        warn(found, where + "." + name, says.formatted(name) + " " + inGames(), check);
  }

  /** Zones whose spaces look like any other. */
  private void zones(Problems found) {
    for (var letter : title.design().market().zones().entrySet()) {
      List<Zone> zones = letter.getValue();
      boolean coloured = zones.stream().anyMatch(COLOURS::contains);
      for (Zone zone : zones)
        if (!coloured && UNSEEN.contains(zone) && hasPlainSpace(zone)) {
          warn(
              found,
              "market.zones." + letter.getKey(),
              "nothing on the market shows the zone '"
                  + letter.getKey()
                  + "': it has no colour, in "
                  + title.id(),
              "add yellow, green, orange or brown to its meaning");
          break;
        }
    }
  }

  private boolean hasPlainSpace(Zone zone) {
    return title.market().spaces().stream()
        .filter(space -> space.in(zone))
        .anyMatch(PlayTrial::isPlain);
  }

  private static boolean isPlain(MarketSpace space) {
    return COLOURS.stream().noneMatch(space::in);
  }

  private String inGames() {
    return "in %s games of bots of %s".formatted(GAMES, title.id());
  }

  private void warn(Problems found, String path, String message, String fix) {
    SourcePlace place = places.near(path).orElseThrow();
    found.warning(place, path, message, fix);
  }

  /**
   * What of a title came up in games: rounds that were held, those of them in which somebody acted,
   * the steps that did something, and the trains, companies, privates and tiles that came into
   * play. Belongs to one thread.
   */
  private static final class PartsPlayed implements GameWatcher {
    private final Title title;
    final Set<StepOfRound> steps = new HashSet<>();
    final Set<String> held = new HashSet<>();
    final Set<String> acted = new HashSet<>();
    final Set<String> trains = new HashSet<>();
    final Set<String> companies = new HashSet<>();
    final Set<String> privates = new HashSet<>();
    final Set<String> tiles = new HashSet<>();

    PartsPlayed(Title title) {
      this.title = title;
    }

    @Override
    public void played(Played action) {
      if (!(action.action() instanceof Action.Pass)) did(action.before(), action.action());
      if (action.choices() > 1 || !(action.action() instanceof Action.Pass))
        rounds(action.before(), acted);
      rounds(action.before(), held);
      for (Event event : action.result().events()) {
        if (event instanceof RoundEvent.RoundBegan began) held.add(began.round());
        if (event instanceof TrainEvent.TrainExported exported) trains.add(exported.train());
      }
      GameState after = action.result().state();
      rounds(after, held);
      parts(after);
      if (after.board() != action.before().board())
        for (TilePlacement laid : after.board().laid().values()) tiles.add(laid.tile().number());
    }

    private void did(GameState before, Action action) {
      Engine.stepOf(title, before, action)
          .ifPresent(step -> steps.add(new StepOfRound(before.top().name(), step)));
    }

    /** The rounds of a state, and the turns that are played as in another round. */
    private static void rounds(GameState state, Set<String> names) {
      for (Frame frame : state.stack())
        if (frame.kind() != Frame.Kind.QUESTION) names.add(frame.name());
    }

    /** What players and companies have in a state. */
    void parts(GameState state) {
      for (Company company : state.companies().values()) {
        if (company.started() || company.floated()) companies.add(company.id());
        for (Train train : company.trains()) trains.add(train.type());
      }
      for (PrivateCompany owned : state.privates().values())
        if (owned.hasOwner()) privates.add(owned.id());
    }

    /** Adds what came up in another game. */
    void add(PartsPlayed other) {
      steps.addAll(other.steps);
      held.addAll(other.held);
      acted.addAll(other.acted);
      trains.addAll(other.trains);
      companies.addAll(other.companies);
      privates.addAll(other.privates);
      tiles.addAll(other.tiles);
    }
  }
}
