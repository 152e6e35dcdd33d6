package roundhouse.editor.kit;

import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import roundhouse.picture.PictureText;

/**
 * Words in the condensed letters of pictures where the usual ones are too wide: a little smaller if
 * that is not enough, and cut off only if they would become too small to read.
 */
public final class CondensedText {
  /** No text is smaller than this many pixels. */
  private static final double LEAST = 11;

  private static final String MORE = "…";

  /** The condensed letters have no arrow. */
  private static final char ARROW = '→';

  private static final char NARROW_ARROW = '›';

  private CondensedText() {}

  /** The text as it fits this many pixels, cut off if it must be. */
  public static PictureText fitting(String text, Font font, double room) {
    String narrow = text.replace(ARROW, NARROW_ARROW);
    PictureText whole = set(narrow, font, font.getSize2D()).within(room);
    if (whole.size() >= LEAST) return whole;
    int end = narrow.length();
    while (end > 0 && set(narrow.substring(0, end) + MORE, font, LEAST).width() > room) end--;
    return set(end == narrow.length() ? narrow : narrow.substring(0, end) + MORE, font, LEAST);
  }

  private static PictureText set(String text, Font font, double size) {
    return new PictureText(text, size, font.isBold());
  }

  /** Whether something was cut off. */
  public static boolean isCut(PictureText text) {
    return text.text().endsWith(MORE);
  }

  /** A copy of the graphics for such letters; the caller disposes of it. */
  public static Graphics2D smooth(Graphics graphics) {
    var own = (Graphics2D) graphics.create();
    own.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    own.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    return own;
  }
}
