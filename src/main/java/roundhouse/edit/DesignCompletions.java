package roundhouse.edit;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.design.reference.FormatDescription;

/**
 * Completions of the word being typed into a file of a design.
 *
 * @param from offset of the word's first character
 * @param to offset of the caret
 * @param words that fit, as written; keys with their colon
 */
public record DesignCompletions(int from, int to, List<String> words) {
  private static final String WORD = "zzz";

  /**
   * The completions at the caret.
   *
   * @param names gives the names in the design's map at a path, {@code trains}
   */
  public static DesignCompletions at(
      Path file, String text, int caret, Function<String, List<String>> names) {
    int from = caret;
    while (from > 0 && " \t\n,[]{}\"'".indexOf(text.charAt(from - 1)) < 0) from--;
    String begun = text.substring(from, caret).toLowerCase(Locale.ROOT);
    List<String> fitting =
        all(file, text.substring(0, from), names).stream()
            .filter(word -> word.toLowerCase(Locale.ROOT).startsWith(begun))
            .distinct()
            .toList();
    return new DesignCompletions(from, caret, fitting);
  }

  private static List<String> all(Path file, String before, Function<String, List<String>> names) {
    String closing = closing(before);
    return read(file, before + WORD + closing)
        .or(() -> read(file, before + WORD + ":" + closing))
        .map(text -> fitting(file, text, before.length(), names))
        .orElse(List.of());
  }

  private static Optional<YamlText> read(Path file, String text) {
    try {
      return Optional.of(DesignFiles.read(file, text));
    } catch (RefusedEdit broken) {
      return Optional.empty();
    }
  }

  private static List<String> fitting(
      Path file, YamlText text, int from, Function<String, List<String>> names) {
    ValuePath path = text.pathAt(from + 1);
    boolean key = !path.isRoot() && path.last().equals(WORD);
    ValuePath whole = (key ? path.parent() : path).under(DesignFiles.path(file));
    return FormatDescription.at(whole.names())
        .map(expected -> key || path.isRoot() ? keys(expected) : values(expected, names))
        .orElse(List.of());
  }

  private static List<String> keys(FormatDescription expected) {
    return expected.keys().stream().map(key -> key + ":").toList();
  }

  /** Where a map is expected, the word may become its first key. */
  private static List<String> values(
      FormatDescription expected, Function<String, List<String>> names) {
    var words = new ArrayList<>(expected.words());
    expected.referencedMap().ifPresent(map -> words.addAll(names.apply(map)));
    if (words.isEmpty()) words.addAll(keys(expected));
    return words;
  }

  /** The characters that close open brackets and quotes. */
  private static String closing(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      if (character == '#' && (at == 0 || Character.isWhitespace(text.charAt(at - 1))))
        at = Math.max(at, new TextLines(text).lineEnd(at) - 1);
      else if (character == '"' && text.indexOf('"', at + 1) > 0) at = text.indexOf('"', at + 1);
      else if (character == '{') open.push('}');
      else if (character == '[') open.push(']');
      else if ((character == '}' || character == ']') && !open.isEmpty()) open.pop();
    }
    var closing = new StringBuilder();
    open.forEach(bracket -> closing.append(' ').append(bracket));
    return closing.toString();
  }
}
