package roundhouse.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A move of a price token.
 *
 * @param steps in order; a step without a space to go to is lost
 * @param restacks whether a token that ends where it began still goes under the others there
 */
public record PriceMove(List<Direction> steps, boolean restacks) {
  public static final PriceMove STAY = new PriceMove(List.of(), false);

  public PriceMove {
    steps = List.copyOf(steps);
  }

  /** One step. */
  public static PriceMove of(Direction step) {
    return new PriceMove(List.of(step), true);
  }

  /** Parses 'left', 'right 2', 'up right', 'stay' (no move), 'under' (under its stack). */
  public static PriceMove parse(String words) {
    var steps = new ArrayList<Direction>();
    boolean restacks = true;
    for (String word : words.strip().split("\\s+")) {
      if (word.equals("stay")) restacks = false;
      else if (word.equals("under")) restacks = true;
      else if (word.matches("\\d{1,2}") && !steps.isEmpty())
        repeatLast(steps, Integer.parseInt(word));
      else steps.add(direction(word));
    }
    return new PriceMove(steps, restacks);
  }

  /** This move, repeated. */
  public PriceMove times(int count) {
    var all = new ArrayList<Direction>();
    for (int i = 0; i < count; i++) all.addAll(steps);
    return new PriceMove(all, restacks);
  }

  private static void repeatLast(List<Direction> steps, int times) {
    Direction last = steps.getLast();
    for (int i = 1; i < times; i++) steps.add(last);
  }

  private static Direction direction(String word) {
    try {
      return Direction.valueOf(word.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException unknown) {
      throw new IllegalArgumentException(
          "'"
              + word
              + "' is not a move; write left, right, up, down, back or forward, each with an"
              + " optional number, or stay or under");
    }
  }
}
