package roundhouse.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/** A move of a price token, read from its words when a design is loaded. */
public final class PriceMove {
  private static final int MOST_STEPS = 100;

  public static final PriceMove STAY = new PriceMove(List.of(), false);

  private final List<Direction> steps;
  private final boolean restacks;

  private PriceMove(List<Direction> steps, boolean restacks) {
    this.steps = List.copyOf(steps);
    this.restacks = restacks;
  }

  /** One step. */
  public static PriceMove of(Direction step) {
    return new PriceMove(List.of(step), true);
  }

  /** Parses 'left', 'right 2', 'up right', 'stay' (no move), 'under' (under its stack). */
  public static PriceMove parse(String words) {
    var steps = new ArrayList<Direction>();
    boolean restacks = true;
    String[] all = words.strip().split("\\s+", MOST_STEPS + 2);
    if (all.length > MOST_STEPS) throw tooLong();
    for (String word : all) {
      if (word.equals("stay")) restacks = false;
      else if (word.equals("under")) restacks = true;
      else if (word.matches("\\d{1,2}") && !steps.isEmpty())
        repeatLast(steps, Integer.parseInt(word));
      else if (word.matches("\\d+") && !steps.isEmpty()) throw tooLong();
      else steps.add(direction(word));
    }
    if (steps.size() > MOST_STEPS) throw tooLong();
    return new PriceMove(steps, restacks);
  }

  /** The steps in order; a step without a space to go to is lost. */
  public List<Direction> steps() {
    return steps;
  }

  /** Whether a token that ends where it began still goes under the others there. */
  public boolean restacks() {
    return restacks;
  }

  private static IllegalArgumentException tooLong() {
    return new IllegalArgumentException("a move has at most %s steps".formatted(MOST_STEPS));
  }

  /** This move, repeated. */
  public PriceMove times(int count) {
    var all = new ArrayList<Direction>();
    for (int i = 0; i < count; i++) all.addAll(steps);
    return new PriceMove(all, restacks);
  }

  /** The move in the words that {@link #parse} reads. */
  @Override
  public String toString() {
    if (steps.isEmpty()) return restacks ? "under" : "stay";
    var words = new StringJoiner(" ");
    for (int from = 0, to; from < steps.size(); from = to) {
      for (to = from; to < steps.size() && steps.get(to) == steps.get(from); ) to++;
      words.add(steps.get(from).name().toLowerCase(Locale.ROOT));
      if (to - from > 1) words.add(String.valueOf(to - from));
    }
    return restacks ? words.toString() : words.add("stay").toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PriceMove move && steps.equals(move.steps) && restacks == move.restacks;
  }

  @Override
  public int hashCode() {
    return 31 * steps.hashCode() + Boolean.hashCode(restacks);
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
