package roundhouse.picture;

import java.awt.Color;
import roundhouse.design.spec.CompanySpec;

/**
 * How a company's markers look.
 *
 * @param capitals two letters for a small marker
 * @param pattern on its colour, for a marker too small for letters
 */
public record Livery(String letters, Color color, String capitals, ChipPattern pattern) {
  /** The least contrast of letters, by the rules for web pages. */
  public static final double READABLE = 4.5;

  private static final Color UNKNOWN = new Color(0x808080);

  /** A livery without neighbours from which it must differ. */
  public Livery(String letters, Color color) {
    this(
        letters,
        color,
        letters.length() > 2 ? letters.substring(0, 2) : letters,
        ChipPattern.PLAIN);
  }

  /** The livery of a company as its design gives it; gray if the colour is unknown. */
  public static Livery of(CompanySpec company) {
    return new Livery(company.id(), ColorNames.parse(company.color()).orElse(UNKNOWN));
  }

  /** The livery of a company of which only the id is known. */
  static Livery unknown(String id) {
    return new Livery(id, UNKNOWN);
  }

  /** Black or white, whichever is more readable on the colour. */
  public Color letterColor() {
    return contrast(color);
  }

  public static Color contrast(Color ground) {
    return luminance(ground) > 0.36 ? Theme.INK : Theme.WHITE;
  }

  /** Perceived brightness, 0 to 1. */
  public static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  /** The contrast of two colours, 1 to 21. */
  public static double contrastRatio(Color one, Color other) {
    double first = luminance(one) + 0.05;
    double second = luminance(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }

  private static double linear(int part) {
    return Math.pow(part / 255.0, 2.2);
  }
}
