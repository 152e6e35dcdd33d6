package roundhouse.bench.fuzz;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import roundhouse.engine.Action;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.lab.bots.Bot;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.SimulationOutcome;
import roundhouse.lab.simulation.SimulatedGame;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;

/** A game of bots under whatever rules were read, whose laws are checked after every action. */
final class BotGame {
  private static final Duration LONGEST = Duration.ofSeconds(25);
  private static final int LAST = 3;
  private static final int MOST_ACTIONS = 6_000;

  private BotGame() {}

  static CaseOutcome play(Title title, Random random) {
    return play(title, random, false);
  }

  /** A game under scripts that may leave nobody a choice. */
  static CaseOutcome playUnderScripts(Title title, Random random) {
    return play(title, random, true);
  }

  private static CaseOutcome play(Title title, Random random, boolean mayStick) {
    var range = title.design().players();
    int players = range.min() + random.nextInt(Math.min(6, range.max() - range.min() + 1));
    long end = System.nanoTime() + LONGEST.toNanos();
    var simulation =
        new Simulation(
            title,
            Simulation.names(players),
            bots(players, random),
            new SimulationLimits(MOST_ACTIONS),
            true,
            () -> System.nanoTime() > end);
    try {
      SimulatedGame game = simulation.play(random.nextLong());
      requireSameReplay(title, game);
      boolean stuck = game.outcome() instanceof SimulationOutcome.Stuck;
      return stuck && mayStick ? CaseOutcome.STOPPED : verdict(game);
    } catch (HookFailure told) {
      // A script that fails before the first action is told as a problem of the design.
      return CaseOutcome.REFUSED;
    }
  }

  /** Replay equals play, up to the action at which a script failed. */
  private static void requireSameReplay(Title title, SimulatedGame game) {
    if (game.outcome() instanceof SimulationOutcome.HookFailed) return;
    SavedGameReplay replay = SavedGameReplay.of(title, game.log());
    if (replay.stopped().isPresent())
      throw new Finding("a replay stops: " + replay.reason() + " after " + replay.actionCount());
    if (!replay.last().equals(game.last())) throw new Finding("a replay leads to another state");
  }

  private static List<Bot> bots(int players, Random random) {
    var bots = new ArrayList<Bot>();
    for (int seat = 0; seat < players; seat++)
      bots.add(random.nextInt(3) == 0 ? new RandomBot() : new SensibleBot());
    return bots;
  }

  private static CaseOutcome verdict(SimulatedGame game) {
    return switch (game.outcome()) {
      case SimulationOutcome.Ended _ -> CaseOutcome.ENDED;
      case SimulationOutcome.TooLong _,
          SimulationOutcome.Cancelled _,
          SimulationOutcome.Standstill _,
          SimulationOutcome.HookFailed _,
          SimulationOutcome.OutOfTime _ ->
          CaseOutcome.STOPPED;
      default ->
          throw new Finding(
              "%s%n  with the options %s, after %d actions, the last %s"
                  .formatted(
                      game.outcome().says(),
                      game.log().options(),
                      game.log().actions().size(),
                      last(game.log().actions())));
    };
  }

  private static List<Action> last(List<Action> actions) {
    return actions.subList(Math.max(0, actions.size() - LAST), actions.size());
  }
}
