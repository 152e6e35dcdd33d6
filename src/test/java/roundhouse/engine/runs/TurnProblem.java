package roundhouse.engine.runs;

import roundhouse.engine.Game;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.route.problem.RouteProblem;

/** The route problem of a company, for tests of other packages. */
public final class TurnProblem {
  private TurnProblem() {}

  /** The problem that a company has before it runs its trains. */
  public static RouteProblem of(Title title, GameState state, String company) {
    return title
        .executor()
        .run(() -> new RouteProblems(new Game(title, state), state.company(company)).problem());
  }
}
