package roundhouse.drafts.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.compare.ComparedScripts;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.ValueChange;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.Design;
import roundhouse.drafts.SameTrack;
import roundhouse.engine.Title;
import roundhouse.market.MarketSpace;

/**
 * Where a draft is another game than our design: its material, however it is written. A hex, a tile
 * or a company is the same if what the rules see of it is.
 */
final class DraftDifferences {
  private static final Set<String> PARTS =
      Set.of("map", "tiles", "trains", "phases", "companies", "privates");
  private static final Set<String> PRINTED =
      Set.of("print", "color", "label", "cost", "terrain", "offboard", "edges");

  private final Title ours;
  private final Title draft;

  private DraftDifferences(Title ours, Title draft) {
    this.ours = ours;
    this.draft = draft;
  }

  static List<String> between(Title ours, Title draft) {
    var differences = new DraftDifferences(ours, draft);
    List<String> found = new ArrayList<>();
    DesignComparison.of(ours, draft, new ComparedScripts(Map.of(), Map.of())).changes().stream()
        .filter(differences::matters)
        .map(change -> change.part() + " " + change.text().replace('\n', ' '))
        .forEach(found::add);
    found.addAll(differences.prices());
    return found;
  }

  private boolean matters(ValueChange change) {
    List<String> path = change.path();
    if (path.size() < 3)
      return PARTS.contains(change.part())
          && !(change.part().equals("tiles") && isElsewhere(path.getLast()));
    return switch (change.part()) {
      case "map" -> !path.get(1).equals("hexes") || !isSameHex(path);
      case "tiles" -> path.get(2).equals("count") || !isSameTile(path.get(1));
      case "companies" -> !path.get(2).equals("markers") || !hasSameMarkers(path.get(1));
      case "market" -> path.get(1).equals("moves");
      default -> PARTS.contains(change.part());
    };
  }

  private boolean isSameHex(List<String> path) {
    if (path.size() < 4 || !PRINTED.contains(path.get(3))) return false;
    Hex one = ours.map().hex(HexId.of(path.get(2)));
    Hex other = draft.map().hex(HexId.of(path.get(2)));
    return SameTrack.asPrinted(one.printed(), other.printed())
        && one.terrain() == other.terrain()
        && one.terrainKind().equals(other.terrainKind());
  }

  private boolean isSameTile(String number) {
    return SameTrack.of(ours.tiles().get(number), draft.tiles().get(number));
  }

  /** Whether the other title has as many of the same tile under another number. */
  private boolean isElsewhere(String number) {
    boolean own = ours.tiles().containsKey(number);
    Title here = own ? ours : draft;
    Title there = own ? draft : ours;
    Tile tile = here.tiles().get(number);
    return there.tiles().values().stream()
        .filter(other -> !here.tiles().containsKey(other.number()) && SameTrack.of(tile, other))
        .anyMatch(
            other ->
                here.design()
                    .tiles()
                    .get(number)
                    .count()
                    .equals(there.design().tiles().get(other.number()).count()));
  }

  private boolean hasSameMarkers(String company) {
    return markers(ours.design(), company).equals(markers(draft.design(), company));
  }

  private static List<Integer> markers(Design design, String name) {
    CompanySpec company = design.companies().get(name);
    if (!company.markers().isEmpty()) return company.markers();
    return Optional.ofNullable(design.kinds().get(company.kind()))
        .orElseGet(() -> design.kinds().values().iterator().next())
        .markers();
  }

  private List<String> prices() {
    Map<String, String> before = spaces(ours);
    Map<String, String> after = spaces(draft);
    var cells = new TreeMap<>(before);
    cells.putAll(after);
    return cells.keySet().stream()
        .filter(cell -> !before.getOrDefault(cell, "").equals(after.getOrDefault(cell, "")))
        .map(cell -> "market " + cell + ": " + before.get(cell) + " → " + after.get(cell))
        .toList();
  }

  private static Map<String, String> spaces(Title title) {
    return title.market().spaces().stream()
        .collect(
            Collectors.toMap(
                space -> space.cell().toString(), DraftDifferences::words, (one, _) -> one));
  }

  private static String words(MarketSpace space) {
    return space.price() + " " + new TreeSet<>(space.zones());
  }
}
