package roundhouse.workshop.history;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.RoundSpec;
import roundhouse.game.Calendar;
import roundhouse.game.GameState;
import roundhouse.words.UiWords;

/** A moment of a game as players name it: "OR 3.1". */
public final class RoundName {
  private static final Pattern OPERATING =
      Pattern.compile("operating round", Pattern.CASE_INSENSITIVE);
  private static final Pattern STOCK = Pattern.compile("stock round", Pattern.CASE_INSENSITIVE);

  private RoundName() {}

  public static String of(Design design, GameState state) {
    return told(design, state, round -> named(design, round));
  }

  /** The same, abbreviated as players do: OR, SR. */
  public static String abbreviated(Design design, GameState state) {
    return told(design, state, round -> brief(named(design, round)));
  }

  /** The key of the round in the design; "" if none is being played. */
  static String round(GameState state) {
    return state.stack().isEmpty() ? "" : state.round().name();
  }

  private static String told(Design design, GameState state, UnaryOperator<String> called) {
    if (state.over()) return UiWords.of("when.over");
    Calendar calendar = state.calendar();
    String round = round(state);
    if (calendar.set() == 0) return called.apply(round);
    RoundSpec spec = design.rounds().get(round);
    boolean several = spec != null && spec.turns() == RoundSpec.Turns.BY_PRICE;
    return several
        ? UiWords.of("when.turn", called.apply(round), calendar.set(), calendar.number())
        : UiWords.of("when.set", called.apply(round), calendar.set());
  }

  private static String brief(String round) {
    String operating =
        OPERATING
            .matcher(round)
            .replaceFirst(Matcher.quoteReplacement(UiWords.of("when.operating")));
    return STOCK
        .matcher(operating)
        .replaceFirst(Matcher.quoteReplacement(UiWords.of("when.stock")));
  }

  /**
   * The title's own word for it; else what its key in the design says, in the language of designs.
   */
  private static String named(Design design, String round) {
    RoundSpec spec = design.rounds().get(round);
    if (spec != null && !spec.name().isEmpty()) return spec.name();
    if (round.isEmpty()) return "";
    String capital = Character.toUpperCase(round.charAt(0)) + round.substring(1);
    return round.endsWith("round") ? capital : capital + " round";
  }
}
