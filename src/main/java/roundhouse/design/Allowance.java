package roundhouse.design;

/**
 * How far a train runs: stops it may count. Written {@code 4} or {@code 3+1}, or with names.
 *
 * @param cities large stations and off-board areas; 99 for any number
 * @param towns small stations and halts besides
 * @param spare whether an allowance for a large station may serve a small one
 * @param times how many times the stops it counts its run is worth
 * @param skipsCities it may run through large stations without counting them
 */
public record Allowance(
    @Says("Large stations and off-board areas it may call at.") @Range(max = 99) int cities,
    @Says("Small stations and halts it may call at besides.") @Default("0") @Range(max = 99)
        int towns,
    @Says("Whether an unused large station may be a small one instead.") @Default("yes")
        boolean spare,
    @Says("What its run is worth times the stops it counts.") @Default("1") @Range(min = 1, max = 9)
        int times,
    @Says("Whether it may run through large stations without counting them.") @Default("no")
        boolean skipsCities) {

  public Allowance(int cities, int towns, boolean spare) {
    this(cities, towns, spare, 1, false);
  }

  public static Allowance parse(String text) {
    String[] parts = text.strip().split("\\s*\\+\\s*", 2);
    return new Allowance(
        Integer.parseInt(parts[0]), parts.length == 1 ? 0 : Integer.parseInt(parts[1]), true);
  }
}
