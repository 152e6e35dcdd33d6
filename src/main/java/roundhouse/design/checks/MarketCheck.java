package roundhouse.design.checks;

import roundhouse.design.conversion.MarketBuilder;
import roundhouse.design.conversion.PriceMistake;
import roundhouse.design.spec.Design;
import roundhouse.market.StockMarket;
import roundhouse.market.Zone;

/** The prices are valid, also those at which a company may start, and every move is. */
final class MarketCheck implements DesignCheck {
  private static final String PRICES = "market.prices";

  @Override
  public void check(Design design, CheckFindings findings) {
    checkMarket(design, findings);
    design.market().moves().dividendPaid().keySet().forEach(times -> checkPaid(times, findings));
  }

  private static void checkMarket(Design design, CheckFindings findings) {
    try {
      checkPrices(MarketBuilder.build(design.market()), findings);
    } catch (PriceMistake mistake) {
      findings
          .places()
          .within(PRICES, mistake.line(), mistake.column())
          .ifPresent(place -> findings.problems().error(place, PRICES, mistake.getMessage(), ""));
    } catch (IllegalArgumentException refused) {
      findings.error(PRICES, refused.getMessage(), "");
    }
  }

  private static void checkPrices(StockMarket market, CheckFindings findings) {
    checkNothing(market, findings);
    checkClosing(market, findings);
  }

  private static void checkNothing(StockMarket market, CheckFindings findings) {
    market.spaces().stream()
        .filter(space -> space.price() == 0 && (space.in(Zone.PAR) || space.in(Zone.REFLOAT)))
        .findFirst()
        .ifPresent(
            _ ->
                findings.error(
                    PRICES,
                    "a company may start at a price of 0",
                    "remove the letter for starting from this price"));
  }

  private static void checkClosing(StockMarket market, CheckFindings findings) {
    market.spaces().stream()
        .filter(space -> space.in(Zone.PAR) && (space.in(Zone.CLOSES) || space.in(Zone.BANKRUPT)))
        .findFirst()
        .ifPresent(
            space ->
                findings.error(
                    PRICES,
                    "a company may start at " + space.price() + ", where it closes at once",
                    "remove the letter for 'par' or the one for closing from this price"));
  }

  private static void checkPaid(String times, CheckFindings findings) {
    if (times.matches("[0-9]+(\\.[0-9]+)?")) return;
    findings.error(
        "market.moves.dividend-paid." + times,
        "'" + times + "' is not a multiple of the price",
        "write { 0: stay, 1: right, 2: right 2 }");
  }
}
