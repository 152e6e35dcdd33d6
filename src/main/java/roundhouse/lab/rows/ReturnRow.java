package roundhouse.lab.rows;

import roundhouse.design.binding.Says;

/** What a private, or a share bought as its company started, cost and brought. */
@Says(
    "One row for each private that a player bought from the bank, and each company that a player"
        + " started and that did not leave the game by a merger or the state.")
public record ReturnRow(
    GameKey key,
    @Says("the private or company") String what,
    @Says("'private' or 'company'") String kind,
    @Says("the time of the purchase or the start, in sets") double time,
    @Says("what a player paid: for the private, or for one share at the start") int price,
    @Says(
            "what it paid its first owner, with a share that came with it, or dividends of one"
                + " share")
        int income,
    @Says("what it was sold for or is worth at the end, with that share, 0 if it closed") int end,
    @Says("the price at which it earns as much as the players' money does on average") double fair)
    implements TableRow {
  /** A share of a company. */
  static final String COMPANY = "company";

  /** A private company. */
  static final String PRIVATE = "private";

  /** What it brought beyond its price, in percent of the price. */
  double percent() {
    return 100.0 * (income + end - price) / price;
  }
}
