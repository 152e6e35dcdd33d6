package roundhouse.edit;

import java.io.StringReader;
import java.util.stream.StreamSupport;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.ScalarEvent;

/** Writes words and texts, quoted only if necessary. */
final class ScalarWriter {
  private ScalarWriter() {}

  /** A new word. */
  static String write(YamlValue.Text value) {
    return write(value.text(), value.quoted() ? Syntax.Style.DOUBLE : Syntax.Style.PLAIN);
  }

  /** A word in the style of the one it replaces, if possible. */
  static String write(String text, Syntax.Style style) {
    return switch (style) {
      case SINGLE ->
          text.chars().allMatch(character -> character >= ' ' && character != 0x7f)
              ? "'" + text.replace("'", "''") + "'"
              : quoted(text);
      case PLAIN -> plain(text) ? text : quoted(text);
      default -> quoted(text);
    };
  }

  /** Whether a word means the same without quotes, as key and value, even in brackets. */
  static boolean plain(String text) {
    if (text.isBlank()
        || !text.equals(text.strip())
        || text.indexOf('\n') >= 0
        || text.length() > 900) return false;
    if (text.chars()
        .allMatch(character -> Character.isLetterOrDigit(character) || character == ' '))
      return true;
    return reads("{ " + text + ": " + text + " }", text) && reads(text + ": " + text, text);
  }

  private static boolean reads(String yaml, String text) {
    try {
      var scalars =
          StreamSupport.stream(
                  new Yaml(new LoaderOptions()).parse(new StringReader(yaml)).spliterator(), false)
              .filter(ScalarEvent.class::isInstance)
              .map(ScalarEvent.class::cast)
              .toList();
      return scalars.size() == 2
          && scalars.stream()
              .allMatch(
                  scalar ->
                      scalar.isPlain()
                          && scalar.getTag() == null
                          && scalar.getAnchor() == null
                          && scalar.getValue().equals(text));
    } catch (YAMLException unreadable) {
      return false;
    }
  }

  static String quoted(String text) {
    var written = new StringBuilder("\"");
    text.codePoints().forEach(character -> written.append(escaped(character)));
    return written.append('"').toString();
  }

  private static String escaped(int character) {
    return switch (character) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case 0x85, 0x2028, 0x2029, 0xFEFF -> "\\u%04x".formatted(character);
      default ->
          character < ' ' || character == 0x7f
              ? "\\x%02x".formatted(character)
              : Character.toString(character);
    };
  }
}
