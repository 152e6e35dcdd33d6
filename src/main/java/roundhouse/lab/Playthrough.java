package roundhouse.lab;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Chance;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/** Plays one game. */
final class Playthrough {
  /** A state is kept after every so many actions, to compare with a replay. */
  private static final int KEPT_EVERY = 40;

  /** This many actions run in one scope: entering it costs more than most actions. */
  private static final int STRETCH = 16;

  private final Simulation simulation;
  private final Title title;
  private final long seed;
  private final Chance chance;
  private final Inspection inspection;
  private final List<Action> actions = new ArrayList<>();
  private final Map<Integer, GameState> kept = new LinkedHashMap<>();
  private final TallyKeeper tally;
  private GameState state;

  Playthrough(Simulation simulation, long seed) {
    this.simulation = simulation;
    this.title = simulation.title();
    this.seed = seed;
    this.chance = new Chance(~seed);
    this.inspection = new Inspection(title, new Chance(seed * 31 + 7));
    this.state = title.start(simulation.players(), seed);
    this.tally = new TallyKeeper(title, state);
  }

  GameRecord play() {
    long began = System.nanoTime();
    Optional<Outcome> outcome = Optional.empty();
    while (outcome.isEmpty()) outcome = stepSafely();
    if (simulation.checked() && outcome.get().natural())
      outcome = Optional.of(Replays.differing(title, log(), kept, state).orElse(outcome.get()));
    return new GameRecord(
        log(),
        outcome.get(),
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
  private Optional<Outcome> stepSafely() {
    try {
      return step();
    } catch (HookFailure failure) {
      return Optional.of(new Outcome.HookFailed(failure.says()));
    } catch (RuntimeException fault) {
      return Optional.of(new Outcome.Crashed(Faults.where(fault)));
    }
  }

  /** Takes the next actions; returns the outcome if the game ends. */
  private Optional<Outcome> step() {
    if (state.over())
      return Optional.of(
          new Outcome.Ended(state.ending().map(GameState.Ending::cause).orElse("over")));
    if (actions.size() >= simulation.limits().actions())
      return Optional.of(new Outcome.TooLong(actions.size()));
    if (simulation.cancelled().getAsBoolean()) return Optional.of(new Outcome.Cancelled());
    for (Next next : title.scope().run(this::stretch)) {
      Optional<Outcome> outcome = next.outcome(this);
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
      if (!(next instanceof Taken(Action _, GameState _, Result.Applied applied))) break;
      at = applied.state();
    }
    return all;
  }

  /** What comes next: the end of the game, or an action and its result. */
  private sealed interface Next {
    Optional<Outcome> outcome(Playthrough game);
  }

  private record End(Outcome reason) implements Next {
    @Override
    public Optional<Outcome> outcome(Playthrough game) {
      return Optional.of(reason);
    }
  }

  private record Taken(Action action, GameState before, Result result) implements Next {
    @Override
    public Optional<Outcome> outcome(Playthrough game) {
      return game.took(this);
    }
  }

  private Next next(GameState at) {
    Optional<Decision> decision = Engine.decision(title, at);
    if (decision.isEmpty()) return new End(new Outcome.Stuck("nobody can decide at " + at.top()));
    List<Choice> choices = Engine.quickChoices(title, at);
    if (choices.isEmpty())
      return new End(
          new Outcome.Stuck(
              "%s has no choice: %s".formatted(decision.get().entity(), decision.get().says())));
    if (simulation.checked()) {
      Optional<Outcome> refused = inspection.sampled(at, choices);
      if (refused.isPresent()) return new End(refused.get());
    }
    Action action = bot(decision.get()).choose(title, at, decision.get(), choices, chance);
    return new Taken(action, at, Engine.apply(title, at, action));
  }

  private Bot bot(Decision decision) {
    String decider = decision.deciders().getFirst();
    return simulation.bots().get(simulation.players().indexOf(decider));
  }

  private Optional<Outcome> took(Taken taken) {
    Action action = taken.action();
    return switch (taken.result()) {
      case Result.Refused refused ->
          Optional.of(new Outcome.OfferRefused(action, refused.rule(), refused.reason()));
      case Result.Failed failed -> {
        actions.add(action);
        yield Optional.of(new Outcome.HookFailed(failed.failure().says()));
      }
      case Result.Applied applied -> {
        actions.add(action);
        state = applied.state();
        tally.note(action, applied);
        yield simulation.checked() ? looked(taken.before(), action) : Optional.empty();
      }
    };
  }

  private Optional<Outcome> looked(GameState before, Action action) {
    if (actions.size() % KEPT_EVERY == 0) kept.put(actions.size(), state);
    return inspection.after(new Moment(title, before, action, state));
  }

  private Map<String, Integer> worths() {
    var worths = new LinkedHashMap<String, Integer>();
    for (Player player : state.players()) worths.put(player.name(), worth(player));
    return worths;
  }

  /** The player's worth, or their cash if that hook fails. */
  private int worth(Player player) {
    try {
      return Engine.worth(title, state, player.name());
    } catch (RuntimeException fault) {
      return player.cash();
    }
  }
}
