package roundhouse.lab.bots;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Game;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Frame;
import roundhouse.game.GameState;

/** Tries an action, plays the rest of the turn by rules of thumb, and values the result. */
final class TurnLookahead {
  /** A turn that takes longer is broken off. */
  private static final int LONGEST = 14;

  private final Title title;
  private final GameState start;
  private final Decision decision;
  private final RulesOfThumb guide;
  private final long seed;
  private final PositionMeasure measure;
  private final ThoughtBudget budget;

  TurnLookahead(
      Title title,
      GameState start,
      Decision decision,
      RulesOfThumb guide,
      long seed,
      PositionMeasure measure,
      ThoughtBudget budget) {
    this.title = title;
    this.start = start;
    this.decision = decision;
    this.guide = guide;
    this.seed = seed;
    this.measure = measure;
    this.budget = budget;
  }

  /**
   * The worth of the position that an action leads to; empty if the rules refuse it, a script
   * fails, or the thinking ends before the turn does.
   */
  Optional<PositionWorth> worth(Action action) {
    budget.spend(1);
    return supposed(start, action)
        .flatMap(this::afterTurn)
        .map(state -> measure.of(new Game(title, state)));
  }

  /** A plan must not depend on how busy the machine is, so a slow script ends the game. */
  private Optional<GameState> supposed(GameState state, Action action) {
    return switch (Engine.apply(title, state, action)) {
      case Result.Applied applied -> Optional.of(applied.state());
      case Result.Failed failed when failed.failure().isSlow() -> throw failed.failure();
      default -> Optional.empty();
    };
  }

  private Optional<GameState> afterTurn(GameState from) {
    GameState state = from;
    var draws = new GameDraws(seed);
    for (int played = 0; played < LONGEST && sameTurn(state); played++) {
      if (budget.isSpent()) return Optional.empty();
      Optional<GameState> next = next(state, draws);
      if (next.isEmpty()) break;
      state = next.get();
    }
    return Optional.of(state);
  }

  /** Whether there was enough thinking. */
  boolean isOver() {
    return budget.isSpent();
  }

  private Optional<GameState> next(GameState state, GameDraws draws) {
    Optional<Decision> here = Engine.decision(title, state);
    if (here.isEmpty()) return Optional.empty();
    List<Choice> choices = Engine.quickChoices(title, state);
    if (choices.isEmpty()) return Optional.empty();
    budget.spend(1);
    Action action = guide.choose(title, state, here.get(), choices, draws.next(state, here.get()));
    return supposed(state, action);
  }

  /** Whether the turn of the decision, or a question within it, is still going on. */
  private boolean sameTurn(GameState state) {
    if (state.over() || !state.calendar().equals(start.calendar())) return false;
    for (Frame frame : state.stack())
      if (frame.kind() == Frame.Kind.TURN && frame.entity().equals(decision.entity())) return true;
    return false;
  }
}
