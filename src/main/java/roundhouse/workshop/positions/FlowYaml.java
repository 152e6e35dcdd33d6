package roundhouse.workshop.positions;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Names, lists and maps on one line, as designers write them; quoted only where necessary. */
final class FlowYaml {
  private static final String PLAIN = "[A-Za-z0-9][A-Za-z0-9+&/.-]*";

  private FlowYaml() {}

  static String word(String text) {
    return text.matches(PLAIN) ? text : quoted(text);
  }

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  static String list(List<String> words) {
    return words.stream().map(FlowYaml::word).collect(Collectors.joining(", ", "[", "]"));
  }

  /** Values are written as given. */
  static String map(Map<String, String> values) {
    return values.isEmpty()
        ? "{}"
        : values.entrySet().stream()
            .map(entry -> word(entry.getKey()) + ": " + entry.getValue())
            .collect(Collectors.joining(", ", "{ ", " }"));
  }
}
