package roundhouse.words;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/** Reads translations made when some texts had other keys. */
final class RenamedWords {
  private static final Map<String, String> RENAMED = read("renamed-words.properties");

  /** Tips ended with their keys in brackets, which are now added by the window. */
  private static final Pattern KEYS = Pattern.compile(" \\([^()]*\\)$");

  private RenamedWords() {}

  /** These texts; a text under an old key moves to the new one, unless that has a text. */
  static Map<String, String> present(Map<String, String> words) {
    var all = new HashMap<>(words);
    RENAMED.forEach(
        (former, present) ->
            Optional.ofNullable(words.get(former))
                .map(text -> former.endsWith("-tip") ? KEYS.matcher(text).replaceFirst("") : text)
                .ifPresent(text -> all.putIfAbsent(present, text)));
    return all;
  }

  private static Map<String, String> read(String file) {
    var keys = new Properties();
    try (Reader reader = UiWords.resource(file).orElseThrow()) {
      keys.load(reader);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    var renamed = new HashMap<String, String>();
    keys.stringPropertyNames().forEach(former -> renamed.put(former, keys.getProperty(former)));
    return Map.copyOf(renamed);
  }
}
