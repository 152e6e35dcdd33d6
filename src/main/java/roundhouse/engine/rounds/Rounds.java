package roundhouse.engine.rounds;

import roundhouse.design.RoundSpec;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;

/**
 * Rounds: whose turn is next, when a round is over, and which follows. What a round remembers is in
 * its frame.
 */
public final class Rounds {
  /** The round ends before its time. */
  public static final String BROKEN_OFF = "broken-off";

  /** The round is over but for what follows from its end. */
  public static final String OVER = "over";

  /** What a round remembers: who has had a turn in it. */
  public static final String DONE = "done";

  /** The companies that may have turns in it, where later ones do not join. */
  static final String TAKING_PART = "taking-part";

  /** How many players have passed one after another. */
  public static final String PASSES = "passes";

  /** The player who is next. */
  public static final String NEXT = "next";

  /** The player who dealt last. */
  public static final String LAST = "last";

  /**
   * What a turn remembers: the player who dealt last in it, if that was another; the next turn is
   * left of him.
   */
  public static final String DEALT = "dealt";

  private Rounds() {}

  /** What the design says of a round; one that it does not have is refused. */
  public static RoundSpec spec(Game game, String name) {
    RoundSpec spec = game.design().rounds().get(name);
    if (spec == null) throw Refusal.because("rounds", "the design has no round named %s", name);
    return spec;
  }

  /** Whether the round is one in which companies operate. */
  public static boolean operating(Game game, Frame round) {
    return spec(game, round.name()).turns() == RoundSpec.Turns.BY_PRICE;
  }

  /** Play in a round of players goes on with the player left of another, who dealt last. */
  public static void goOnLeftOf(Change change, String player) {
    change.round(
        change
            .state()
            .round()
            .remembering(PASSES, 0)
            .remembering(LAST, player)
            .remembering(NEXT, change.game().leftOf(player)));
  }

  /** The round's name for people: "Stock round 3", "Operating round 3.1". */
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
