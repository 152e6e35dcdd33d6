package roundhouse.survey;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.board.UpgradeOverride;
import roundhouse.board.Upgrades;
import roundhouse.threads.AbandonableThread;

/** Finds out which tiles of a manifest can ever be laid, starting from the printed hexes. */
final class TileUse {
  /** Stands for a hex that no override names. */
  private static final HexId NOT_SPECIAL = HexId.of("");

  private final GameMap map;
  private final Map<String, Tile> manifest;
  private final Upgrades upgrades;
  private final OpenEdges edges;
  private final Set<String> used = new LinkedHashSet<>();
  private final Map<HexId, Set<String>> taken = new HashMap<>();
  private final List<HexId> bare = new ArrayList<>();

  /** Where each tile may lie, by its number; what is printed has the name of the overrides. */
  private final Map<String, Set<HexId>> lying = new HashMap<>();

  private final Set<Replaced> replaced = new HashSet<>();

  /** The tiles that lose something of what is printed on some hexes, each with these hexes. */
  private final Map<String, Map<String, Set<HexId>>> lost = new LinkedHashMap<>();

  /** Equal hexes take the same tiles. */
  private record Like(Tile printed, Set<Integer> open, HexId hex) {}

  /** A tile that can replace another one on a hex. */
  private record Replaced(HexId hex, String before, String after) {}

  TileUse(GameMap map, Map<String, Tile> manifest, List<UpgradeOverride> overrides) {
    this.map = map;
    this.manifest = manifest;
    this.upgrades = new Upgrades(overrides);
    this.edges = new OpenEdges(map);
    Set<HexId> special = new HashSet<>();
    overrides.forEach(override -> special.addAll(override.hexes()));
    var known = new HashMap<Like, Set<Tile>>();
    for (Hex hex : map.hexes().values()) {
      var like =
          new Like(
              hex.printed(),
              edges.forTiles(hex),
              special.contains(hex.id()) ? hex.id() : NOT_SPECIAL);
      Set<Tile> takes = known.computeIfAbsent(like, _ -> follow(hex));
      taken.put(hex.id(), takes.stream().map(Tile::number).collect(Collectors.toSet()));
      for (Tile turned : takes)
        for (String loss : hex.lostUnder(turned))
          lost.computeIfAbsent(loss, _ -> new LinkedHashMap<>())
              .computeIfAbsent(turned.number(), _ -> new TreeSet<>())
              .add(hex.id());
      if (takes.isEmpty()
          && hex.printed().color() == TileColor.WHITE
          && hex.printed().stops().stream().anyMatch(TileUse::station)) bare.add(hex.id());
    }
  }

  private static boolean station(Stop stop) {
    return stop.isCity() || stop.isSmall();
  }

  /** The tiles that can be laid on a hex, as they would lie; marks them as used. */
  private Set<Tile> follow(Hex hex) {
    Set<Integer> open = edges.forTiles(hex);
    Set<Tile> seen = new LinkedHashSet<>();
    Deque<Tile> next = new ArrayDeque<>(List.of(hex.printed()));
    while (!next.isEmpty()) {
      Tile before = next.poll();
      String name = before.number().isEmpty() ? UpgradeOverride.PRINTED : before.number();
      lying.computeIfAbsent(name, _ -> new TreeSet<>()).add(hex.id());
      AbandonableThread.stopIfAbandoned();
      for (Tile after : upgrades.replacements(hex.id(), before, manifest)) {
        for (int turn : upgrades.rotations(before, after)) {
          Tile turned = after.rotated(turn);
          if (!open.containsAll(turned.exits())) continue;
          replaced.add(new Replaced(hex.id(), name, after.number()));
          if (!seen.add(turned)) continue;
          used.add(after.number());
          next.add(turned);
        }
      }
    }
    return seen;
  }

  /** Cities and towns where no tile can be laid. */
  List<MapFinding> stopsWithoutTile() {
    return bare.stream()
        .map(map::hex)
        .map(
            hex ->
                MapFinding.of(
                    List.of(hex.id()),
                    "No tile of the manifest fits on "
                        + hex.id()
                        + (hex.name().isEmpty() ? "" : " " + hex.name())
                        + "."))
        .toList();
  }

  /** What is printed on a hex, should count under every tile, and is lost under some. */
  List<MapFinding> lossyTiles() {
    return lost.entrySet().stream().map(entry -> lossy(entry.getKey(), entry.getValue())).toList();
  }

  private static MapFinding lossy(String what, Map<String, Set<HexId>> tiles) {
    String first = tiles.keySet().iterator().next();
    Set<HexId> hexes = tiles.get(first);
    List<String> others = tiles.keySet().stream().skip(1).toList();
    return new MapFinding(
        List.copyOf(hexes),
        "tiles." + first,
        "Tile %s on %s %s.%s"
            .formatted(
                first,
                hexes.stream().map(HexId::text).collect(Collectors.joining(", ")),
                what,
                others.isEmpty() ? "" : " The same is true of " + String.join(", ", others) + "."));
  }

  /** Tiles that fit nowhere. */
  List<MapFinding> unusedTiles(Set<String> laidByPrivates) {
    return manifest.keySet().stream()
        .filter(number -> !used.contains(number) && !laidByPrivates.contains(number))
        .map(
            number ->
                new MapFinding(
                    List.of(),
                    "tiles." + number,
                    "Tile "
                        + number
                        + " of the manifest fits nowhere: it cannot replace any tile or hex of the"
                        + " map."))
        .toList();
  }

  /** Upgrades that a line allows, but no turn of the tile fits where the other one may lie. */
  List<MapFinding> idleUpgrades(String path, String line) {
    return UpgradeOverride.parse(line).stream()
        .filter(each -> each.allowed() && manifest.containsKey(each.to()))
        .flatMap(each -> idleUpgrade(path, each).stream())
        .toList();
  }

  private Optional<MapFinding> idleUpgrade(String path, UpgradeOverride override) {
    Set<HexId> named = override.hexes();
    Set<HexId> idle = new TreeSet<>(lying.getOrDefault(override.from(), Set.of()));
    if (!named.isEmpty()) idle.retainAll(named);
    boolean used =
        idle.removeIf(hex -> replaced.contains(new Replaced(hex, override.from(), override.to())));
    if (idle.isEmpty() || named.isEmpty() && used) return Optional.empty();
    String fitting = fitting(map.hex(idle.iterator().next()), override);
    return Optional.of(
        new MapFinding(
            named.isEmpty() ? List.of() : List.copyOf(idle),
            path,
            "No turn of tile %s fits over %s%s: %s."
                .formatted(
                    override.to(),
                    isPrinted(override) ? "what is printed" : "tile " + override.from(),
                    named.isEmpty()
                        ? ""
                        : " on " + idle.stream().map(HexId::text).collect(Collectors.joining(" ")),
                    fitting.isEmpty()
                        ? "none of its colour does, so leave the upgrade out"
                        : "write " + fitting + ", or leave the upgrade out")));
  }

  private static boolean isPrinted(UpgradeOverride override) {
    return override.from().equals(UpgradeOverride.PRINTED);
  }

  /** The tiles that would fit on a hex instead, of the same colour. */
  private String fitting(Hex hex, UpgradeOverride override) {
    Tile before = isPrinted(override) ? hex.printed() : manifest.get(override.from());
    return manifest.values().stream()
        .filter(tile -> tile.color() == manifest.get(override.to()).color())
        .filter(tile -> !tile.equals(before) && fits(hex, before, tile))
        .map(Tile::number)
        .collect(Collectors.joining(" or "));
  }

  /** Whether a tile fits over another one on a hex, in some turn of both. */
  private boolean fits(Hex hex, Tile before, Tile after) {
    Set<Integer> open = edges.forTiles(hex);
    boolean turns = !before.number().isEmpty();
    return IntStream.range(0, turns ? 6 : 1)
        .mapToObj(before::rotated)
        .filter(turned -> open.containsAll(turned.exits()))
        .anyMatch(
            turned ->
                upgrades.rotations(turned, after).stream()
                    .anyMatch(turn -> open.containsAll(after.rotated(turn).exits())));
  }

  /** Tiles of a private that fit on none of its hexes. */
  List<MapFinding> unusedTiles(String owned, List<String> laidOn, List<String> tiles) {
    List<HexId> hexes = HexId.all(laidOn).stream().filter(taken::containsKey).toList();
    List<String> idle =
        tiles.stream()
            .filter(tile -> manifest.containsKey(tile) && !hexes.isEmpty())
            .filter(tile -> hexes.stream().noneMatch(hex -> taken.get(hex).contains(tile)))
            .toList();
    if (idle.isEmpty()) return List.of();
    String places = hexes.stream().map(HexId::text).collect(Collectors.joining(" "));
    return List.of(
        new MapFinding(
            hexes,
            "privates." + owned + ".track",
            ("Tile %s, which the private %s lays, cannot replace what is on %s: if it may, write"
                    + " 'printed -> %s also on %s' under upgrades.")
                .formatted(
                    String.join(" or ", idle), owned, places, String.join(" ", idle), places)));
  }
}
