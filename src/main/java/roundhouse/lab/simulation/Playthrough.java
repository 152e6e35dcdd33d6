package roundhouse.lab.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.events.Event;
import roundhouse.engine.events.ScriptEvent;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.ReplayLoop;
import roundhouse.engine.play.ReplayPolicy;
import roundhouse.engine.play.ReplayResult;
import roundhouse.engine.play.ReplayedAction;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.Train;
import roundhouse.lab.invariants.InvariantCheck;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.StateTransition;
import roundhouse.lab.invariants.UnrepeatableScript;
import roundhouse.lab.simulation.BotTurns.Turn;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceTokens;

/** Plays one game. */
final class Playthrough {
  /** Keeps a state after every few actions, to compare with a replay. */
  private static final int KEPT_EVERY = 40;

  private final Simulation simulation;
  private final Title title;
  private final long seed;
  private final InvariantCheck inspection;
  private final BotTurns turns;
  private final List<Action> actions = new ArrayList<>();
  private final Map<Integer, GameState> kept = new LinkedHashMap<>();
  private final StandstillDetector standstill = new StandstillDetector();
  private final TallyCounter tally;
  private final GameWatcher watcher;
  private GameState state;

  Playthrough(Simulation simulation, long seed, GameWatcher watcher) {
    this.simulation = simulation;
    this.title = simulation.title();
    this.seed = seed;
    this.inspection = new InvariantCheck(title, new SeededRandom(seed * 31 + 7));
    this.turns = new BotTurns(simulation, inspection, seed);
    this.state = title.start(simulation.players(), seed);
    this.tally = new TallyCounter(state);
    this.watcher = watcher;
  }

  SimulatedGame play() {
    long began = System.nanoTime();
    Optional<SimulationOutcome> outcome = Optional.empty();
    while (outcome.isEmpty()) outcome = safely(this::step);
    if (simulation.checked() && outcome.get().endedNormally())
      outcome =
          Optional.of(LogReplay.firstDifference(title, log(), kept, state).orElse(outcome.get()));
    return new SimulatedGame(
        log(),
        outcome.get().endedNormally() ? valued(outcome.get()) : outcome.get(),
        state,
        worths(),
        tally.tally(),
        Duration.ofNanos(System.nanoTime() - began));
  }

  private GameLog log() {
    return new GameLog(
        title.id(), title.fingerprint(), simulation.players(), title.options(), seed, actions);
  }

  /** A failure of the rules ends the game; it becomes the outcome. */
  private static Optional<SimulationOutcome> safely(Supplier<Optional<SimulationOutcome>> work) {
    try {
      return work.get();
    } catch (HookFailure failure) {
      return Optional.of(SimulationOutcome.of(failure));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      return Optional.of(new SimulationOutcome.Crashed(FaultLocation.describe(fault)));
    }
  }

  /** The outcome of a game that has ended, or why nobody can say who has won. */
  private SimulationOutcome valued(SimulationOutcome ended) {
    return safely(
            () -> {
              state.players().forEach(player -> Engine.worth(title, state, player.name()));
              return Optional.empty();
            })
        .orElse(ended);
  }

  /** Takes the next actions; returns the outcome if the game ends. */
  private Optional<SimulationOutcome> step() {
    if (state.over())
      return Optional.of(
          new SimulationOutcome.Ended(state.ending().map(GameState.Ending::cause).orElse("over")));
    if (actions.size() >= simulation.limits().actions())
      return Optional.of(new SimulationOutcome.TooLong(actions.size()));
    if (simulation.cancelled().getAsBoolean())
      return Optional.of(new SimulationOutcome.Cancelled());
    int left = simulation.limits().actions() - actions.size();
    for (Turn turn : turns.next(state, left)) {
      Optional<SimulationOutcome> outcome = outcome(turn);
      if (outcome.isPresent()) return outcome;
    }
    return Optional.empty();
  }

  private Optional<SimulationOutcome> outcome(Turn turn) {
    return switch (turn) {
      case BotTurns.End(SimulationOutcome reason) -> Optional.of(reason);
      case BotTurns.Taken taken -> took(taken);
    };
  }

  private Optional<SimulationOutcome> took(BotTurns.Taken taken) {
    Action action = taken.action();
    return switch (taken.result()) {
      case Result.Refused refused ->
          Optional.of(new SimulationOutcome.OfferRefused(action, refused.rule(), refused.reason()));
      case Result.Failed failed -> {
        actions.add(action);
        yield Optional.of(SimulationOutcome.of(failed.failure()));
      }
      case Result.Applied applied -> {
        actions.add(action);
        state = applied.state();
        tally.count(action, applied);
        watcher.played(
            new GameWatcher.Played(
                taken.before(), taken.player(), taken.choices(), action, applied));
        Optional<SimulationOutcome> stands =
            standstill
                .after(taken.before(), taken.step(), state)
                .map(SimulationOutcome.Standstill::new);
        if (stands.isPresent()) yield stands;
        yield simulation.checked() ? looked(taken.before(), action, applied) : Optional.empty();
      }
    };
  }

  private Optional<SimulationOutcome> looked(
      GameState before, Action action, Result.Applied applied) {
    if (actions.size() % KEPT_EVERY == 0) kept.put(actions.size(), state);
    return inspection.afterAction(
        new StateTransition(title, before, action, state, applied.events()));
  }

  private Map<String, Integer> worths() {
    var worths = new LinkedHashMap<String, Integer>();
    for (Player player : state.players()) worths.put(player.name(), worth(player));
    return worths;
  }

  /** The player's worth, or their cash if that hook fails; the outcome then says so. */
  private int worth(Player player) {
    try {
      return Engine.worth(title, state, player.name());
    } catch (RuntimeException fault) {
      return player.cash();
    }
  }

  /** Replays logs. */
  private static final class LogReplay {
    private LogReplay() {}

    private static ReplayResult play(Title any, GameLog log, ReplayPolicy policy) {
      Title title = any.forPlayers(log.players().size());
      return new ReplayLoop(title, policy)
          .play(title.start(log.players(), log.seed()), log.actions());
    }

    /**
     * The first difference between a replay and the states of the original game: those kept, by the
     * number of actions before them, and the last.
     */
    static Optional<SimulationOutcome> firstDifference(
        Title title, GameLog log, Map<Integer, GameState> kept, GameState last) {
      ReplayResult replay = play(title, log, ReplayPolicy.STOP);
      for (int i = 1; i <= replay.played().size(); i++) {
        ReplayedAction again = replay.played().get(i - 1);
        GameState played = i == log.actions().size() ? last : kept.getOrDefault(i, again.state());
        if (!played.equals(again.state())) {
          GameState before =
              i > 1 ? replay.played().get(i - 2).state() : title.start(log.players(), log.seed());
          return broken(
              "the state differs after",
              i,
              UnrepeatableScript.during(title, before, again.action()));
        }
      }
      return replay
          .failure()
          .flatMap(
              refused ->
                  broken(
                      refused.reason() + " at", refused.index() + 1, refused.action().toString()));
    }

    private static Optional<SimulationOutcome> broken(String how, int number, String action) {
      return Optional.of(
          new SimulationOutcome.InvariantBroken(
              "a replay reaches the same states",
              "%s action %s: %s".formatted(how, number, action)));
    }
  }

  /**
   * Notices that a game stands still: the actions go on, but money, shares, trains and board stay
   * as they are. Flags of scripts may count something, so a game in which they change has longer.
   */
  private static final class StandstillDetector {
    /** After this many actions without a change, no later round will change anything. */
    static final int MOST = 1_000;

    /** The same if only flags change. */
    static final int MOST_WITH_FLAGS = 5_000;

    private final Map<String, Integer> steps = new HashMap<>();
    private int idle;
    private int idleButFlags;

    /**
     * Looks at an action.
     *
     * @param step at which it was taken
     * @return what happens without end, if nothing has changed for long
     */
    Optional<String> after(GameState before, String step, GameState now) {
      if (!same(before, now)) {
        steps.clear();
        idle = 0;
        idleButFlags = 0;
        return Optional.empty();
      }
      steps.merge(step, 1, Integer::sum);
      idleButFlags++;
      idle = before.flags().equals(now.flags()) ? idle + 1 : 0;
      if (idle == MOST) return Optional.of(said("nothing has changed", idle, now));
      if (idleButFlags == MOST_WITH_FLAGS)
        return Optional.of(said("nothing but flags has changed", idleButFlags, now));
      return Optional.empty();
    }

    private String said(String what, int actions, GameState now) {
      String most =
          steps.entrySet().stream()
              .max(Map.Entry.comparingByValue())
              .map(Map.Entry::getKey)
              .orElseThrow();
      return "%s in %s actions: most were taken at the step '%s' of the round '%s'"
          .formatted(what, actions, most, now.round().name());
    }

    private static boolean same(GameState one, GameState other) {
      return one.players().equals(other.players())
          && one.bank() == other.bank()
          && one.phase().equals(other.phase())
          && one.companies().equals(other.companies())
          && one.privates().equals(other.privates())
          && one.depot().equals(other.depot())
          && one.tokens().equals(other.tokens())
          && one.board().laid().equals(other.board().laid())
          && one.board().markers().equals(other.board().markers());
    }
  }

  /** Counts what happens while a game is played. */
  private static final class TallyCounter {
    private static final List<String> KINDS =
        List.of("phase", "train", "round", "cause", "dividend");

    private final Map<String, Integer> actions = new HashMap<>();
    private final Map<String, Integer> events = new HashMap<>();
    private final Map<String, Integer> trains = new HashMap<>();
    private final Set<String> floated = new HashSet<>();
    private final Set<String> tiles = new HashSet<>();
    private final Set<MarketCell> spaces = new HashSet<>();
    private Board board;
    private PriceTokens tokens = PriceTokens.NONE;

    TallyCounter(GameState start) {
      board = start.board();
      look(start);
    }

    private void look(GameState now) {
      if (now.board() != board)
        now.board().laid().values().forEach(placement -> tiles.add(placement.tile().number()));
      if (now.tokens() != tokens) spaces.addAll(now.tokens().at().values());
      board = now.board();
      tokens = now.tokens();
    }

    void count(Action action, Result.Applied applied) {
      actions.merge(action.type(), 1, Integer::sum);
      for (Event event : applied.events())
        events.merge(name(event, applied.state()), 1, Integer::sum);
      if (action instanceof Action.BuyTrain purchase && Holder.BANK.is(purchase.from())) {
        trains.merge(Train.parse(purchase.train()).type(), 1, Integer::sum);
      }
      for (Company company : applied.state().companies().values())
        if (company.floated()) floated.add(company.id());
      look(applied.state());
    }

    /** The type, and what distinguishes events of that type: "phase-began 5". */
    private static String name(Event event, GameState state) {
      if (event.type().equals(ScriptEvent.NOTE)) return note(event.says(), state);
      for (String kind : KINDS) {
        Optional<Object> value = event.value(kind);
        if (value.isPresent()) return event.type() + " " + value.get();
      }
      return event.type();
    }

    /** A script's sentence without the names and numbers of the game: "… is insolvent". */
    private static String note(String says, GameState state) {
      Stream<String> players = state.players().stream().map(Player::name);
      String names =
          Stream.concat(players, state.companies().keySet().stream())
              .sorted(Comparator.comparingInt(String::length).reversed())
              .map(Pattern::quote)
              .collect(Collectors.joining("|"));
      return ScriptEvent.NOTE + " " + says.replaceAll("\\b(?:" + names + "|\\d+)(?!\\w)", "…");
    }

    Tally tally() {
      return new Tally(actions, events, trains, floated, tiles, spaces);
    }
  }
}
