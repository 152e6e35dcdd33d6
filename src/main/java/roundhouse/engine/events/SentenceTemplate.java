package roundhouse.engine.events;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.words.IndefiniteArticle;

/**
 * A sentence with names in braces where values go: "{company} lays tile {tile} in {hex}[ for
 * {cost}]". A part in brackets is left out when its value is empty or 0. A name may say how its
 * value is written: {hex:place}, {bonus:money}.
 */
public final class SentenceTemplate {
  private static final Pattern OPTIONAL = Pattern.compile("\\[([^]]*)]");
  private static final Pattern NAME = Pattern.compile("\\{([A-Za-z]\\w*)(?::([a-z]+))?}");

  /** A name with the article before it, which depends on the value. */
  private static final Pattern AFTER_ARTICLE = Pattern.compile("\\ba " + NAME);

  private final String text;

  private SentenceTemplate(String text) {
    this.text = text;
  }

  public static SentenceTemplate parse(String text) {
    return new SentenceTemplate(text);
  }

  /** The same in other words. */
  public SentenceTemplate reworded(UnaryOperator<String> words) {
    String other = words.apply(text);
    return other.equals(text) ? this : new SentenceTemplate(other);
  }

  /** The names in braces, in order. */
  public List<String> names() {
    return NAME.matcher(text).results().map(found -> found.group(1)).toList();
  }

  /** How each value is written whose name says so, by name. */
  public Map<String, String> forms() {
    var forms = new LinkedHashMap<String, String>();
    NAME.matcher(text)
        .results()
        .filter(found -> found.group(2) != null)
        .forEach(found -> forms.put(found.group(1), found.group(2)));
    return forms;
  }

  /** The sentence with these values in it. */
  public String filledWith(Function<String, Object> values) {
    String kept =
        OPTIONAL
            .matcher(text)
            .replaceAll(part -> Matcher.quoteReplacement(kept(part.group(1), values)));
    String withArticles =
        AFTER_ARTICLE
            .matcher(kept)
            .replaceAll(
                name ->
                    Matcher.quoteReplacement(
                        IndefiniteArticle.with(shown(values.apply(name.group(1))))));
    return NAME.matcher(withArticles)
        .replaceAll(name -> Matcher.quoteReplacement(shown(values.apply(name.group(1)))));
  }

  @Override
  public String toString() {
    return text;
  }

  private static String kept(String part, Function<String, Object> values) {
    return NAME.matcher(part).results().anyMatch(name -> isEmpty(values.apply(name.group(1))))
        ? ""
        : part;
  }

  private static boolean isEmpty(Object value) {
    return switch (value) {
      case null -> true;
      case String text -> text.isEmpty();
      case Number number -> number.longValue() == 0;
      case MoneyAmount money -> money.amount() == 0;
      case Collection<?> all -> all.isEmpty();
      default -> false;
    };
  }

  private static String shown(Object value) {
    return value instanceof Collection<?> all
        ? all.stream().map(String::valueOf).collect(Collectors.joining(" and "))
        : String.valueOf(value);
  }
}
