package roundhouse.market;

import java.util.Set;

/** A space of the market with its price and its zones. */
public record MarketSpace(MarketCell cell, int price, Set<Zone> zones) {

  public boolean in(Zone zone) {
    return zones.contains(zone);
  }
}
