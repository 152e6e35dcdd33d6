package roundhouse.drafts.folder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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
    hexes.forEach((wanted, places) -> lines.addAll(onHexes(wanted, places, tiles)));
    numbers.forEach(
        (wanted, froms) -> {
          List<String> to = numbers(tiles, tile -> isOf(wanted, tile) && hasLabel(wanted, tile));
          if (!to.isEmpty()) lines.add(String.join(" ", froms) + rest(to, "also"));
        });
    return lines;
  }

  private static List<String> onHexes(Wanted wanted, Set<String> places, List<Tile> tiles) {
    var froms = new LinkedHashMap<String, List<String>>();
    for (Tile from : tiles) {
      if (!isBefore(wanted, from)) continue;
      Predicate<Tile> next = to -> isOf(wanted, to) && fits(from, to);
      List<String> also = numbers(tiles, next.and(to -> hasLabel(wanted, to)));
      List<String> never = numbers(tiles, next.and(to -> to.labels().isEmpty()));
      if (!also.isEmpty())
        froms.computeIfAbsent(rest(also, "also"), _ -> new ArrayList<>()).add(from.number());
      if (!never.isEmpty())
        froms.computeIfAbsent(rest(never, "never"), _ -> new ArrayList<>()).add(from.number());
    }
    return froms.entrySet().stream()
        .map(
            each ->
                String.join(" ", each.getValue())
                    + each.getKey()
                    + " on "
                    + String.join(" ", places))
        .toList();
  }

  private static String rest(List<String> to, String verb) {
    return " -> " + String.join(" ", to) + " " + verb;
  }

  private static List<String> numbers(List<Tile> tiles, Predicate<Tile> which) {
    return tiles.stream().filter(which).map(Tile::number).toList();
  }

  private static boolean isOf(Wanted wanted, Tile tile) {
    return tile.color() == wanted.color();
  }

  private static boolean hasLabel(Wanted wanted, Tile tile) {
    return tile.labels().contains(wanted.label());
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
