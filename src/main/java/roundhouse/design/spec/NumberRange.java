package roundhouse.design.spec;

import roundhouse.design.binding.Range;
import roundhouse.design.binding.WholeNumber;

/** A range of whole numbers, written {@code 74-100}, or a single number. */
public record NumberRange(@Range int min, @Range int max) {

  public static NumberRange parse(String text) {
    String[] parts = text.strip().split("\\s*-\\s*", 2);
    int min = WholeNumber.parse(parts[0]);
    int max = parts.length == 1 ? min : WholeNumber.parse(parts[1]);
    if (min > max)
      throw new IllegalArgumentException("write the lowest number of a range first, like 74-100");
    return new NumberRange(min, max);
  }

  public boolean contains(int number) {
    return number >= min && number <= max;
  }
}
