package roundhouse.engine;

import roundhouse.design.RoundSpec;
import roundhouse.game.Calendar;
import roundhouse.game.Frame;

/** Rounds: whose turn is next, when a round is over, and which follows. What a round remembers is in its frame. */
final class Rounds {
  /** The round ends before its time. */
  static final String BROKEN_OFF = "broken-off";

  /** The round is over but for what follows from its end. */
  static final String OVER = "over";
  static final String DONE = "done";
  static final String PASSES = "passes";
  static final String NEXT = "next";
  static final String LAST = "last";

  /** What a turn remembers: the player who dealt last in it, if that was another; the next turn is left of him. */
  static final String DEALT = "dealt";

  private Rounds() {}

  static RoundSpec spec(Game game, String name) {
    RoundSpec spec = game.design().rounds().get(name);
    if (spec == null) throw Refusal.because("rounds", "the design has no round named %s", name);
    return spec;
  }

  /** Whether the round is one in which companies operate. */
  static boolean operating(Game game, Frame round) {
    return spec(game, round.name()).turns() == RoundSpec.Turns.BY_PRICE;
  }

  /** Play in a round of players goes on with the player left of another, who dealt last. */
  static void goOnLeftOf(Change change, String player) {
    change.round(
        change
            .state()
            .round()
            .remembering(PASSES, 0)
            .remembering(LAST, player)
            .remembering(NEXT, change.game().leftOf(player)));
  }

  /** The round's name for people: "Stock round 3", "Operating round 3.1". */
  static String title(Game game) {
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
