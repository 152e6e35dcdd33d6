package roundhouse.lab.bots;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;

/** The numbers by which bots judge positions; their file says what each means. */
final class BotWeights {
  static final String FILE = "bot-weights.properties";

  private static final BotWeights USUAL = read();

  private final SortedMap<String, Double> numbers;

  private BotWeights(SortedMap<String, Double> numbers) {
    this.numbers = numbers;
  }

  /** Those of the file. */
  static BotWeights usual() {
    return USUAL;
  }

  private static BotWeights read() {
    var all = new Properties();
    try (Reader in =
        new InputStreamReader(BotWeights.class.getResourceAsStream(FILE), StandardCharsets.UTF_8)) {
      all.load(in);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    var numbers = new TreeMap<String, Double>();
    for (String name : all.stringPropertyNames())
      numbers.put(name, Double.valueOf(all.getProperty(name)));
    return new BotWeights(numbers);
  }

  /** The same, but with these numbers. */
  BotWeights with(Map<String, Double> others) {
    others.keySet().forEach(this::of);
    var all = new TreeMap<>(numbers);
    all.putAll(others);
    return new BotWeights(all);
  }

  /** Their names, in order. */
  List<String> names() {
    return List.copyOf(numbers.keySet());
  }

  /** The number of this name. */
  double of(String name) {
    return Optional.ofNullable(numbers.get(name))
        .orElseThrow(() -> new IllegalArgumentException("%s has no '%s'".formatted(FILE, name)));
  }

  /** The same for a whole number. */
  int whole(String name) {
    return (int) Math.round(of(name));
  }
}
