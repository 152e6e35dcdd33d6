package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/**
 * The name of a place, set in one line or in two; every name of a board has letters of one size.
 */
public record NameLines(List<String> lines) {
  public static final double SIZE = 15;
  private static final double LINE = 1.05;
  private static final int SHORT = 11;

  /** The letters of a name or its last word that need not be shortened. */
  private static final int WHOLE = 6;

  private static final int KEPT = 4;

  /** The ways to set a name: the usual one first. */
  public static List<NameLines> of(String name) {
    List<NameLines> ways = new ArrayList<>(List.of(new NameLines(List.of(name))));
    if (name.contains(" ")) ways.add(new NameLines(split(name)));
    return name.length() <= SHORT ? ways : ways.reversed();
  }

  /** The ways to set a name in little room: "Memp.", "N. Orle." or "N.O.". */
  public static List<NameLines> shortened(String name) {
    String[] words = important(name);
    if (words.length == 1) return List.of(new NameLines(List.of(cut(words[0]))));
    var initials = new StringBuilder();
    for (String word : words) initials.append(initial(word));
    String first =
        initials.substring(0, initials.length() - initial(words[words.length - 1]).length());
    return Stream.of(first + " " + cut(words[words.length - 1]), initials.toString())
        .map(way -> new NameLines(List.of(way)))
        .toList();
  }

  /** Without "of" and "&", unless nothing else is left. */
  private static String[] important(String name) {
    String[] words = name.split("[ ,]+");
    String[] capitals =
        Stream.of(words)
            .filter(word -> !word.isEmpty() && !Character.isLowerCase(word.codePointAt(0)))
            .filter(word -> Character.isLetterOrDigit(word.codePointAt(0)))
            .toArray(String[]::new);
    return capitals.length == 0 ? words : capitals;
  }

  private static String cut(String word) {
    return word.length() <= WHOLE ? word : word.substring(0, KEPT) + ".";
  }

  private static String initial(String word) {
    return word.substring(0, word.offsetByCodePoints(0, 1)) + ".";
  }

  double width() {
    return lines.stream()
        .mapToDouble(line -> PictureText.plain(line, SIZE).width())
        .max()
        .orElse(0);
  }

  double height() {
    return lines.size() * SIZE * LINE;
  }

  public Inscription.Name inscription() {
    return new Inscription.Name(Vec.ZERO, lines);
  }

  /** Breaks a name at the space nearest to the middle. */
  private static List<String> split(String name) {
    int best = -1;
    for (int at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
      if (best < 0 || Math.abs(2 * at - name.length()) < Math.abs(2 * best - name.length()))
        best = at;
    }
    return List.of(name.substring(0, best), name.substring(best + 1));
  }
}
