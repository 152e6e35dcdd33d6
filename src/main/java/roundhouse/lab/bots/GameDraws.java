package roundhouse.lab.bots;

import java.util.HashMap;
import java.util.Map;
import roundhouse.engine.Decision;
import roundhouse.game.GameState;

/** The chance of the bots of one game, which numbers their decisions. */
public final class GameDraws {
  private final long seed;
  private final Map<String, Integer> met = new HashMap<>();
  private String round = "";

  public GameDraws(long seed) {
    this.seed = seed;
  }

  /** The draws of the decision that comes next. */
  public DecisionDraws next(GameState state, Decision decision) {
    String now = state.round().name() + state.calendar();
    if (!now.equals(round)) met.clear();
    round = now;
    int number = met.merge(DecisionDraws.place(state, decision), 1, Integer::sum);
    return DecisionDraws.of(seed, state, decision, number);
  }
}
