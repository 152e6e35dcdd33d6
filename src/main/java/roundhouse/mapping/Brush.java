package roundhouse.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.board.TileColor;
import roundhouse.edit.YamlValue;

/**
 * How a tool changes the hexes it is drawn over. Repeating a stroke changes nothing further if the
 * brush sets a value, and one more if it counts.
 */
@FunctionalInterface
public interface Brush {
  HexContent paint(HexContent hex);

  /** Clears the hex. */
  static Brush blank() {
    return _ -> HexContent.BLANK;
  }

  /** Sets the terrain and its cost; "" and 0 remove them. */
  static Brush terrain(String kind, int cost) {
    return hex -> hex.with("terrain", kind).with("cost", cost);
  }

  /** Sets a word; "" removes it. */
  static Brush word(String key, String word) {
    return hex -> hex.with(key, word);
  }

  /** Sets the printed colour; white is the default. */
  static Brush color(TileColor color) {
    return word("color", color == TileColor.WHITE ? "" : color.word());
  }

  /** Adds a city, or a space in the existing city. */
  static Brush city() {
    return hex -> {
      Optional<Integer> printed = first(hex, "city");
      if (printed.isPresent()) return withSlots(hex, printed.get(), 1);
      if (!hex.word(HexContent.PRINT).isEmpty()) return added(hex, "city=revenue:0");
      return far(hex) ? hex : hex.with("city", Math.min(6, hex.number("city") + 1));
    };
  }

  /** Adds a town. */
  static Brush town() {
    return hex -> {
      if (!hex.word(HexContent.PRINT).isEmpty()) return added(hex, "town=revenue:0");
      return far(hex) ? hex : hex.with("towns", Math.min(3, hex.number("towns") + 1));
    };
  }

  /** Removes a space of the city, and the city with its last space. */
  static Brush lessCity() {
    return hex -> {
      Optional<Integer> printed = first(hex, "city");
      if (printed.isEmpty()) return hex.with("city", Math.max(0, hex.number("city") - 1));
      return slots(hex.parts().get(printed.get())) > 1
          ? withSlots(hex, printed.get(), -1)
          : PrintedTrack.withoutStop(hex, printed.get());
    };
  }

  /** Removes a town. */
  static Brush lessTown() {
    return hex ->
        first(hex, "town")
            .map(town -> PrintedTrack.withoutStop(hex, town))
            .orElseGet(() -> hex.with("towns", Math.max(0, hex.number("towns") - 1)));
  }

  /**
   * Makes the hex an off-board area.
   *
   * @param values by the highest tile colour in use
   * @param edges that lead into it
   */
  static Brush offboard(Map<TileColor, Integer> values, List<Integer> edges) {
    String led = edges.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
    return hex ->
        values(values)
            .paint(hex.without("city", "towns", HexContent.PRINT, "terrain", "cost", "color"))
            .with("edges", led);
  }

  /** Sets the values of an off-board area. */
  static Brush values(Map<TileColor, Integer> values) {
    var entries = new LinkedHashMap<String, Object>();
    values.forEach((color, value) -> entries.put(color.word(), value));
    return hex -> hex.with("offboard", YamlValue.of(entries));
  }

  private static boolean far(HexContent hex) {
    return hex.at("offboard").isPresent();
  }

  private static HexContent added(HexContent hex, String stop) {
    List<String> parts = new ArrayList<>(hex.parts());
    int last = 0;
    for (int index = 0; index < parts.size(); index++)
      if (parts.get(index).matches("(city|town|halt|offboard|junction)\\b.*")) last = index + 1;
    parts.add(last, stop);
    return PrintedTrack.through(hex.withParts(parts), hex.stops().size());
  }

  /** The index of the first printed part of a kind. */
  private static Optional<Integer> first(HexContent hex, String kind) {
    List<String> parts = hex.parts();
    return IntStream.range(0, parts.size())
        .boxed()
        .filter(index -> parts.get(index).matches(kind + "\\b.*"))
        .findFirst();
  }

  private static int slots(String city) {
    var written = Pattern.compile("slots:([0-9]{1,3})").matcher(city);
    return written.find() ? Integer.parseInt(written.group(1)) : 1;
  }

  private static HexContent withSlots(HexContent hex, int part, int more) {
    List<String> parts = new ArrayList<>(hex.parts());
    String city = parts.get(part);
    int slots = Math.min(6, slots(city) + more);
    String bare = city.replaceAll(",?slots:[0-9]+", "").replace("=,", "=");
    parts.set(part, slots == 1 ? bare : bare + (bare.contains("=") ? "," : "=") + "slots:" + slots);
    return hex.withParts(parts);
  }
}
