package roundhouse.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Edits printed track in the compact notation; other parts of the notation stay as written. */
public final class PrintedTrack {
  private static final Pattern PATH = Pattern.compile("path=a:(_?[0-9]{1,3}),b:(_?[0-9]{1,3})(.*)");
  private static final Pattern STOP = Pattern.compile("(city|town|halt|offboard|junction)\\b.*");

  private PrintedTrack() {}

  /**
   * A brush that lays track between two ends, or removes it if it exists.
   *
   * @param one an edge ("0" to "5") or a stop ("_0")
   */
  public static Brush toggle(String one, String other) {
    return hex -> (isLaid(hex, one, other) ? remove(one, other) : lay(one, other)).paint(hex);
  }

  /**
   * A brush that lays track between two ends. A city or town still to be built becomes printed, and
   * a hex without a colour becomes yellow.
   */
  public static Brush lay(String one, String other) {
    return hex -> {
      HexContent printed = hex.printed();
      if (one.equals(other) || !exists(printed, one) || !exists(printed, other)) return hex;
      if (isLaid(hex, one, other)) return hex;
      List<String> parts = new ArrayList<>(printed.parts());
      boolean fromStop = one.startsWith("_");
      parts.add("path=a:" + (fromStop ? other : one) + ",b:" + (fromStop ? one : other));
      return printed.word("color").isEmpty()
          ? printed.without(HexContent.PRINT).with("color", "yellow").withParts(parts)
          : printed.withParts(parts);
    };
  }

  /**
   * A brush that removes track; the last takes the yellow ground with it that the first brought.
   */
  public static Brush remove(String one, String other) {
    return hex -> {
      List<String> parts = new ArrayList<>(hex.parts());
      if (!parts.removeIf(part -> joins(part, one, other))) return hex;
      HexContent less = hex.withParts(parts);
      boolean more = parts.stream().anyMatch(part -> PATH.matcher(part).matches());
      return more || !hex.word("color").equals("yellow") ? less : less.without("color").toBuild();
    };
  }

  /** Leads the first track from edge to edge through a stop. */
  static HexContent through(HexContent hex, int stop) {
    List<String> parts = new ArrayList<>(hex.parts());
    for (int index = 0; index < parts.size(); index++) {
      Matcher path = PATH.matcher(parts.get(index));
      if (!path.matches() || path.group(1).startsWith("_") || path.group(2).startsWith("_"))
        continue;
      parts.set(index, "path=a:%s,b:_%s%s".formatted(path.group(1), stop, path.group(3)));
      parts.add(index + 1, "path=a:_%s,b:%s%s".formatted(stop, path.group(2), path.group(3)));
      return hex.withParts(parts);
    }
    return hex;
  }

  private static boolean isLaid(HexContent hex, String one, String other) {
    return hex.parts().stream().anyMatch(part -> joins(part, one, other));
  }

  /** A brush that connects an edge with the first stop, or disconnects it. */
  public static Brush toStop(int edge) {
    return toggle(String.valueOf(edge), "_0");
  }

  /** Whether an end exists: any edge, or a stop ("_0") that is printed or would be. */
  private static boolean exists(HexContent hex, String end) {
    return !end.startsWith("_") || Integer.parseInt(end.substring(1)) < hex.stops().size();
  }

  private static boolean joins(String part, String one, String other) {
    Matcher path = PATH.matcher(part);
    if (!path.matches()) return false;
    return path.group(1).equals(one) && path.group(2).equals(other)
        || path.group(1).equals(other) && path.group(2).equals(one);
  }

  /** Removes a stop and its track, and renumbers the other stops. */
  static HexContent withoutStop(HexContent hex, int part) {
    List<String> parts = hex.parts();
    int stop =
        (int)
            parts.subList(0, part).stream()
                .filter(earlier -> STOP.matcher(earlier).matches())
                .count();
    var rest = new ArrayList<String>();
    for (int index = 0; index < parts.size(); index++)
      if (index != part) counted(parts.get(index), stop).ifPresent(rest::add);
    return hex.withParts(rest);
  }

  private static Optional<String> counted(String part, int gone) {
    Matcher path = PATH.matcher(part);
    if (!path.matches()) return Optional.of(part);
    if (path.group(1).equals("_" + gone) || path.group(2).equals("_" + gone))
      return Optional.empty();
    return Optional.of(
        "path=a:"
            + lower(path.group(1), gone)
            + ",b:"
            + lower(path.group(2), gone)
            + path.group(3));
  }

  private static String lower(String end, int gone) {
    if (!end.startsWith("_")) return end;
    int stop = Integer.parseInt(end.substring(1));
    return "_" + (stop > gone ? stop - 1 : stop);
  }
}
