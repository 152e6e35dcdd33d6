package roundhouse.lab.answers;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import roundhouse.design.spec.EndTiming;

/** How often an event happens in a game, in words: "tiles laid". */
final class EventCountWords {
  private static final Properties WORDS = read("event-counts.properties");

  /** Its kind is a cause, as designs name it. */
  private static final String SETTLED = "end-triggered";

  private EventCountWords() {}

  private static Properties read(String file) {
    var words = new Properties();
    try (Reader in =
        new InputStreamReader(
            EventCountWords.class.getResourceAsStream(file), StandardCharsets.UTF_8)) {
      words.load(in);
      return words;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * The words for what is counted; a script's event brings its own.
   *
   * @param event its type and, after a space, what distinguishes events of the type
   */
  static String of(String event) {
    String[] parts = event.split(" ", 2);
    String kind = parts.length < 2 ? "" : parts[1];
    String told = parts[0].equals(SETTLED) ? EndTiming.Cause.says(kind) : kind;
    return ofType(parts[0])
        .map(words -> words.formatted(told))
        .orElseGet(
            () -> kind.isEmpty() ? "events '%s'".formatted(parts[0].replace('-', ' ')) : kind);
  }

  /** The words for a type of the engine's events, with %s for what distinguishes them. */
  static Optional<String> ofType(String type) {
    return Optional.ofNullable(WORDS.getProperty(type));
  }
}
