package roundhouse.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/** Sentences about values of a design, for players; an empty one where nothing is to be said. */
final class RuleWords {
  /** Values of the format that say what does not apply, whatever their key. */
  private static final Set<String> NOTHING = Set.of("0", "never", "nobody", "neither", "none");

  private static final String VALUE = "{0}";
  private static final Properties WORDS = read();

  private RuleWords() {}

  private static Properties read() {
    try (InputStream file = RuleWords.class.getResourceAsStream("rules.properties");
        Reader text = new InputStreamReader(file, StandardCharsets.UTF_8)) {
      var words = new Properties();
      words.load(text);
      return words;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The keys of its sentences: of the format, or of the format and a value. */
  static Set<String> keys() {
    return WORDS.stringPropertyNames();
  }

  /** The sentence about a value; nothing if only the format describes it. */
  static Optional<String> of(String key, String value, String shown) {
    return Optional.ofNullable(WORDS.getProperty(key + "." + value))
        .or(() -> NOTHING.contains(value) ? Optional.of("") : Optional.empty())
        .or(() -> Optional.ofNullable(WORDS.getProperty(key)))
        .map(sentence -> sentence.replace(VALUE, shown));
  }
}
