package roundhouse.design.checks;

import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.MarketSpec;
import roundhouse.market.PriceMove;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/** The prices are valid, a company can start at one of them, and every move is valid. */
final class MarketCheck implements DesignCheck {

  @Override
  public void check(Design design, CheckFindings findings) {
    findings.checkText(
        "market.prices",
        design.market().prices(),
        prices -> checkPrices(MarketBuilder.build(design.market()), findings));
    MarketSpec.Moves moves = design.market().moves();
    checkMove("dividend-withheld", moves.dividendWithheld(), findings);
    checkMove("share-sold", moves.shareSold(), findings);
    checkMove("sold-out", moves.soldOut(), findings);
    checkMove("at-right-end", moves.atRightEnd(), findings);
    checkMove("at-left-end", moves.atLeftEnd(), findings);
    checkMove("at-top", moves.atTop(), findings);
    checkMove("at-bottom", moves.atBottom(), findings);
    moves.dividendPaid().forEach((times, move) -> checkPaid(times, move, findings));
  }

  private static void checkPrices(StockMarket market, CheckFindings findings) {
    boolean par = market.spaces().stream().anyMatch(space -> space.in(Zone.PAR));
    if (!par)
      findings.warning(
          "market.prices",
          "no price is in the zone 'par', so no company can start",
          "add a letter to some prices, and its meaning under 'zones': p: par");
  }

  private static void checkMove(String event, String words, CheckFindings findings) {
    findings.checkText("market.moves." + event, words, PriceMove::parse);
  }

  private static void checkPaid(String times, String move, CheckFindings findings) {
    checkMove("dividend-paid." + times, move, findings);
    if (times.matches("[0-9]+(\\.[0-9]+)?")) return;
    findings.error(
        "market.moves.dividend-paid." + times,
        "'" + times + "' is not a multiple of the price",
        "write { 0: stay, 1: right, 2: right 2 }");
  }
}
