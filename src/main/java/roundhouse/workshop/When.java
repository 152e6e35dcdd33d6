package roundhouse.workshop;

import roundhouse.design.Design;
import roundhouse.design.RoundSpec;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;

/** When in a game something is, as players say it: "OR 3.1". */
public final class When {
  private When() {}

  public static String of(Design design, GameState state) {
    if (state.over()) return "end of the game";
    Calendar calendar = state.calendar();
    String round = state.stack().isEmpty() ? "" : state.round().name();
    if (calendar.set() == 0) return named(design, round);
    RoundSpec spec = design.rounds().get(round);
    boolean several = spec != null && spec.turns() == RoundSpec.Turns.BY_PRICE;
    return named(design, round) + " " + calendar.set() + (several ? "." + calendar.number() : "");
  }

  /** The same in as few letters as players use: OR, SR. */
  public static String briefly(Design design, GameState state) {
    return of(design, state).replaceFirst("(?i)operating round", "OR").replaceFirst("(?i)stock round", "SR");
  }

  private static String named(Design design, String round) {
    RoundSpec spec = design.rounds().get(round);
    if (spec != null && !spec.name().isEmpty()) return spec.name();
    return round.isEmpty() ? "" : Character.toUpperCase(round.charAt(0)) + round.substring(1) + (round.endsWith("round") ? "" : " round");
  }
}
