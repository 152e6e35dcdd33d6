package roundhouse.picture.lettering;

import roundhouse.picture.HexGeometry;
import roundhouse.picture.tile.Inscription;
import roundhouse.picture.tile.RevenueInscription;

/**
 * The scale for which a board is lettered.
 *
 * @param radius of a hex, in pixels
 * @param onScreen whether letters keep their size in pixels; otherwise they grow with the board
 */
public record LetterScale(double radius, boolean onScreen) {
  /** The size of letters on the screen, in pixels. */
  public static final double PIXELS = 11;

  /** For print and pictures to scale: every label shows, 0.15 of a hex's radius high. */
  public static final LetterScale TO_SCALE = new LetterScale(PIXELS / 0.15, false);

  /** For a picture to scale that is printed small: labels are half as large again. */
  public static final LetterScale ENLARGED = new LetterScale(PIXELS / 0.22, false);

  /**
   * @param scale pixels of the screen for a unit of the board
   */
  public static LetterScale onScreen(double scale) {
    return new LetterScale(HexGeometry.RADIUS * scale, true);
  }

  public boolean shows(Rank rank) {
    return rank.showsAt(radius);
  }

  /** Units of the board for a length in pixels. */
  public double units(double pixels) {
    return pixels * HexGeometry.RADIUS / radius;
  }

  /** By how much an inscription is enlarged from its usual size. */
  double factor(Inscription inscription) {
    return units(pixels(inscription)) / inscription.letters();
  }

  private static double pixels(Inscription inscription) {
    return switch (inscription) {
      case RevenueInscription.Circle _ -> PIXELS + 1;
      case Inscription.Label _, Inscription.Figure _ -> PIXELS + 2;
      default -> PIXELS;
    };
  }
}
