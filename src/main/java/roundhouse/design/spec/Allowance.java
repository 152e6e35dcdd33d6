package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WholeNumber;

/**
 * How far a train runs: the stops it may count. Written {@code 4}, {@code 3+1} or {@code 3/5} for
 * three of five on its way, or with keys.
 *
 * @param cities cities and off-board areas; 99 for any number
 * @param towns additional towns and halts
 * @param spare whether an unused city may be counted as a town instead
 * @param times by how much the value of its stops is multiplied
 * @param skipsCities whether it may run through cities without counting them
 * @param skipsTowns whether it may run through towns without counting them, whatever the title says
 * @param visits most large stations on its way, counted or not; 0 for any number
 */
public record Allowance(
    @Says("Cities and off-board areas it may call at.") @Range(max = 99) int cities,
    @Says("Towns and halts it may call at in addition.") @Default("0") @Range(max = 99) int towns,
    @Says("Whether a town may take the place of an unused city.") @Default("yes") boolean spare,
    @Says("By how much the value of the stops it counts is multiplied.")
        @Default("1")
        @Range(min = 1, max = 9)
        int times,
    @Says("Whether it may run through cities without counting them.") @Default("no")
        boolean skipsCities,
    @Says(
            "Whether it may run through towns without counting them, also where other trains may"
                + " not.")
        @Default("no")
        boolean skipsTowns,
    @Says("Most cities and areas on its way, including those it does not count; any number if 0.")
        @Default("0")
        @Range(max = 99)
        int visits) {

  public Allowance(int cities, int towns, boolean spare) {
    this(cities, towns, spare, 1, false, false, 0);
  }

  public static Allowance parse(String text) {
    String[] counted = text.strip().split("\\s*/\\s*", 2);
    if (counted.length == 2)
      return new Allowance(
          WholeNumber.parse(counted[0]), 0, true, 1, true, false, WholeNumber.parse(counted[1]));
    String[] parts = text.strip().split("\\s*\\+\\s*", 2);
    return new Allowance(
        WholeNumber.parse(parts[0]), parts.length == 1 ? 0 : WholeNumber.parse(parts[1]), true);
  }
}
