package roundhouse.drafts;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes keys and values as our designs have them: short forms on one line. */
public final class FlowText {
  private static final Pattern PLAIN =
      Pattern.compile(
          "\\p{L}([\\p{L}\\p{N} &.+/'_-]*[\\p{L}\\p{N}.+'])?|[0-9]{1,9}|[0-9]{1,3}[+-][0-9]{1,3}");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}&.+/_-]+");
  private static final Pattern RESERVED =
      Pattern.compile("(?i)y|n|yes|no|on|off|true|false|null|[0-9]+e[0-9]+|0[0-9]+");

  private FlowText() {}

  /** A value: a map in braces, a list of words behind each other, a list of texts in brackets. */
  public static String of(Object value) {
    return switch (value) {
      case Map<?, ?> map -> map(map);
      case List<?> list -> list(list);
      case Boolean yes -> yes ? "yes" : "no";
      case Number number -> number.toString();
      default -> text(value.toString());
    };
  }

  /** A key, or a text by itself. */
  static String text(String text) {
    boolean plain = PLAIN.matcher(text).matches() && !RESERVED.matcher(text).matches();
    return plain ? text : quoted(text);
  }

  private static String quoted(String text) {
    String visible =
        text.codePoints()
            .map(point -> Character.isISOControl(point) ? ' ' : point)
            .filter(point -> Character.getType(point) != Character.SURROGATE)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return '"' + visible.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private static String map(Map<?, ?> map) {
    if (map.isEmpty()) return "{}";
    return map.entrySet().stream()
        .map(
            entry ->
                text(entry.getKey().toString()) + ": " + under(entry.getKey(), entry.getValue()))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private static String under(Object key, Object value) {
    return key.equals("data") ? data(value) : of(value);
  }

  /** What scripts read, as it is: their lists are no words behind each other. */
  private static String data(Object value) {
    if (value instanceof List<?> list)
      return list.stream().map(FlowText::data).collect(Collectors.joining(", ", "[", "]"));
    if (!(value instanceof Map<?, ?> map)) return of(value);
    return map.entrySet().stream()
        .map(entry -> text(entry.getKey().toString()) + ": " + data(entry.getValue()))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }

  private static String list(List<?> list) {
    if (list.isEmpty()) return "[]";
    boolean words = list.stream().allMatch(item -> !(item instanceof Map) && isWord(item));
    if (words && list.size() == 1) return of(list.getFirst());
    if (words) return list.stream().map(Object::toString).collect(Collectors.joining(" "));
    return list.stream().map(FlowText::of).collect(Collectors.joining(", ", "[", "]"));
  }

  private static boolean isWord(Object item) {
    return WORD.matcher(item.toString()).matches();
  }
}
