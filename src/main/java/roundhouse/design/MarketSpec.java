package roundhouse.design;

import java.util.List;
import java.util.Map;
import roundhouse.market.Zone;

/** The share price chart as printed, and how the events of play move a price on it. */
public record MarketSpec(
    @Says("Whether prices form a grid, one row, or a zigzag of two tiers.") @Default("grid")
        Shape shape,
    @Says(
            "The prices as printed, rows from the top; letters after a price name its zones; '.' is"
                + " no space.")
        String prices,
    @Says(
            "What the letters mean, each one thing or several, 'y: [yellow, uncounted]'; a price"
                + " may have several letters.")
        @Default("{}")
        Map<String, List<Zone>> zones,
    @Says("How events move a price.") @Default("{}") Moves moves) {

  public enum Shape {
    GRID,
    ROW,
    ZIGZAG
  }

  /**
   * What each event does, in words: 'left', 'right 2', 'down', 'back', 'stay', 'under' (stay, but
   * under the stack).
   */
  public record Moves(
      @Says("No dividend paid.") @Default("left") String dividendWithheld,
      @Says("A dividend of at least this many times the price.") @Default("{ 0: right }")
          Map<String, String> dividendPaid,
      @Says("Half a dividend paid; as any dividend when empty.") @Default("") String dividendHalf,
      @Says("A share sold.") @Default("down") String shareSold,
      @Says(
              "What a sale counts: each share, all shares of a sale as one, or those of the"
                  + " president alone as one.")
          @Default("share")
          SaleUnit saleCounts,
      @Says("Whether sales move the price of a company that has never operated.") @Default("yes")
          boolean salesBeforeOperating,
      @Says("All shares are in players' hands at the end of a stock round.") @Default("stay")
          String soldOut,
      @Says("Whether shares that a company holds of its own count for that like those of players.")
          @Default("no")
          boolean soldOutCountsOwn,
      @Says("Whether a row ends for a token above the ledge where the next space lies below it.")
          @Default("no")
          boolean ledgeEndsRows,
      @Says("What a token does instead that has no space to its right.") @Default("stay")
          String atRightEnd,
      @Says("What a token does instead that has no space to its left.") @Default("stay")
          String atLeftEnd,
      @Says("What a token does instead that has no space above it.") @Default("stay") String atTop,
      @Says("What a token does instead that has no space below it.") @Default("stay")
          String atBottom,
      @Says(
              "Where a token stands that cannot move at all: under the others in its space, or as"
                  + " before.")
          @Default("under")
          Stuck stuck) {

    /**
     * How many times a sale does what a share sold does.
     *
     * @param firstFree whether the first share of a turn moves nothing
     * @param soldBefore shares of the company sold before in the turn
     */
    public int saleSteps(boolean firstFree, int shares, int soldBefore) {
      return switch (saleCounts) {
        case PRESIDENT_SALE -> 1;
        case BLOCK, PRESIDENT_BLOCK -> soldBefore == 0 ? 1 : 0;
        case SHARE -> firstFree && soldBefore == 0 ? shares - 1 : shares;
      };
    }
  }

  public enum Stuck {
    UNDER,
    AS_BEFORE
  }

  public enum SaleUnit {
    SHARE,
    BLOCK,
    /** Sales of the president alone, all shares of a sale as one. */
    PRESIDENT_BLOCK,
    /** The same, but each sale of a turn by itself. */
    PRESIDENT_SALE;

    /** Whether only sales of the president move the price. */
    public boolean ofPresident() {
      return this == PRESIDENT_BLOCK || this == PRESIDENT_SALE;
    }
  }
}
