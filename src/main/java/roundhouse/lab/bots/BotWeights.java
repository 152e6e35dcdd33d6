package roundhouse.lab.bots;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;

/** The numbers by which bots judge positions; their file says what each means. */
final class BotWeights {
  static final String FILE = "bot-weights.properties";

  private static final Properties ALL = read();

  private BotWeights() {}

  private static Properties read() {
    var all = new Properties();
    try (Reader in =
        new InputStreamReader(BotWeights.class.getResourceAsStream(FILE), StandardCharsets.UTF_8)) {
      all.load(in);
      return all;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The number of this name. */
  static double of(String name) {
    return Optional.ofNullable(ALL.getProperty(name))
        .map(Double::parseDouble)
        .orElseThrow(() -> new IllegalArgumentException("%s has no '%s'".formatted(FILE, name)));
  }

  /** The same for a whole number. */
  static int whole(String name) {
    return (int) of(name);
  }
}
