package roundhouse.design.spec;

import roundhouse.design.binding.NumberLimits;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.WholeNumber;

/** How many there are: a number or {@code unlimited}. */
public record Count(@Range(max = NumberLimits.CARDS) int number, boolean unlimited) {

  public static Count parse(String text) {
    return text.equals("unlimited")
        ? new Count(0, true)
        : new Count(WholeNumber.parse(text), false);
  }
}
