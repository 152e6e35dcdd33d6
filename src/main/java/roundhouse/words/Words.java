package roundhouse.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
 * The words of the window. They stand in {@code words.properties}, in English; a translation stands
 * beside it as {@code words_de.properties} and is used where the system speaks its language. Where
 * it is silent, English is shown.
 *
 * <p>Places for values are written {@code {0}}, {@code {1}} …; no other character of a sentence
 * means anything, so apostrophes and single braces are written as they are.
 */
public final class Words {
  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
  private static final ResourceBundle.Control NAMES =
      ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES);
  private static final Words HERE = in(Locale.getDefault(Locale.Category.DISPLAY), Words::beside);

  /** The words that somebody else is to read meanwhile, on one thread. */
  private static final ScopedValue<Words> MEANWHILE = ScopedValue.newInstance();

  private final List<Map<String, String>> languages;

  private Words(List<Map<String, String>> languages) {
    this.languages = List.copyOf(languages);
  }

  /**
   * The words for people of a language.
   *
   * @param files by their names ("words_de_CH.properties"), as far as there are any
   */
  static Words in(Locale locale, Function<String, Optional<Reader>> files) {
    var languages = new ArrayList<Map<String, String>>();
    for (Locale candidate : NAMES.getCandidateLocales("words", locale)) {
      files
          .apply(NAMES.toBundleName("words", candidate) + ".properties")
          .map(Words::read)
          .ifPresent(languages::add);
    }
    return new Words(languages);
  }

  /**
   * Some words, with values in their places.
   *
   * @throws IllegalArgumentException where there are no such words
   */
  public static String of(String key, Object... values) {
    return spoken().say(key, values);
  }

  /**
   * Words about a number of things. A number may have words of its own: the key with the number
   * behind it, as in {@code project.errors.1}.
   *
   * @param more values for the places from {@code {1}} on; the number is {@code {0}}
   * @throws IllegalArgumentException where there are no such words
   */
  public static String counted(String key, long number, Object... more) {
    return spoken().count(key, number, more);
  }

  private static Words spoken() {
    return MEANWHILE.orElse(HERE);
  }

  /**
   * What comes of a task that speaks with these words, in place of those of the system's language.
   */
  <R> R spokenBy(Supplier<R> task) {
    return ScopedValue.where(MEANWHILE, this).call(task::get);
  }

  String say(String key, Object... values) {
    return filled(find(key, words -> words.get(key)), values);
  }

  /**
   * A language that has no words of its own for a number says it as it says any number, not as
   * English says that one.
   */
  String count(String key, long number, Object... more) {
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
        .orElseThrow(
            () -> new IllegalArgumentException("no words for " + key + " in words.properties"));
  }

  private static String filled(String words, Object... values) {
    if (values.length == 0) return words;
    return PLACE
        .matcher(words)
        .replaceAll(
            place ->
                Matcher.quoteReplacement(String.valueOf(values[Integer.parseInt(place.group(1))])));
  }

  /** A file of words that lies with the window. */
  static Optional<Reader> beside(String file) {
    return Optional.ofNullable(Words.class.getResourceAsStream("/roundhouse/editor/" + file))
        .map(stream -> new InputStreamReader(stream, StandardCharsets.UTF_8));
  }

  private static Map<String, String> read(Reader file) {
    var words = new Properties();
    try (file) {
      words.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return words.stringPropertyNames().stream()
        .collect(Collectors.toMap(key -> key, words::getProperty));
  }
}
