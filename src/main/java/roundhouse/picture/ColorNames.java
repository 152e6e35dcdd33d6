package roundhouse.picture;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** Parses colours as designs write them: {@code #rrggbb}, {@code #rgb}, or a CSS colour name. */
public final class ColorNames {
  private static final String RESOURCE = "colors.properties";
  private static final Properties NAMED = load();

  private ColorNames() {}

  /** The colour; empty if the text is not a colour. */
  public static Optional<Color> parse(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    String hex = word.startsWith("#") ? word.substring(1) : NAMED.getProperty(word, "");
    if (hex.matches("[0-9a-f]{3}")) hex = hex.replaceAll(".", "$0$0");
    return hex.matches("[0-9a-f]{6}")
        ? Optional.of(new Color(Integer.parseInt(hex, 16)))
        : Optional.empty();
  }

  /** All names, for hints and completion. */
  public static Set<String> names() {
    return new TreeSet<>(NAMED.stringPropertyNames());
  }

  private static Properties load() {
    var named = new Properties();
    try (InputStream in = ColorNames.class.getResourceAsStream(RESOURCE)) {
      if (in == null) throw new IllegalStateException("the resource is missing: " + RESOURCE);
      named.load(in);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return named;
  }
}
