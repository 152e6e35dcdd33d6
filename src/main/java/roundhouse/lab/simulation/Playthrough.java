package roundhouse.lab.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.SeededRandom;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.GameDraws;
import roundhouse.lab.invariants.InvariantCheck;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.invariants.StateTransition;

/** Plays one game. */
final class Playthrough {
  /** Keeps a state after every few actions, to compare with a replay. */
  private static final int KEPT_EVERY = 40;

  /** This many actions run in one scope: entering it costs more than most actions. */
  private static final int STRETCH = 16;

  private final Simulation simulation;
  private final Title title;
  private final long seed;
  private final GameDraws draws;
  private final InvariantCheck inspection;
  private final List<Action> actions = new ArrayList<>();
  private final Map<Integer, GameState> kept = new LinkedHashMap<>();
  private final StandstillWatch standstill = new StandstillWatch();
  private final TallyCounter tally;
  private final GameWatcher watcher;
  private GameState state;

  Playthrough(Simulation simulation, long seed, GameWatcher watcher) {
    this.simulation = simulation;
    this.title = simulation.title();
    this.seed = seed;
    this.draws = new GameDraws(seed);
    this.inspection = new InvariantCheck(title, new SeededRandom(seed * 31 + 7));
    this.state = title.start(simulation.players(), seed);
    this.tally = new TallyCounter();
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
      return Optional.of(new SimulationOutcome.HookFailed(failure.says()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
      return Optional.of(new SimulationOutcome.Crashed(FaultLocation.describe(fault)));
    }
  }

  /** The outcome of a game that has ended, or why nobody can tell who has won. */
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
    for (Next next : title.executor().run(this::stretch)) {
      Optional<SimulationOutcome> outcome = next.outcome(this);
      if (outcome.isPresent()) return outcome;
    }
    return Optional.empty();
  }

  /** The next actions, until the game ends or the stretch is full. */
  private List<Next> stretch() {
    int most = Math.min(STRETCH, simulation.limits().actions() - actions.size());
    var all = new ArrayList<Next>();
    for (GameState at = state; !at.over() && all.size() < most; ) {
      Next next = next(at);
      all.add(next);
      if (!(next instanceof Taken(Action _, String _, GameState _, int _, Result.Applied applied)))
        break;
      at = applied.state();
    }
    return all;
  }

  /** What comes next: the end of the game, or an action and its result. */
  private sealed interface Next {
    Optional<SimulationOutcome> outcome(Playthrough game);
  }

  private record End(SimulationOutcome reason) implements Next {
    @Override
    public Optional<SimulationOutcome> outcome(Playthrough game) {
      return Optional.of(reason);
    }
  }

  private record Taken(Action action, String step, GameState before, int choices, Result result)
      implements Next {
    @Override
    public Optional<SimulationOutcome> outcome(Playthrough game) {
      return game.took(this);
    }
  }

  private Next next(GameState at) {
    Optional<Decision> decision = Engine.decision(title, at);
    if (decision.isEmpty())
      return new End(new SimulationOutcome.Stuck("nobody can decide at " + at.top()));
    List<Choice> choices = Engine.quickChoices(title, at);
    if (choices.isEmpty())
      return new End(
          new SimulationOutcome.Stuck(
              "%s has no choice: %s".formatted(decision.get().entity(), decision.get().says())));
    if (simulation.checked()) {
      Optional<SimulationOutcome> refused = inspection.sampleChoices(at, choices);
      if (refused.isPresent()) return new End(refused.get());
    }
    Action action =
        bot(decision.get())
            .choose(title, at, decision.get(), choices, draws.next(at, decision.get()));
    return new Taken(
        action, decision.get().step(), at, choices.size(), Engine.apply(title, at, action));
  }

  private Bot bot(Decision decision) {
    String decider = decision.deciders().getFirst();
    return simulation.bots().get(simulation.players().indexOf(decider));
  }

  private Optional<SimulationOutcome> took(Taken taken) {
    Action action = taken.action();
    return switch (taken.result()) {
      case Result.Refused refused ->
          Optional.of(new SimulationOutcome.OfferRefused(action, refused.rule(), refused.reason()));
      case Result.Failed failed -> {
        actions.add(action);
        yield Optional.of(new SimulationOutcome.HookFailed(failed.failure().says()));
      }
      case Result.Applied applied -> {
        actions.add(action);
        state = applied.state();
        tally.count(action, applied);
        watcher.played(new GameWatcher.Played(taken.before(), taken.choices(), action, applied));
        Optional<SimulationOutcome> stands =
            standstill.after(taken.before(), taken.step(), state).map(SimulationOutcome.Stuck::new);
        if (stands.isPresent()) yield stands;
        yield simulation.checked() ? looked(taken.before(), action) : Optional.empty();
      }
    };
  }

  private Optional<SimulationOutcome> looked(GameState before, Action action) {
    if (actions.size() % KEPT_EVERY == 0) kept.put(actions.size(), state);
    return inspection.afterAction(new StateTransition(title, before, action, state));
  }

  private Map<String, Integer> worths() {
    var worths = new LinkedHashMap<String, Integer>();
    for (Player player : state.players()) worths.put(player.name(), worth(player));
    return worths;
  }

  /** The player's worth, or their cash where that hook fails: the outcome tells it then. */
  private int worth(Player player) {
    try {
      return Engine.worth(title, state, player.name());
    } catch (RuntimeException fault) {
      return player.cash();
    }
  }
}
