package roundhouse.market;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The positions of the companies' price tokens.
 *
 * @param at the space of each company's token
 * @param arrivals companies in the order in which their tokens arrived; in a shared space the
 *     earlier one lies on top and operates first
 */
public record PriceTokens(Map<String, MarketCell> at, List<String> arrivals) {
  public static final PriceTokens NONE = new PriceTokens(Map.of(), List.of());

  public PriceTokens {
    at = Collections.unmodifiableSortedMap(new TreeMap<>(at));
    arrivals = List.copyOf(arrivals);
  }

  public Optional<MarketCell> of(String company) {
    return Optional.ofNullable(at.get(company));
  }

  /** Places a token on a space, under those already there. */
  public PriceTokens placed(String company, MarketCell cell) {
    var cells = new TreeMap<>(at);
    cells.put(company, cell);
    var order = new ArrayList<>(arrivals);
    order.remove(company);
    order.add(company);
    return new PriceTokens(cells, order);
  }

  public PriceTokens without(String company) {
    var cells = new TreeMap<>(at);
    cells.remove(company);
    var order = new ArrayList<>(arrivals);
    order.remove(company);
    return new PriceTokens(cells, order);
  }

  /**
   * Companies with a token, by descending price; at equal prices first the one further right, then
   * the higher one.
   */
  public List<String> byPrice(StockMarket market) {
    var order = new ArrayList<>(arrivals);
    order.sort(
        (one, other) -> {
          MarketSpace a = market.at(at.get(one));
          MarketSpace b = market.at(at.get(other));
          int byPrice = Integer.compare(b.price(), a.price());
          if (byPrice != 0) return byPrice;
          int byColumn = Integer.compare(b.cell().column(), a.cell().column());
          return byColumn != 0 ? byColumn : Integer.compare(a.cell().row(), b.cell().row());
        });
    return List.copyOf(order);
  }
}
