package roundhouse.drafts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A part of a notation, {@code city=revenue:20,slots:2}. A part with one bare value, {@code
 * label=C}, has it under the empty key.
 */
public record PrintPart(String type, Map<String, String> values) {
  private static final String BARE = "";

  public PrintPart {
    values = new LinkedHashMap<>(values);
  }

  /** A part with these keys and values, in turn. */
  public static PrintPart of(String type, String... pairs) {
    var values = new LinkedHashMap<String, String>();
    for (int index = 0; index + 1 < pairs.length; index += 2)
      values.put(pairs[index], pairs[index + 1]);
    return new PrintPart(type, values);
  }

  static PrintPart bare(String type, String value) {
    return of(type, BARE, value);
  }

  String value(String key) {
    return values.getOrDefault(key, "");
  }

  String bare() {
    return value(BARE);
  }

  boolean isStop() {
    return switch (type) {
      case "city", "town", "halt", "offboard" -> true;
      default -> false;
    };
  }

  boolean isCity() {
    return type.equals("city");
  }

  int number(String key, int otherwise) {
    String value = value(key);
    return value.matches("[0-9]{1,6}") ? Integer.parseInt(value) : otherwise;
  }

  /** As it is written in a notation. */
  public String text() {
    if (values.isEmpty()) return type;
    if (values.containsKey(BARE)) return type + "=" + bare();
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + ":" + entry.getValue())
        .collect(Collectors.joining(",", type + "=", ""));
  }
}
