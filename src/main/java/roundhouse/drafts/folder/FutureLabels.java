package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.drafts.PrintPart;
import roundhouse.drafts.TileDraft;
import roundhouse.drafts.UntypedValues;

/**
 * Labels that hexes and tiles ask for only from a colour on: there a tile with the label replaces
 * one without it, and tiles of that colour without the label do not.
 */
final class FutureLabels {
  private static final Set<String> STOPS = Set.of("city", "town", "halt");

  /** A label, the colour from which on it is asked for, and the stops that a tile has there. */
  private record Wanted(String label, TileColor color, List<String> stops) {}

  private final Map<Wanted, Set<String>> hexes = new LinkedHashMap<>();
  private final Map<Wanted, Set<String>> numbers = new LinkedHashMap<>();

  void ofHex(String hex, List<PrintPart> parts) {
    add(hexes, hex, parts);
  }

  void ofTile(String number, List<PrintPart> parts) {
    add(numbers, number, parts);
  }

  private static void add(Map<Wanted, Set<String>> to, String place, List<PrintPart> parts) {
    for (PrintPart part : parts) {
      Optional<TileColor> color =
          TileColor.named(UntypedValues.text(part.values().get("color")).replace("grey", "gray"));
      if (part.type().equals("future_label") && color.isPresent())
        to.computeIfAbsent(
                new Wanted(
                    UntypedValues.text(part.values().get("label")), color.get(), stops(parts)),
                _ -> new LinkedHashSet<>())
            .add(place);
    }
  }

  /** The exceptions from the rules of upgrades that say the same with the tiles of the draft. */
  List<String> upgrades(TileDraft manifest) {
    var lines = new ArrayList<String>();
    List<Tile> tiles = manifest.tiles();
    hexes.forEach(
        (wanted, places) -> {
          String where = " on " + String.join(" ", places);
          for (Tile from : tiles)
            if (isBefore(wanted, from))
              for (Tile to : tiles)
                if (to.color() == wanted.color() && fits(from, to))
                  if (to.labels().contains(wanted.label()))
                    lines.add(from.number() + " -> " + to.number() + " also" + where);
                  else if (to.labels().isEmpty())
                    lines.add(from.number() + " -> " + to.number() + " never" + where);
        });
    numbers.forEach(
        (wanted, froms) -> {
          for (Tile to : tiles)
            if (to.color() == wanted.color() && to.labels().contains(wanted.label()))
              froms.forEach(from -> lines.add(from + " -> " + to.number() + " also"));
        });
    return lines;
  }

  private static List<String> stops(List<PrintPart> parts) {
    return parts.stream().map(PrintPart::type).filter(STOPS::contains).sorted().toList();
  }

  /** Whether a tile may lie where the label is asked for next. */
  private static boolean isBefore(Wanted wanted, Tile tile) {
    return tile.labels().isEmpty()
        && tile.color().next().filter(wanted.color()::equals).isPresent()
        && kinds(tile).equals(wanted.stops());
  }

  /** Whether a tile has the stops of another, and in some rotation all its exits. */
  private static boolean fits(Tile from, Tile to) {
    return kinds(from).equals(kinds(to))
        && IntStream.range(0, 6)
            .anyMatch(turns -> to.exits().containsAll(from.rotated(turns).exits()));
  }

  private static List<String> kinds(Tile tile) {
    return tile.stops().stream()
        .map(stop -> stop.kind().name().toLowerCase(Locale.ROOT))
        .sorted()
        .toList();
  }
}
