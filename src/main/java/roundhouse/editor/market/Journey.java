package roundhouse.editor.market;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.KindSpec;
import roundhouse.design.MarketSpec;
import roundhouse.market.Cell;
import roundhouse.market.Move;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;
import roundhouse.words.Words;

/**
 * The move of a token at an event.
 *
 * @param event in a few words: "withheld", "sold 2"
 * @param key of the design that defines it, {@code share-sold}
 */
record Journey(String event, String key, Cell to) {
  private static final int MOST_SOLD = 5;

  /** Where every event moves the token of a company of a kind, by the rules of the design. */
  static List<Journey> all(MarketSpec spec, StockMarket market, KindSpec kind, Cell from) {
    return new Finder(spec, market, kind, from).all();
  }

  private record Finder(MarketSpec spec, StockMarket market, KindSpec kind, Cell from) {
    List<Journey> all() {
      MarketSpec.Moves moves = spec.moves();
      var all = new ArrayList<Journey>();
      all.add(
          journey(
              Words.of("moves.withheld"),
              "dividend-withheld",
              Move.parse(moves.dividendWithheld())));
      if (!moves.dividendHalf().isEmpty())
        all.add(journey(Words.of("moves.half"), "dividend-half", Move.parse(moves.dividendHalf())));
      Map<String, String> paid =
          kind.dividendPaid().isEmpty() ? moves.dividendPaid() : kind.dividendPaid();
      paid.forEach(
          (times, move) ->
              all.add(
                  journey(
                      times.equals("0")
                          ? Words.of("moves.paid")
                          : Words.of("moves.paid-times", times),
                      "dividend-paid",
                      Move.parse(move))));
      all.addAll(sales(moves));
      if (!moves.soldOut().equals("stay"))
        all.add(journey(Words.of("moves.sold-out"), "sold-out", Move.parse(moves.soldOut())));
      return all;
    }

    /** The sales that move it; where each share counts, as many as make a difference. */
    private List<Journey> sales(MarketSpec.Moves moves) {
      Move move = Move.parse(moves.shareSold());
      if (moves.saleCounts() != MarketSpec.SaleUnit.SHARE)
        return List.of(
            journey(
                moves.saleCounts().ofPresident()
                    ? Words.of("moves.president")
                    : Words.of("moves.sold"),
                "share-sold",
                move));
      boolean firstFree = market.at(from).in(Zone.FIRST_SALE_FREE);
      var sales = new ArrayList<Journey>();
      for (int shares = 1; shares <= MOST_SOLD; shares++) {
        Journey next =
            journey(
                Words.of("moves.sold-some", shares),
                "share-sold",
                move.times(moves.saleSteps(firstFree, shares, 0)));
        if (shares > 2 && next.to().equals(sales.getLast().to())) break;
        sales.add(next);
      }
      return sales;
    }

    private Journey journey(String event, String key, Move move) {
      Cell to =
          kind.staysIn()
              .map(zone -> market.moved(from, move, zone))
              .orElseGet(() -> market.moved(from, move));
      return new Journey(event, key, to);
    }
  }
}
