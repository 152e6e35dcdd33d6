package roundhouse.editor.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.MarketSpec;
import roundhouse.market.MarketCell;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.words.UiWords;

/**
 * The move of a token at an event.
 *
 * @param event in a few words: "withheld", "sold 2"
 * @param key of the design that defines it, {@code share-sold}
 */
record TokenMove(String event, String key, MarketCell to) {
  private static final int MOST_SOLD = 5;

  /** Where every event moves the token of a company of a kind, by the rules of the design. */
  static List<TokenMove> all(MarketSpec spec, StockMarket market, KindSpec kind, MarketCell from) {
    return new Finder(spec, market, kind, from).all();
  }

  private record Finder(MarketSpec spec, StockMarket market, KindSpec kind, MarketCell from) {
    List<TokenMove> all() {
      MarketSpec.Moves moves = spec.moves();
      var all = new ArrayList<TokenMove>();
      all.add(journey(UiWords.of("moves.withheld"), "dividend-withheld", moves.dividendWithheld()));
      moves
          .dividendHalf()
          .ifPresent(half -> all.add(journey(UiWords.of("moves.half"), "dividend-half", half)));
      Map<String, PriceMove> paid =
          kind.dividendPaid().isEmpty() ? moves.dividendPaid() : kind.dividendPaid();
      paid.forEach(
          (times, move) ->
              all.add(
                  journey(
                      times.equals("0")
                          ? UiWords.of("moves.paid")
                          : UiWords.of("moves.paid-times", times),
                      "dividend-paid",
                      move)));
      all.addAll(sales(moves));
      if (!moves.soldOut().equals(PriceMove.STAY))
        all.add(journey(UiWords.of("moves.sold-out"), "sold-out", moves.soldOut()));
      return all;
    }

    /** The sales that move it; where each share counts, as many as make a difference. */
    private List<TokenMove> sales(MarketSpec.Moves moves) {
      PriceMove move = moves.shareSold();
      if (moves.saleCounts() != MarketSpec.SaleUnit.SHARE)
        return List.of(
            journey(
                moves.saleCounts().ofPresident()
                    ? UiWords.of("moves.president")
                    : UiWords.of("moves.sold"),
                "share-sold",
                move));
      boolean firstFree = market.at(from).in(Zone.FIRST_SALE_FREE);
      var sales = new ArrayList<TokenMove>();
      for (int shares = 1; shares <= MOST_SOLD; shares++) {
        TokenMove next =
            journey(
                UiWords.of("moves.sold-some", shares),
                "share-sold",
                move.times(moves.saleSteps(firstFree, shares, 0)));
        if (shares > 2 && next.to().equals(sales.getLast().to())) break;
        sales.add(next);
      }
      return sales;
    }

    private TokenMove journey(String event, String key, PriceMove move) {
      MarketCell to =
          kind.staysIn()
              .map(zone -> market.moved(from, move, zone))
              .orElseGet(() -> market.moved(from, move));
      return new TokenMove(event, key, to);
    }
  }
}
