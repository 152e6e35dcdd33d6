package roundhouse.picture.tile;

import java.util.ArrayList;
import java.util.List;
import roundhouse.picture.PictureText;
import roundhouse.picture.Vec;

/**
 * The name of a place, set in one line or in two; every name of a board has letters of one size.
 */
public record NameLines(List<String> lines) {
  public static final double SIZE = 15;
  private static final double LINE = 1.05;
  private static final int SHORT = 11;

  /** The ways to set a name: the usual one first. */
  public static List<NameLines> of(String name) {
    List<NameLines> ways = new ArrayList<>(List.of(new NameLines(List.of(name))));
    if (name.contains(" ")) ways.add(new NameLines(split(name)));
    return name.length() <= SHORT ? ways : ways.reversed();
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
