package roundhouse.drafts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values as other programs write them: maps, lists, texts, numbers and truth values. What is not of
 * the kind asked for counts as absent, so that a draft is made of what can be read.
 */
public final class UntypedValues {
  private UntypedValues() {}

  /** The value as a map, its keys as texts. */
  public static Map<String, Object> map(Object value) {
    if (!(value instanceof Map<?, ?> map)) return Map.of();
    var named = new LinkedHashMap<String, Object>();
    map.forEach((key, inner) -> named.put(String.valueOf(key), inner));
    return named;
  }

  /** The value as a list; a single value is a list of one. */
  public static List<Object> list(Object value) {
    return switch (value) {
      case null -> List.of();
      case List<?> list -> new ArrayList<>(list);
      default -> List.of(value);
    };
  }

  /** The maps in a list. */
  public static List<Map<String, Object>> maps(Object value) {
    return list(value).stream().filter(Map.class::isInstance).map(UntypedValues::map).toList();
  }

  /** The value as a text; "" if there is none. */
  public static String text(Object value) {
    return switch (SourceValues.plain(value)) {
      case String text -> text.strip();
      case Number number -> String.valueOf(number);
      case null, default -> "";
    };
  }

  /** The texts in a list, also in nested ones; words behind each other stay one text. */
  public static List<String> texts(Object value) {
    return list(value).stream()
        .flatMap(
            item -> item instanceof List<?> inner ? texts(inner).stream() : Stream.of(text(item)))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** Whether the value says yes. */
  public static boolean is(Object value) {
    return Boolean.TRUE.equals(SourceValues.plain(value));
  }

  /** Whether the value says no. */
  public static boolean isNo(Object value) {
    return Boolean.FALSE.equals(SourceValues.plain(value));
  }

  /** A number that may be a fraction or below 0. */
  public static double decimal(Object value, double otherwise) {
    return SourceValues.plain(value) instanceof Number number ? number.doubleValue() : otherwise;
  }

  /** The first whole number in a value, such as 40 in "$40/hex". */
  public static Optional<Integer> number(Object value) {
    Object plain = SourceValues.firstNumber(value);
    if (plain instanceof Number number) return Optional.of(limited(number.longValue()));
    String digits =
        text(plain)
            .replaceAll("(?<=[0-9])[,_](?=[0-9]{3})", "")
            .replaceAll("^[^0-9]*([0-9]{1,9}).*$", "$1");
    return digits.matches("[0-9]{1,9}")
        ? Optional.of(limited(Long.parseLong(digits)))
        : Optional.empty();
  }

  /** Money and counts of designs go no further. */
  private static int limited(long number) {
    return Math.clamp(number, 0, 1_000_000);
  }

  /** The whole numbers in a list. */
  public static List<Integer> numbers(Object value) {
    return list(value).stream().flatMap(item -> number(item).stream()).toList();
  }

  /** The words of a text. */
  public static List<String> words(String text) {
    return Arrays.stream(text.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
  }
}
