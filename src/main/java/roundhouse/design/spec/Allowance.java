package roundhouse.design.spec;

import roundhouse.design.binding.Default;
import roundhouse.design.binding.FormerKey;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.design.binding.WholeNumber;

/**
 * How far a train runs: the stops it may count. Written {@code 4}, {@code 3+1} or {@code 3/5} for
 * three of five on its way, or with keys.
 *
 * @param cities cities and off-board areas; 99 for any number
 * @param towns additional towns and halts
 * @param furtherTowns what of towns beyond these
 * @param times by how much the value of its stops is multiplied
 * @param visits most large stations on its way, counted or not; 0 if it counts all of them
 */
@FormerKey(
    value = "spare",
    now = "write 'further-towns: none' where a town may not take the place of a city")
@FormerKey(value = "skips-towns", now = "write 'further-towns: passed'")
@FormerKey(
    value = "skips-cities",
    now = "write 'visits: 99', or how many cities it may come to at most")
public record Allowance(
    @Says("Cities and off-board areas it may call at.") @Range(max = 99) int cities,
    @Says("Towns and halts it may call at in addition.") @Default("0") @Range(max = 99) int towns,
    @Says(
            "What of further towns: they take the place of unused cities, it may not come to any,"
                + " or it passes them without counting them, also where other trains may not.")
        @Default("as-cities")
        FurtherTowns furtherTowns,
    @Says("By how much the value of the stops it counts is multiplied.")
        @Default("1")
        @Range(min = 1, max = 9)
        int times,
    @Says(
            "Most cities and areas on its way, if it may run through some without counting them; 99"
                + " for any number, 0 if it counts them all.")
        @Default("0")
        @Range(max = 99)
        int visits) {
  private static final int ANY_NUMBER = 99;

  /** What of towns and halts beyond those that a train may call at. */
  public enum FurtherTowns {
    AS_CITIES,
    NONE,
    PASSED
  }

  public Allowance(int cities, int towns) {
    this(cities, towns, FurtherTowns.AS_CITIES, 1, 0);
  }

  /** Whether a town may take the place of an unused city. */
  public boolean spare() {
    return furtherTowns == FurtherTowns.AS_CITIES;
  }

  /** Whether it may run through towns without counting them, whatever the title says. */
  public boolean skipsTowns() {
    return furtherTowns == FurtherTowns.PASSED;
  }

  /** Whether it may run through cities without counting them. */
  public boolean skipsCities() {
    return visits > cities;
  }

  /** Whether the number of stops on its way, counted or not, has a limit of its own. */
  public boolean limitsVisits() {
    return visits > 0 && visits < ANY_NUMBER;
  }

  public static Allowance parse(String text) {
    String[] counted = text.strip().split("\\s*/\\s*", 2);
    if (counted.length == 2)
      return new Allowance(
          WholeNumber.parse(counted[0]),
          0,
          FurtherTowns.AS_CITIES,
          1,
          WholeNumber.parse(counted[1]));
    String[] parts = text.strip().split("\\s*\\+\\s*", 2);
    return new Allowance(
        WholeNumber.parse(parts[0]), parts.length == 1 ? 0 : WholeNumber.parse(parts[1]));
  }
}
