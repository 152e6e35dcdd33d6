package roundhouse.design;

/**
 * The least and the greatest of a range of whole numbers, written {@code 74-100}, or one number
 * alone.
 */
public record NumberRange(int min, int max) {

  public static NumberRange parse(String text) {
    String[] parts = text.strip().split("\\s*-\\s*", 2);
    int min = Integer.parseInt(parts[0]);
    int max = parts.length == 1 ? min : Integer.parseInt(parts[1]);
    if (min > max)
      throw new IllegalArgumentException("a range is written lowest first, like 74-100");
    return new NumberRange(min, max);
  }

  public boolean contains(int number) {
    return number >= min && number <= max;
  }
}
