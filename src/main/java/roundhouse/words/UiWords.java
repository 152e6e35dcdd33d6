package roundhouse.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The texts of the window. {@code words.properties} holds them in English; a translation beside it,
 * such as {@code words_de.properties}, is used on systems in that language. Texts it lacks are
 * shown in English.
 *
 * <p>Placeholders for values are written {@code {0}}, {@code {1}} …; no other character is special,
 * so apostrophes and single braces need no escape.
 */
public final class UiWords {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
  private static final ResourceBundle.Control NAMES =
      ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES);
  private static final UiWords HERE =
      in(Locale.getDefault(Locale.Category.DISPLAY), UiWords::resource);

  /** Texts used instead on one thread for the duration of a task. */
  private static final ScopedValue<UiWords> MEANWHILE = ScopedValue.newInstance();

  private final List<Map<String, String>> languages;

  private UiWords(List<Map<String, String>> languages) {
    this.languages = List.copyOf(languages);
  }

  /**
   * The texts for a language.
   *
   * @param files gives a file by name ("words_de_CH.properties"), if it exists
   */
  static UiWords in(Locale locale, Function<String, Optional<Reader>> files) {
    var languages = new ArrayList<Map<String, String>>();
    for (Locale candidate : NAMES.getCandidateLocales("words", locale)) {
      files
          .apply(NAMES.toBundleName("words", candidate) + ".properties")
          .map(UiWords::read)
          .ifPresent(languages::add);
    }
    return new UiWords(languages);
  }

  /**
   * A text with its placeholders filled.
   *
   * @throws IllegalArgumentException if there is no text for the key
   */
  public static String of(String key, Object... values) {
    return spoken().get(key, values);
  }

  /**
   * A text about a number of things. A number may have its own text: the key followed by the
   * number, as in {@code project.errors.1}.
   *
   * @param more values for the placeholders from {@code {1}}; the number is {@code {0}}
   * @throws IllegalArgumentException if there is no text for the key
   */
  public static String counted(String key, long number, Object... more) {
    return spoken().getCounted(key, number, more);
  }

  private static UiWords spoken() {
    return MEANWHILE.orElse(HERE);
  }

  /** Runs a task with these texts instead of those of the system's language. */
  <R> R callWith(Supplier<R> task) {
    return ScopedValue.where(MEANWHILE, this).call(task::get);
  }

  String get(String key, Object... values) {
    return filled(find(key, words -> words.get(key)), values);
  }

  /**
   * A language without its own text for a number uses its text for any number, not the English text
   * for that one.
   */
  String getCounted(String key, long number, Object... more) {
    var values = new ArrayList<Object>(List.of(number));
    values.addAll(List.of(more));
    return filled(
        find(key, words -> words.getOrDefault(key + "." + number, words.get(key))),
        values.toArray());
  }

  private String find(String key, Function<Map<String, String>, String> words) {
    return languages.stream()
        .flatMap(language -> Optional.ofNullable(words.apply(language)).stream())
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("words.properties has no text for " + key));
  }

  private static String filled(String words, Object... values) {
    if (values.length == 0) return words;
    return PLACE
        .matcher(words)
        .replaceAll(
            place -> Matcher.quoteReplacement(shown(values[Integer.parseInt(place.group(1))])));
  }

  /** A file may be named by somebody else, with a line's end that forges the next line. */
  private static String shown(Object value) {
    return value instanceof Path file ? VisibleText.line(file.toString()) : String.valueOf(value);
  }

  /** A text file from the resources of the window. */
  static Optional<Reader> resource(String file) {
    return Optional.ofNullable(UiWords.class.getResourceAsStream("/roundhouse/editor/" + file))
        .map(stream -> new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  private static Map<String, String> read(Reader file) {
    var words = new Properties();
    try (file) {
      words.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return RenamedWords.present(
        words.stringPropertyNames().stream()
            .collect(Collectors.toMap(key -> key, words::getProperty)));
  }

  /** Reads translations made when some texts had other keys. */
  private static final class RenamedWords {
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
}
