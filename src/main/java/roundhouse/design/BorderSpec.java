package roundhouse.design;

/** A border between two hexes: written 'impassable', or with the cost of track across it. */
public record BorderSpec(
    @Says("Whether no track may cross.") @Default("no") boolean impassable,
    @Says("What the first track across costs.") @Default("0") @Range int cost) {

  public static BorderSpec parse(String word) {
    if (word.equals("impassable")) return new BorderSpec(true, 0);
    throw new IllegalArgumentException("a border is 'impassable' or { cost: 40 }");
  }
}
