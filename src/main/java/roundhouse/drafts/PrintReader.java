package roundhouse.drafts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;

/**
 * Reads the notation of another program, part by part. It keeps what our notation has and reports
 * the rest.
 */
public final class PrintReader {
  private static final Set<String> STOP = Set.of("revenue", "loc", "groups", "visit_cost");
  private static final Map<String, Set<String>> KEPT =
      Map.ofEntries(
          Map.entry("city", Set.of("revenue", "loc", "groups", "visit_cost", "slots")),
          Map.entry("town", STOP),
          Map.entry("halt", STOP),
          Map.entry("offboard", STOP),
          Map.entry("junction", Set.of()),
          Map.entry("path", Set.of("a", "b", "lanes", "a_lane", "b_lane", "track", "terminal")),
          Map.entry("label", Set.of("")),
          Map.entry("upgrade", Set.of("cost", "terrain")),
          Map.entry("border", Set.of("edge", "type", "cost")),
          Map.entry("partition", Set.of("a", "b", "type", "restrict")),
          Map.entry("stub", Set.of("edge")),
          Map.entry("icon", Set.of("image")),
          Map.entry("future_label", Set.of("label", "color")));

  private static final Set<String> OF_HEX =
      Set.of("border", "icon", "partition", "stub", "future_label");

  private PrintReader() {}

  /**
   * The parts of a notation.
   *
   * @param left takes each part or value that our notation lacks
   */
  public static List<PrintPart> read(String notation, Consumer<String> left) {
    var parts = new ArrayList<PrintPart>();
    for (String written : notation.split(";")) {
      String part = written.strip();
      if (part.isEmpty() || part.equals("blank")) continue;
      int equals = part.indexOf('=');
      String type = equals < 0 ? part : part.substring(0, equals).strip();
      Set<String> kept = KEPT.get(type);
      if (kept == null || type.equals("partition") && !part.contains("type:water"))
        left.accept("'" + part + "'");
      else parts.add(part(type, equals < 0 ? "" : part.substring(equals + 1), kept, left));
    }
    return parts;
  }

  /** The parts that a tile may have; the others belong to hexes. */
  static List<PrintPart> ofTile(List<PrintPart> parts) {
    return parts.stream().filter(part -> !OF_HEX.contains(part.type())).toList();
  }

  private static PrintPart part(String type, String rest, Set<String> kept, Consumer<String> left) {
    if (kept.contains("")) return PrintPart.bare(type, rest.strip());
    var values = new LinkedHashMap<String, String>();
    for (String pair : rest.split(",")) {
      int colon = pair.indexOf(':');
      if (colon < 0) continue;
      String key = pair.substring(0, colon).strip();
      String value = pair.substring(colon + 1).strip();
      if (kept.contains(key)) values.putIfAbsent(key, value(type, key, value, left));
      else left.accept("'" + key + ":" + value + "' of '" + type + "'");
    }
    return new PrintPart(type, values);
  }

  private static String value(String type, String key, String value, Consumer<String> left) {
    if (key.equals("revenue") && value.contains("_")) return byColor(value, left);
    if (!key.equals("track") || Set.of("broad", "narrow", "dual").contains(value)) return value;
    left.accept("'" + key + ":" + value + "' of '" + type + "'");
    return "broad";
  }

  /** Values by the colour of the phase, without those of colours that no phase has here. */
  private static String byColor(String value, Consumer<String> left) {
    var known = new ArrayList<String>();
    var colors = new HashSet<String>();
    for (String step : value.split("\\|")) {
      String color = step.substring(0, Math.max(0, step.indexOf('_'))).strip();
      boolean first = colors.add(color.replace("grey", "gray"));
      if (first && color.equals("grey")) known.add(step.replace("grey", "gray"));
      else if (first && (color.equals("diesel") || TileColor.named(color).isPresent()))
        known.add(step);
      else left.accept("the value '" + step + "'");
    }
    return known.isEmpty() ? "0" : String.join("|", known);
  }

  /** The notation of these parts. */
  public static String text(List<PrintPart> parts) {
    return parts.stream()
        .map(PrintReader::withoutBroad)
        .map(PrintPart::text)
        .collect(Collectors.joining(";"));
  }

  private static PrintPart withoutBroad(PrintPart part) {
    if (!part.value("track").equals("broad")) return part;
    var values = new LinkedHashMap<>(part.values());
    values.remove("track");
    return new PrintPart(part.type(), values);
  }

  /** Why our reader refuses a notation; empty if it takes it. */
  static String fault(TileColor color, String notation) {
    return TileNotation.fault(color, notation).map(TileNotation.Fault::message).orElse("");
  }
}
