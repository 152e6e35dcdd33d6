package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The right of a private to lay track, as the online engine writes it. */
final class DraftedTrack {
  private DraftedTrack() {}

  /** The key that carries the ability; nothing if the draft has none of its hexes or tiles. */
  static Map<String, Object> of(
      Map<String, Object> ability, List<String> hexes, List<String> tiles) {
    if (hexes.isEmpty() || tiles.isEmpty()) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    keys.put("hexes", hexes);
    keys.put("tiles", tiles);
    keys.put("when", when(ability));
    if (hexes.size() > 1 && UntypedValues.number(ability.get("count")).orElse(1) > 1)
      keys.put("lays", is(ability, "must_lay_all") ? "each" : "up-to-each");
    if (is(ability, "free")) keys.put("free", true);
    UntypedValues.number(ability.get("discount")).ifPresent(amount -> keys.put("discount", amount));
    if (is(ability, "reachable")) keys.put("connected", true);
    boolean teleport = UntypedValues.text(ability.get("type")).equals("teleport");
    if (teleport || is(ability, "consume_tile_lay")) keys.put("of-the-turn", true);
    if (teleport) keys.put("free-marker", true);
    if (is(ability, "closed_when_used_up")) keys.put("closes", true);
    return Map.of("track", keys);
  }

  private static boolean is(Map<String, Object> ability, String key) {
    return UntypedValues.is(ability.get(key));
  }

  private static String when(Map<String, Object> ability) {
    if (UntypedValues.texts(ability.get("when")).contains("sold")) return "bought by company";
    return UntypedValues.text(ability.get("owner_type")).equals("player")
        ? "outside others turns"
        : "own turn";
  }
}
