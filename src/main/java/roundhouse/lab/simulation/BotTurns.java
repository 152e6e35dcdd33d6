package roundhouse.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.GameDraws;
import roundhouse.lab.invariants.InvariantCheck;
import roundhouse.lab.invariants.SimulationOutcome;

/** Has the bots take their turns: offers them the choices, and applies what they pick. */
final class BotTurns {
  /** This many actions run in one scope: entering it costs more than most actions. */
  private static final int STRETCH = 16;

  /**
   * After this time no other action joins a stretch: the limit on scripts counts a scope as a
   * whole, and hard searches for runs must not add up to it. The actions are the same however they
   * are grouped.
   */
  private static final long LONG_NANOS = 100_000_000;

  private final Simulation simulation;
  private final Title title;
  private final InvariantCheck inspection;
  private final GameDraws draws;
  private final boolean anyLooksAhead;

  BotTurns(Simulation simulation, InvariantCheck inspection, long seed) {
    this.simulation = simulation;
    this.title = simulation.title();
    this.inspection = inspection;
    this.draws = new GameDraws(seed);
    this.anyLooksAhead = simulation.bots().stream().anyMatch(Bot::looksAhead);
  }

  /** What comes next: the end of the game, or an action and its result. */
  sealed interface Turn {}

  /** The game ends, since nobody can go on. */
  record End(SimulationOutcome reason) implements Turn {}

  /**
   * An action was taken.
   *
   * @param choices how many there were
   */
  record Taken(
      Action action, String player, String step, GameState before, int choices, Result result)
      implements Turn {}

  /** The next turns, until the game ends, the stretch is full, or no actions are left. */
  List<Turn> next(GameState state, int left) {
    return looksAhead(state)
        ? List.of(turn(state))
        : title.executor().run(() -> stretch(state, Math.min(STRETCH, left)));
  }

  private List<Turn> stretch(GameState state, int most) {
    var all = new ArrayList<Turn>();
    long since = System.nanoTime();
    GameState at = state;
    do {
      Turn turn = turn(at);
      all.add(turn);
      if (!(turn
          instanceof
          Taken(Action _, String _, String _, GameState _, int _, Result.Applied applied))) break;
      at = applied.state();
    } while (!at.over()
        && all.size() < most
        && !looksAhead(at)
        && System.nanoTime() - since < LONG_NANOS);
    return all;
  }

  /** Whether the bot that decides looks ahead. */
  private boolean looksAhead(GameState at) {
    return anyLooksAhead
        && Engine.decision(title, at).filter(here -> bot(here).looksAhead()).isPresent();
  }

  private Turn turn(GameState at) {
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
    return take(at, decision.get(), choices);
  }

  private Taken take(GameState at, Decision decision, List<Choice> choices) {
    Action action = bot(decision).choose(title, at, decision, choices, draws.next(at, decision));
    return new Taken(
        action,
        decision.deciders().getFirst(),
        decision.step(),
        at,
        choices.size(),
        Engine.apply(title, at, action));
  }

  private Bot bot(Decision decision) {
    String decider = decision.deciders().getFirst();
    return simulation.bots().get(simulation.players().indexOf(decider));
  }
}
