package roundhouse.bench.fuzz;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.GameState;
import roundhouse.lab.bots.RandomBot;
import roundhouse.lab.bots.SensibleBot;
import roundhouse.lab.invariants.Invariants;
import roundhouse.lab.invariants.StateTransition;
import roundhouse.lab.simulation.Simulation;
import roundhouse.lab.simulation.SimulationLimits;
import roundhouse.script.loading.Loaded;

/** Actions that nobody was offered, in the middle of a game: refused, or within the invariants. */
final class ActionCases {
  private static final int MOST_BEFORE = 400;
  private static final int TRIES = 150;

  private ActionCases() {}

  static CaseOutcome action(FuzzProject project, Random random) throws IOException {
    String name = new TextMutator(random).pick(project.designs());
    Set<String> options = FuzzProject.options(project.title(name), random);
    Optional<Title> loaded = loaded(project, name, options).title();
    if (loaded.isEmpty()) return CaseOutcome.REFUSED;
    var range = loaded.get().design().players();
    int players = range.min() + random.nextInt(range.max() - range.min() + 1);
    Title title = loaded.get().forPlayers(players);
    GameState state = middle(title, players, random);
    try {
      return played(title, state, new OddActions(title, random), random);
    } catch (Finding found) {
      throw new Finding(found.getMessage() + "\n  in " + name + " with the options " + options);
    }
  }

  private static Loaded loaded(FuzzProject project, String name, Set<String> options) {
    return project.loader().loadAlone(name, options);
  }

  private static GameState middle(Title title, int players, Random random) {
    var game =
        Simulation.seated(title, players, List.of(new SensibleBot(), new RandomBot()))
            .withLimits(new SimulationLimits(1 + random.nextInt(MOST_BEFORE)))
            .play(random.nextLong());
    return SavedGameReplay.of(title, game.log()).last();
  }

  private static CaseOutcome played(Title title, GameState start, OddActions odd, Random random) {
    GameState state = start;
    for (int tried = 0; tried < TRIES && !state.over(); tried++) {
      List<Choice> choices = Engine.choices(title, state);
      if (choices.isEmpty()) return CaseOutcome.STOPPED;
      Action offered = new TextMutator(random).pick(choices).action();
      boolean on = random.nextInt(4) == 0;
      state = taken(title, state, on ? offered : odd.like(offered));
    }
    return state.over() ? CaseOutcome.ENDED : CaseOutcome.STOPPED;
  }

  private static GameState taken(Title title, GameState state, Action action) {
    try {
      return switch (Engine.apply(title, state, action)) {
        case Result.Applied applied -> kept(title, state, action, applied);
        case Result.Refused _ -> state;
        case Result.Failed failed -> throw new Finding(action + ": " + failed.failure().says());
      };
    } catch (Finding found) {
      throw found;
    } catch (RuntimeException fault) {
      throw new Finding(action + ": " + fault + " at " + List.of(fault.getStackTrace()).getFirst());
    }
  }

  private static GameState kept(
      Title title, GameState before, Action action, Result.Applied applied) {
    Invariants.broken(new StateTransition(title, before, action, applied.state(), applied.events()))
        .ifPresent(
            broken -> {
              throw new Finding(action + ": " + broken.says());
            });
    return applied.state();
  }
}
