package roundhouse.drafts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.Upgrades;

/** Writes the abilities of privates that the format has keys for. */
public final class PrivatePowers {
  /** Holds the company whose train closes a private until it is known what comes with that. */
  static final String CLOSES_WITH_TRAIN = "closes with a train of";

  private static final String DATA = "data";

  private final DraftNotes notes;
  private final MapDraft map;
  private final TileDraft tiles;
  private final Set<String> companies;
  private final List<String> trains;
  private final List<String> phases;
  private final Map<String, BiFunction<String, Map<String, Object>, Map<String, Object>>> writers =
      Map.ofEntries(
          Map.entry("blocks_hexes", this::blocks),
          Map.entry("blocks_partition", this::blocksRivers),
          Map.entry("tile_lay", this::track),
          Map.entry("teleport", this::track),
          Map.entry("token", this::claim),
          Map.entry("exchange", this::exchange),
          Map.entry("close", this::close),
          Map.entry("never_closes", (_, _) -> Map.of("stays", "with-player")),
          Map.entry("no_buy", (_, _) -> Map.of("for-sale", false)),
          Map.entry("shares", this::shares),
          Map.entry("tile_discount", this::discount),
          Map.entry("ignore_terrain", this::discount),
          Map.entry("hex_bonus", this::bonus),
          Map.entry("train_discount", this::trainDiscount),
          Map.entry("revenue_change", this::otherIncome));

  /** Companies whose president's certificate comes with a private that is named. */
  private final Set<String> led = new HashSet<>();

  /** Whether any other of these certificates may come with a private. */
  private boolean drawsPresident;

  private final List<String> exceptions = new ArrayList<>();
  private final Set<String> exchangesFrom = new TreeSet<>();
  private boolean exchanges;
  private boolean laysTrack;
  private boolean laysWithTrack;
  private boolean draws;
  private boolean placesTokens;
  private boolean discountsTrains;
  private boolean changesIncome;

  /**
   * Powers that name what the draft has.
   *
   * @param trains which begin its phases
   */
  public PrivatePowers(
      DraftNotes notes, MapDraft map, TileDraft tiles, CompanyDraft companies, TrainDraft trains) {
    this.notes = notes;
    this.map = map;
    this.tiles = tiles;
    this.companies = companies.ids();
    this.trains = trains.names();
    this.phases = trains.begun();
  }

  public boolean exchanges() {
    return exchanges;
  }

  /** Where the shares of exchanges come from. */
  public Set<String> exchangesFrom() {
    return exchangesFrom;
  }

  /** The exceptions of upgrades that tiles of privates need, a line each. */
  public List<String> exceptions() {
    return exceptions;
  }

  /** Notes which presidents' certificates come with a private, before any is drawn. */
  void reserve(List<Map<String, Object>> abilities) {
    for (Map<String, Object> ability : abilities)
      if (UntypedValues.text(ability.get("type")).equals("shares"))
        UntypedValues.texts(ability.get("shares")).stream()
            .filter(share -> share.matches(".+_0"))
            .map(share -> share.substring(0, share.length() - 2))
            .forEach(led::add);
  }

  /** Whether what comes with a private is drawn. */
  public boolean draws() {
    return draws;
  }

  /** Whether a private places tokens. */
  public boolean placesTokens() {
    return placesTokens;
  }

  /** Whether a company buys a train for less. */
  public boolean discountsTrains() {
    return discountsTrains;
  }

  /** Whether the income of a private changes with a phase. */
  public boolean changesIncome() {
    return changesIncome;
  }

  public boolean laysTrack() {
    return laysTrack;
  }

  /** Whether a company lays such a tile when it lays its own, for which its turn then waits. */
  public boolean laysWithTrack() {
    return laysWithTrack;
  }

  /** Adds the keys of an ability; false if there are none that carry it. */
  boolean write(String id, Map<String, Object> ability, Map<String, Object> keys) {
    var writer = writers.get(UntypedValues.text(ability.get("type")));
    Map<String, Object> written = writer == null ? Map.of() : writer.apply(id, ability);
    var data = new LinkedHashMap<>(UntypedValues.map(keys.get(DATA)));
    data.putAll(UntypedValues.map(written.get(DATA)));
    written.forEach(keys::putIfAbsent);
    if (!data.isEmpty()) keys.put(DATA, data);
    if (DraftedClaim.keeps(ability, keys, phases)) return true;
    exchanges |= written.containsKey("exchange-for");
    boolean track = written.containsKey("track");
    laysTrack |= track;
    laysWithTrack |=
        track
            && UntypedValues.text(ability.get("owner_type")).equals("corporation")
            && UntypedValues.texts(ability.get("when")).contains("track");
    return !written.isEmpty();
  }

  private List<String> hexes(String id, Map<String, Object> ability) {
    return map.known(UntypedValues.texts(ability.get("hexes")), "private " + id);
  }

  private Map<String, Object> blocks(String id, Map<String, Object> ability) {
    List<String> hexes = hexes(id, ability);
    return hexes.isEmpty() ? Map.of() : Map.of("blocks", hexes);
  }

  private Map<String, Object> blocksRivers(String id, Map<String, Object> ability) {
    return map.hasRivers() ? Map.of("closes-rivers", true) : Map.of();
  }

  private Map<String, Object> claim(String id, Map<String, Object> ability) {
    return DraftedClaim.of(ability, map, "private " + id);
  }

  /** A token for hexes with stops; empty if the ability names none. */
  Map<String, Object> token(String id, Map<String, Object> ability, int amount) {
    List<String> hexes = hexes(id, ability);
    if (hexes.isEmpty() || amount < 1) return Map.of();
    placesTokens = true;
    var keys = new LinkedHashMap<String, Object>();
    keys.put("hexes", hexes);
    keys.put("owner", amount);
    if (UntypedValues.number(ability.get("count_per_or")).isPresent()) keys.put("moves", true);
    return keys;
  }

  private Map<String, Object> track(String id, Map<String, Object> ability) {
    List<String> numbers = tiles.known(UntypedValues.texts(ability.get("tiles")), "private " + id);
    if (isAnywhere(ability)) return anywhere(id, ability, numbers);
    List<String> hexes = hexes(id, ability);
    if (hexes.isEmpty() || numbers.isEmpty()) return Map.of();
    if (!UntypedValues.isNo(ability.get("special"))) except(id, hexes, numbers);
    return DraftedTrack.of(ability, hexes, numbers);
  }

  /** Tiles that the usual rules lay in none of their hexes replace what is printed there. */
  private void except(String id, List<String> hexes, List<String> numbers) {
    Set<String> usual = new HashSet<>();
    hexes.forEach(hex -> usual.addAll(followers(map.printed(hex))));
    List<String> unusual = numbers.stream().filter(number -> !usual.contains(number)).toList();
    if (unusual.isEmpty()) return;
    String tile = String.join(" ", unusual);
    exceptions.add("printed -> " + tile + " also on " + String.join(" ", hexes));
    notes.guessed(
        "title",
        "anybody may lay tile "
            + tile
            + " of the private "
            + id
            + " in its hexes, where the usual rules lay none, but for what mayLayTile forbids");
  }

  private Set<String> followers(Tile printed) {
    var manifest = new LinkedHashMap<String, Tile>();
    tiles.tiles().forEach(tile -> manifest.put(tile.number(), tile));
    Set<String> found = new HashSet<>();
    Deque<Tile> next = new ArrayDeque<>(List.of(printed));
    while (!next.isEmpty()) {
      Tile lying = next.poll();
      for (Tile after : manifest.values())
        if (Upgrades.plain().mayReplace(lying, after) && found.add(after.number())) next.add(after);
    }
    return found;
  }

  /** Whether it is an ordinary tile more; where it is not, a method names the hexes in play. */
  private static boolean isAnywhere(Map<String, Object> ability) {
    return ability.get("hexes") instanceof List<?> hexes
        && hexes.isEmpty()
        && UntypedValues.is(ability.get("reachable"));
  }

  /** Without tiles it is any yellow tile. */
  private Map<String, Object> anywhere(
      String id, Map<String, Object> ability, List<String> numbers) {
    List<String> yellow =
        tiles.tiles().stream()
            .filter(tile -> tile.color() == TileColor.YELLOW)
            .map(Tile::number)
            .toList();
    if (numbers.isEmpty())
      notes.guessed(
          "privates", "the tile of private " + id + ": a yellow one; the source names none");
    return DraftedTrack.of(ability, List.of(), numbers.isEmpty() ? yellow : numbers);
  }

  private Map<String, Object> exchange(String id, Map<String, Object> ability) {
    List<String> asked =
        UntypedValues.texts(ability.getOrDefault("corporations", ability.get("corporation")));
    List<String> known = asked.stream().filter(companies::contains).toList();
    if (known.size() != 1) return Map.of();
    for (String place : UntypedValues.texts(ability.get("from")))
      if (place.equals("ipo") || place.equals("market"))
        exchangesFrom.add(place.equals("ipo") ? "ipo" : "pool");
      else notes.left("the exchange of private " + id + " from '" + place + "'");
    return Map.of("exchange-for", known.getFirst());
  }

  private Map<String, Object> close(String id, Map<String, Object> ability) {
    String company = UntypedValues.text(ability.get("corporation"));
    List<String> when = UntypedValues.texts(ability.get("when"));
    if (when.contains("never") || when.contains("never_close"))
      return Map.of("stays", "with-player");
    String phase = UntypedValues.text(ability.get("on_phase"));
    if (phase.equals("never"))
      return UntypedValues.text(ability.get("owner_type")).equals("corporation")
          ? Map.of("stays", "with-company")
          : Map.of("stays", "with-player");
    if (phases.contains(phase)) return Map.of("closes-in", phase);
    boolean train = when.contains("bought_train") || when.contains("train");
    return train && companies.contains(company) ? Map.of(CLOSES_WITH_TRAIN, company) : Map.of();
  }

  /** A share is named by its company and number; number 0 is the president's certificate. */
  private Map<String, Object> shares(String id, Map<String, Object> ability) {
    List<String> shares = UntypedValues.texts(ability.get("shares"));
    if (shares.equals(List.of("random_president")) || shares.equals(List.of("random_share")))
      return drawn(ability, shares.getFirst().endsWith("president"));
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

  private Map<String, Object> drawn(Map<String, Object> ability, boolean president) {
    if (president && drawsPresident) return Map.of();
    List<String> asked = UntypedValues.texts(ability.get("corporations"));
    List<String> among =
        (asked.isEmpty() ? companies : asked)
            .stream()
                .filter(companies::contains)
                .filter(name -> !president || !led.contains(name))
                .toList();
    if (among.isEmpty()) return Map.of();
    draws = true;
    drawsPresident |= president;
    var keys = new LinkedHashMap<String, Object>();
    keys.put("drawn-from", among);
    if (president) keys.put("president", true);
    return Map.of("comes-with", keys);
  }

  private Map<String, Object> discount(String id, Map<String, Object> ability) {
    String terrain = TerrainWords.of(UntypedValues.text(ability.get("terrain")));
    int amount = UntypedValues.number(ability.get("discount")).orElseGet(() -> map.cost(terrain));
    if (amount <= 0) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    if (!terrain.isEmpty()) keys.put("terrain", terrain);
    keys.put("amount", amount);
    List<String> hexes = hexes(id, ability);
    if (!hexes.isEmpty()) keys.put("hexes", hexes);
    if (UntypedValues.number(ability.get("count")).orElse(0) == 1) keys.put("once", true);
    return Map.of("terrain-discount", keys);
  }

  /** One new train for less, for the company that owns the private: a percentage or an amount. */
  private Map<String, Object> trainDiscount(String id, Map<String, Object> ability) {
    double less = UntypedValues.decimal(ability.get("discount"), 0);
    List<String> types = UntypedValues.texts(ability.get("trains"));
    List<String> known = types.stream().filter(trains::contains).toList();
    boolean once = UntypedValues.number(ability.get("count")).orElse(0) == 1;
    boolean companys = UntypedValues.text(ability.get("owner_type")).equals("corporation");
    if (less <= 0 || known.isEmpty() || !once || !companys) return Map.of();
    if (known.size() < types.size())
      notes.left("trains for less by private " + id + ": " + types + "; the draft has " + known);
    discountsTrains = true;
    var keys = new LinkedHashMap<String, Object>();
    if (less < 1) keys.put("percent", (int) Math.round(less * 100));
    else keys.put("amount", (int) Math.min(less, 10_000));
    keys.put("trains", known);
    if (UntypedValues.is(ability.get("closed_when_used_up"))) keys.put("closes", true);
    return Map.of(DATA, Map.of("train-discount", keys));
  }

  /** Another income from a phase on, which data has for each phase that follows. */
  private Map<String, Object> otherIncome(String id, Map<String, Object> ability) {
    int first = phases.indexOf(UntypedValues.text(ability.get("on_phase")));
    var income = UntypedValues.number(ability.get("revenue"));
    if (first < 0 || income.isEmpty()) return Map.of();
    changesIncome = true;
    var incomes = new LinkedHashMap<String, Object>();
    phases.stream().skip(first).forEach(phase -> incomes.put(phase, Math.max(0, income.get())));
    var keys = new LinkedHashMap<String, Object>();
    keys.put("phases", incomes);
    switch (UntypedValues.text(ability.get("owner_type"))) {
      case "player" -> keys.put("of", "player");
      case "corporation" -> keys.put("of", "company");
      default -> {}
    }
    return Map.of(DATA, Map.of("other-income", keys));
  }

  private Map<String, Object> bonus(String id, Map<String, Object> ability) {
    List<String> hexes = hexes(id, ability);
    int amount = UntypedValues.number(ability.get("amount")).orElse(0);
    if (hexes.isEmpty() || amount < 1) return Map.of();
    var keys = new LinkedHashMap<String, Object>();
    keys.put("at", hexes);
    keys.put("adds", Math.min(amount, 10_000));
    return Map.of("bonus", keys);
  }

  /** The right of a private to lay track, as the online engine writes it. */
  private static final class DraftedTrack {
    private DraftedTrack() {}

    /** The key that carries the ability; without hexes the tile may be laid in any. */
    static Map<String, Object> of(
        Map<String, Object> ability, List<String> hexes, List<String> tiles) {
      var keys = new LinkedHashMap<String, Object>();
      if (!hexes.isEmpty()) keys.put("hexes", hexes);
      keys.put("tiles", tiles);
      keys.put("when", when(ability));
      int count = UntypedValues.number(ability.get("count")).orElse(1);
      if (count > 1 && hexes.size() > 1)
        keys.put("lays", is(ability, "must_lay_all") ? "each" : "up-to-each");
      else if (count > 1) keys.put("times", count);
      if (is(ability, "free")) keys.put("free", true);
      UntypedValues.number(ability.get("discount"))
          .ifPresent(amount -> keys.put("discount", amount));
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
      List<String> when = UntypedValues.texts(ability.get("when"));
      if (when.contains("sold")) return "bought by company";
      if (when.contains("owning_player_track") && !when.contains("or_between_turns"))
        return "presidents turn";
      return UntypedValues.text(ability.get("owner_type")).equals("player")
          ? "outside others turns"
          : "own turn";
    }
  }
}
