package roundhouse.engine.rounds;

import java.util.List;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;
import roundhouse.game.MemoryKey;

/** Rounds as they stand in the state. A round's memory is in its frame. */
public final class Rounds {
  /** Round memory: the round was broken off. */
  public static final MemoryKey<Boolean> BROKEN_OFF = MemoryKey.flag("broken-off");

  /** Round memory: the round is over; only what follows from its end is left. */
  public static final MemoryKey<Boolean> OVER = MemoryKey.flag("over");

  /** Round memory: who has had a turn. */
  public static final MemoryKey<List<String>> DONE = MemoryKey.list("done");

  /** The companies that may have turns in it, where later ones do not join. */
  static final MemoryKey<List<String>> TAKING_PART = MemoryKey.list("taking-part");

  /** How many players have passed one after another. */
  public static final MemoryKey<Integer> PASSES = MemoryKey.number("passes");

  /** Round memory: the next player. */
  public static final MemoryKey<String> NEXT = MemoryKey.text("next");

  /** Round memory: the last player who acted. */
  public static final MemoryKey<String> LAST = MemoryKey.text("last");

  /**
   * Turn memory: the player who acted last in the turn, if not its own; the player on the left has
   * the next turn.
   */
  public static final MemoryKey<String> DEALT = MemoryKey.text("dealt");

  /** Round memory: a rule of the round has moved the priority deal, so that its end does not. */
  public static final MemoryKey<Boolean> PRIORITY_GIVEN = MemoryKey.flag("priority-given");

  private Rounds() {}

  /** Flag of a player who is bankrupt, and has no more turns where play goes on. */
  public static final String BANKRUPT = "bankrupt";

  /** The next player clockwise who is not bankrupt. */
  public static String leftInPlay(Game game, String player) {
    String next = game.leftOf(player);
    while (!next.equals(player) && isBankrupt(game, next)) next = game.leftOf(next);
    return next;
  }

  static boolean isBankrupt(Game game, String player) {
    return Boolean.TRUE.equals(game.state().flag(player, BANKRUPT));
  }

  /** The design of a round; refuses a round that the design lacks. */
  public static RoundSpec spec(Game game, String name) {
    RoundSpec spec = game.design().rounds().get(name);
    if (spec == null) throw Refusal.because("rounds", "the design has no round named %s", name);
    return spec;
  }

  /** Whether companies operate in the round. */
  public static boolean isOperatingRound(Game game, Frame round) {
    return spec(game, round.name()).turns() == RoundSpec.Turns.BY_PRICE;
  }

  /** Continues a players' round with the player to the left of the one who acted last. */
  public static void goOnLeftOf(StateTransaction change, String player) {
    change.replaceRound(
        change
            .state()
            .round()
            .remembering(PASSES, 0)
            .remembering(LAST, player)
            .remembering(NEXT, change.game().leftOf(player)));
  }

  /** The round's title: "Stock round 3", "Operating round 3.1". */
  public static String title(Game game) {
    Frame round = game.state().round();
    RoundSpec spec = spec(game, round.name());
    Calendar calendar = game.state().calendar();
    String name = spec.name().isEmpty() ? round.name() : spec.name();
    return switch (spec.turns()) {
      case ONCE, SPECIAL -> name;
      case PLAYERS -> name + " " + calendar.set();
      case BY_PRICE, COMPANIES -> name + " " + calendar.set() + "." + calendar.number();
    };
  }
}
