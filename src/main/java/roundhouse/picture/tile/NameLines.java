package roundhouse.picture.tile;

import java.util.List;
import roundhouse.picture.PictureText;

/** The name of a place, set in one line, or in two if it is long. */
record NameLines(List<String> lines, double size) {
  static final double SIZE = 16;
  static final double SMALLEST = 12;
  private static final double WIDEST = 112;
  private static final int SHORT = 11;

  /**
   * @param wanted size of the letters; long words are set smaller
   */
  static NameLines of(String name, double wanted) {
    List<String> lines = name.length() <= SHORT ? List.of(name) : split(name);
    double width = width(lines, wanted);
    return new NameLines(lines, Math.max(SMALLEST, Math.min(wanted, wanted * WIDEST / width)));
  }

  double width() {
    return width(lines, size);
  }

  double height() {
    return lines.size() * size * 1.05;
  }

  private static double width(List<String> lines, double size) {
    return lines.stream()
        .mapToDouble(line -> PictureText.plain(line, size).width())
        .max()
        .orElse(0);
  }

  /** Breaks a name at the space nearest to the middle. */
  private static List<String> split(String name) {
    int best = -1;
    for (int at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
      if (best < 0 || Math.abs(2 * at - name.length()) < Math.abs(2 * best - name.length()))
        best = at;
    }
    return best < 0 ? List.of(name) : List.of(name.substring(0, best), name.substring(best + 1));
  }
}
