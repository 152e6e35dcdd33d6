package roundhouse.workshop.positions;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import roundhouse.design.binding.ScriptData;
import roundhouse.position.StatedPrivate;
import roundhouse.position.StatedValue;

/** Values on one line, as designers write them; texts are quoted only where necessary. */
final class FlowYaml {
  private static final String PLAIN = "[A-Za-z0-9][A-Za-z0-9+&/.-]*";

  private FlowYaml() {}

  static String word(String text) {
    return text.matches(PLAIN) ? text : quoted(text);
  }

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** A number, a text, a list, a map or a part of a position. */
  static String of(Object value) {
    return of(value, FlowYaml::word);
  }

  private static String of(Object value, UnaryOperator<String> text) {
    return switch (value) {
      // Scripts tell a text from a number by its quotes.
      case StatedValue stated when stated.key().equals("flags") ->
          of(stated.value(), FlowYaml::quoted);
      case StatedValue stated -> of(stated.value());
      case StatedPrivate owned when owned.flags().equals(ScriptData.NONE) ->
          of(owned.owner().orElseThrow());
      case Record part -> of(StatedValue.of(part));
      case List<?> items ->
          items.stream().map(item -> of(item, text)).collect(Collectors.joining(", ", "[", "]"));
      case Map<?, ?> map when map.isEmpty() -> "{}";
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> word((String) entry.getKey()) + ": " + of(entry.getValue(), text))
              .collect(Collectors.joining(", ", "{ ", " }"));
      case String words -> text.apply(words);
      default -> String.valueOf(value);
    };
  }
}
