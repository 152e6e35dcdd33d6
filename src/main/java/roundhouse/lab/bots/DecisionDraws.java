package roundhouse.lab.bots;

import roundhouse.engine.Action;
import roundhouse.engine.Decision;
import roundhouse.engine.SeededRandom;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;

/**
 * The chance of one decision of a bot. A draw follows from the seed, the player, the round, the
 * decision and the action, and from no draw before it. So two rules that are played with the same
 * seeds go on with the same luck after one of them has offered one choice more.
 */
public final class DecisionDraws {
  private static final long HASH_START = 0xCBF29CE484222325L;
  private static final long HASH_PRIME = 0x100000001B3L;

  private final long key;

  private DecisionDraws(long key) {
    this.key = key;
  }

  /**
   * The draws of a decision.
   *
   * @param number tells decisions of one step, entity and round apart
   */
  public static DecisionDraws of(long seed, GameState state, Decision decision, int number) {
    return new DecisionDraws(hash(seed, place(state, decision) + "|" + number));
  }

  /** Which decision of a game it is, apart from its number. */
  static String place(GameState state, Decision decision) {
    Calendar now = state.calendar();
    return String.join(
        "|",
        decision.deciders().getFirst(),
        state.round().name(),
        "" + now.set(),
        "" + now.number(),
        decision.step(),
        decision.entity());
  }

  /** What is drawn while an action is valued. */
  public SeededRandom of(Action action) {
    return of(action.toString());
  }

  /** What is drawn for something else that has a name. */
  public SeededRandom of(String what) {
    return new SeededRandom(hash(key, what));
  }

  private static long hash(long start, String text) {
    long hash = HASH_START ^ start * HASH_PRIME;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * HASH_PRIME;
    return hash ^ (hash >>> 29);
  }
}
