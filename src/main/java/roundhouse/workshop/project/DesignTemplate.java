package roundhouse.workshop.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that a new design begins with. Each is a folder of resources, listed in its {@code
 * template.txt}.
 */
public enum DesignTemplate {
  /** A small design that is complete and can be played at once. */
  SMALL,

  /** A design that extends another and says only what differs. */
  VARIANT;

  private static final String INDEX = "template.txt";
  private static final Pattern ODD = Pattern.compile("[\\p{Cntrl}\\u0080-\\u009f\\u2028\\u2029]");

  /** A folder whose name needs no quotes. */
  private static final Pattern USUAL_BASE =
      Pattern.compile("(?m)^extends: \"(\\.\\./[\\w&+.-]+)\"$");

  private static final Pattern GAP = Pattern.compile("\\{\\{([a-z-]+)}}");

  /** What it makes, in a sentence. */
  public String description() {
    return index().getFirst();
  }

  /** Names of its files, {@code title.yaml} first. */
  public List<String> files() {
    return index().stream().skip(1).toList();
  }

  /**
   * The contents of its files by their names.
   *
   * @param words what fills the gaps: <code>{{title}}</code> is the word of {@code title}
   */
  public Map<String, String> filled(Map<String, String> words) {
    var contents = new TreeMap<String, String>();
    files().forEach(file -> contents.put(file, fill(read(file), words)));
    return contents;
  }

  private static String fill(String text, Map<String, String> words) {
    String filled =
        GAP.matcher(text).replaceAll(gap -> Matcher.quoteReplacement(word(gap.group(1), words)));
    return USUAL_BASE.matcher(filled).replaceAll("extends: $1");
  }

  /** As it is written between double quotes in YAML. */
  private static String word(String gap, Map<String, String> words) {
    if (!words.containsKey(gap)) throw new IllegalArgumentException("no word for {{" + gap + "}}");
    String escaped = words.get(gap).replace("\\", "\\\\").replace("\"", "\\\"");
    // A name of the base may contain a line break, which would end a comment.
    return ODD.matcher(escaped)
        .replaceAll(
            odd -> Matcher.quoteReplacement("\\u%04x".formatted((int) odd.group().charAt(0))));
  }

  private List<String> index() {
    return read(INDEX).lines().toList();
  }

  private String read(String file) {
    String path = "templates/" + name().toLowerCase(Locale.ROOT) + "/" + file;
    try (InputStream text = DesignTemplate.class.getResourceAsStream(path)) {
      return new String(text.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
