package roundhouse.drafts;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A station marker at a special price in one city, as the online engine writes it. */
public final class DraftedClaim {
  private static final String KEY = "claims";

  private DraftedClaim() {}

  /**
   * The key that carries the ability; nothing unless it names one hex, which has a city.
   *
   * @param place who says so, in words
   */
  public static Map<String, Object> of(Map<String, Object> ability, MapDraft map, String place) {
    List<String> hexes = map.known(UntypedValues.texts(ability.get("hexes")), place);
    if (hexes.size() != 1 || map.cities(hexes.getFirst()) == 0 || !ability.containsKey("price"))
      return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    keys.put("hex", hexes.getFirst());
    UntypedValues.number(ability.get("city"))
        .filter(city -> city < map.cities(hexes.getFirst()))
        .ifPresent(city -> keys.put("city", city));
    keys.put("price", UntypedValues.number(ability.get("price")).orElse(0));
    UntypedValues.number(ability.get("teleport_price"))
        .ifPresent(price -> keys.put("unconnected", price));
    if (UntypedValues.is(ability.get("extra_action"))) keys.put("additional", "for-owner");
    return Map.of(KEY, keys);
  }

  /**
   * Whether the ability is a reservation of the space that a claim among the keys keeps anyway; the
   * claim then says until which phase.
   *
   * @param phases their names
   */
  public static boolean keeps(
      Map<String, Object> ability, Map<String, Object> keys, Collection<String> phases) {
    var claim = new LinkedHashMap<>(UntypedValues.map(keys.get(KEY)));
    if (!UntypedValues.text(ability.get("type")).equals("reservation")
        || !UntypedValues.text(claim.get("hex")).equals(UntypedValues.text(ability.get("hex"))))
      return false;
    String until = UntypedValues.text(ability.get("remove"));
    if (phases.contains(until)) claim.put("kept-until", until);
    keys.put(KEY, claim);
    return true;
  }
}
