package roundhouse.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What an event does to a token.
 *
 * @param steps one after the other; a step that the chart has no space for is lost
 * @param restacks a token that ends where it began goes under the others there all the same
 */
public record Move(List<Direction> steps, boolean restacks) {
  public static final Move STAY = new Move(List.of(), false);

  public Move {
    steps = List.copyOf(steps);
  }

  /** One step. */
  public static Move of(Direction step) {
    return new Move(List.of(step), true);
  }

  /** Reads 'left', 'right 2', 'up right', 'stay' (nothing happens), 'under' (under its stack). */
  public static Move parse(String words) {
    var steps = new ArrayList<Direction>();
    boolean restacks = true;
    for (String word : words.strip().split("\\s+")) {
      if (word.equals("stay")) restacks = false;
      else if (word.equals("under")) restacks = true;
      else if (word.matches("\\d{1,2}") && !steps.isEmpty())
        repeatLast(steps, Integer.parseInt(word));
      else steps.add(direction(word));
    }
    return new Move(steps, restacks);
  }

  /** The same event that many times. */
  public Move times(int count) {
    var all = new ArrayList<Direction>();
    for (int i = 0; i < count; i++) all.addAll(steps);
    return new Move(all, restacks);
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
              + "' is no move: write left, right, up, down, back or forward, with a number after"
              + " it, or stay or under");
    }
  }
}
