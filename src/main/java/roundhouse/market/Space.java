package roundhouse.market;

import java.util.Set;

/** A space of the chart with its price, in the game's currency, and the zones it belongs to. */
public record Space(Cell cell, int price, Set<Zone> zones) {

  public boolean in(Zone zone) {
    return zones.contains(zone);
  }
}
