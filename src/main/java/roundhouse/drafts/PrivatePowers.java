package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/** Writes the abilities of privates that the format has keys for. */
public final class PrivatePowers {
  private final MapDraft map;
  private final TileDraft tiles;
  private final Set<String> companies;
  private final Map<String, BiFunction<String, Map<String, Object>, Map<String, Object>>> writers =
      Map.ofEntries(
          Map.entry("blocks_hexes", this::blocks),
          Map.entry("tile_lay", this::track),
          Map.entry("exchange", this::exchange),
          Map.entry("close", this::close),
          Map.entry("never_closes", (_, _) -> Map.of("stays", true)),
          Map.entry("no_buy", (_, _) -> Map.of("for-sale", false)),
          Map.entry("shares", this::shares),
          Map.entry("tile_discount", this::discount),
          Map.entry("ignore_terrain", this::discount),
          Map.entry("hex_bonus", this::bonus));

  private boolean exchanges;
  private boolean laysTrack;

  public PrivatePowers(MapDraft map, TileDraft tiles, Set<String> companies) {
    this.map = map;
    this.tiles = tiles;
    this.companies = companies;
  }

  public boolean exchanges() {
    return exchanges;
  }

  public boolean laysTrack() {
    return laysTrack;
  }

  /** Adds the keys of an ability; false if there are none that carry it. */
  boolean write(String id, Map<String, Object> ability, Map<String, Object> keys) {
    var writer = writers.get(Plain.text(ability.get("type")));
    Map<String, Object> written = writer == null ? Map.of() : writer.apply(id, ability);
    written.forEach(keys::putIfAbsent);
    exchanges |= written.containsKey("exchange-for");
    laysTrack |= written.containsKey("track");
    return !written.isEmpty();
  }

  private List<String> hexes(String id, Map<String, Object> ability) {
    return map.known(Plain.texts(ability.get("hexes")), "private " + id);
  }

  private Map<String, Object> blocks(String id, Map<String, Object> ability) {
    List<String> hexes = hexes(id, ability);
    return hexes.isEmpty() ? Map.of() : Map.of("blocks", hexes);
  }

  private Map<String, Object> track(String id, Map<String, Object> ability) {
    List<String> hexes = hexes(id, ability);
    List<String> numbers = tiles.known(Plain.texts(ability.get("tiles")), "private " + id);
    if (hexes.isEmpty() || numbers.isEmpty()) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    keys.put("hexes", hexes);
    keys.put("tiles", numbers);
    keys.put("when", when(ability));
    if (Boolean.TRUE.equals(ability.get("free"))) keys.put("free", true);
    Plain.number(ability.get("discount")).ifPresent(amount -> keys.put("discount", amount));
    if (Boolean.TRUE.equals(ability.get("reachable"))) keys.put("connected", true);
    if (Boolean.TRUE.equals(ability.get("consume_tile_lay"))) keys.put("of-the-turn", true);
    if (Boolean.TRUE.equals(ability.get("closed_when_used_up"))) keys.put("closes", true);
    return Map.of("track", keys);
  }

  private static String when(Map<String, Object> ability) {
    if (Plain.texts(ability.get("when")).contains("sold")) return "bought by company";
    return Plain.text(ability.get("owner_type")).equals("player")
        ? "outside others turns"
        : "own turn";
  }

  private Map<String, Object> exchange(String id, Map<String, Object> ability) {
    List<String> asked =
        Plain.texts(ability.getOrDefault("corporations", ability.get("corporation")));
    List<String> known = asked.stream().filter(companies::contains).toList();
    return known.size() == 1 ? Map.of("exchange-for", known.getFirst()) : Map.of();
  }

  private Map<String, Object> close(String id, Map<String, Object> ability) {
    String company = Plain.text(ability.get("corporation"));
    List<String> when = Plain.texts(ability.get("when"));
    if (when.contains("never") || when.contains("never_close")) return Map.of("stays", true);
    boolean train = when.contains("bought_train") || when.contains("train");
    return train && companies.contains(company)
        ? Map.of("closes-with-train-of", company)
        : Map.of();
  }

  /** A share is named by its company and number; number 0 is the president's certificate. */
  private Map<String, Object> shares(String id, Map<String, Object> ability) {
    List<String> shares = Plain.texts(ability.get("shares"));
    if (shares.size() != 1 || !shares.getFirst().matches(".+_[0-9]+")) return Map.of();
    int cut = shares.getFirst().lastIndexOf('_');
    String company = shares.getFirst().substring(0, cut);
    if (!companies.contains(company)) return Map.of();
    boolean president = shares.getFirst().substring(cut + 1).equals("0");
    if (!president) return Map.of("comes-with", company);
    var keys = new LinkedHashMap<String, Object>();
    keys.put("company", company);
    keys.put("president", true);
    return Map.of("comes-with", keys);
  }

  private Map<String, Object> discount(String id, Map<String, Object> ability) {
    String terrain = TerrainWords.of(Plain.text(ability.get("terrain")));
    int amount = Plain.number(ability.get("discount")).orElseGet(() -> map.cost(terrain));
    if (amount <= 0) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    if (!terrain.isEmpty()) keys.put("terrain", terrain);
    keys.put("amount", amount);
    List<String> hexes = hexes(id, ability);
    if (!hexes.isEmpty()) keys.put("hexes", hexes);
    if (Plain.number(ability.get("count")).orElse(0) == 1) keys.put("once", true);
    return Map.of("terrain-discount", keys);
  }

  private Map<String, Object> bonus(String id, Map<String, Object> ability) {
    List<String> hexes = hexes(id, ability);
    int amount = Plain.number(ability.get("amount")).orElse(0);
    if (hexes.isEmpty() || amount < 1) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    keys.put("at", hexes);
    keys.put("adds", Math.min(amount, 10_000));
    return Map.of("bonus", keys);
  }
}
