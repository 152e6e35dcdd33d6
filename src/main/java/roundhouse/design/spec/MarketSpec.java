package roundhouse.design.spec;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.Range;
import roundhouse.design.binding.Says;
import roundhouse.market.PriceMove;
import roundhouse.market.Zone;

/** The stock market as printed, and how events move a price on it. */
public record MarketSpec(
    @Says("Shape of the market: a grid, one row, or a zigzag of two tiers.") @Default("grid")
        Shape shape,
    @Says(
            "The prices as printed, rows from the top; letters after a price name its zones; '.'"
                + " marks a gap.")
        @Range(max = 999_999)
        String prices,
    @Says(
            "The zone or zones each letter stands for: 'y: [yellow, uncounted]'; a price may have"
                + " several letters.")
        @Default("{}")
        Map<String, List<Zone>> zones,
    @Says("How events move a price.") @Default("{}") Moves moves) {

  public enum Shape {
    GRID,
    ROW,
    ZIGZAG
  }

  /**
   * The move for each event: 'left', 'right 2', 'down', 'back', 'stay', 'under' (stay, but at the
   * bottom of the stack).
   */
  public record Moves(
      @Says("No dividend was paid.") @Default("left") PriceMove dividendWithheld,
      @Says(
              "A dividend was paid: the move by the least dividend for it, as a multiple of the"
                  + " price.")
          @Default("{ 0: right }")
          Map<String, PriceMove> dividendPaid,
      @Says("Half the revenue was paid; like any dividend if empty.") @Default("")
          Optional<PriceMove> dividendHalf,
      @Says("A share was sold.") @Default("down") PriceMove shareSold,
      @Says(
              "What counts as one sale: each share, all shares sold together, or the same for sales"
                  + " by the president only.")
          @Default("share")
          SaleUnit saleCounts,
      @Says("Players hold all shares at the end of a stock round.") @Default("stay")
          PriceMove soldOut,
      @Says("Shares are in the pool at the end of a stock round.") @Default("stay")
          PriceMove inPool,
      @Says("Whether shares in the company's own treasury count as held by players for this.")
          @Default("no")
          boolean soldOutCountsOwn,
      @Says("The move made instead if there is no space to the right.") @Default("stay")
          PriceMove atRightEnd,
      @Says("The move made instead if there is no space to the left.") @Default("stay")
          PriceMove atLeftEnd,
      @Says("The move made instead if there is no space above.") @Default("stay") PriceMove atTop,
      @Says("The move made instead if there is no space below.") @Default("stay")
          PriceMove atBottom,
      @Says(
              "Where a token that cannot move goes: below the others in its space, or it stays as"
                  + " before.")
          @Default("under")
          Stuck stuck) {

    /**
     * The move for the highest multiple of the price that a dividend reaches.
     *
     * @param own moves of the kind of company; those of the market if it has none
     * @param paid on all shares together
     */
    public PriceMove forDividend(Map<String, PriceMove> own, double paid, int price) {
      PriceMove move = PriceMove.STAY;
      double reached = -1;
      for (var step : (own.isEmpty() ? dividendPaid : own).entrySet()) {
        double times = Double.parseDouble(step.getKey());
        if (times <= reached || paid < times * price) continue;
        reached = times;
        move = step.getValue();
      }
      return move;
    }

    /**
     * How many times a sale moves the price as one share sold does.
     *
     * @param firstFree whether the first share of a turn does not move the price
     * @param soldBefore shares of the company sold earlier in the turn
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
    /** Only sales by the president, all shares sold in a turn as one. */
    PRESIDENT_BLOCK,
    /** Only sales by the president, each sale separately. */
    PRESIDENT_SALE;

    /** Whether only sales by the president move the price. */
    public boolean ofPresident() {
      return this == PRESIDENT_BLOCK || this == PRESIDENT_SALE;
    }
  }
}
