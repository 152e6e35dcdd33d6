package roundhouse.picture;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The condensed letters of pictures. They come with the program, so a picture is the same on every
 * machine; a text with a sign that they lack is set in the letters of the system.
 */
final class MapFont {
  /** What a drawing program that lacks the letters of a document takes in their place. */
  static final String FAMILIES = "'Roboto Condensed', 'Arial Narrow', sans-serif";

  private static final int REMEMBERED = 5000;
  private static final Font SYSTEM_PLAIN = new Font(Font.SANS_SERIF, Font.PLAIN, 1);
  private static final Font SYSTEM_BOLD = new Font(Font.SANS_SERIF, Font.BOLD, 1);
  private static final Font PLAIN = shipped("Medium", Font.PLAIN);
  private static final Font BOLD = shipped("Bold", Font.BOLD);
  private static final Map<Face, Font> FONTS = new ConcurrentHashMap<>();

  private record Face(double size, boolean bold, boolean shipped) {}

  private MapFont() {}

  static Font of(String text, double size, boolean bold) {
    if (FONTS.size() > REMEMBERED) FONTS.clear();
    boolean known = PLAIN.canDisplayUpTo(text) < 0;
    return FONTS.computeIfAbsent(
        new Face(size, bold, known), face -> whole(face).deriveFont((float) face.size));
  }

  private static Font whole(Face face) {
    if (face.shipped) return face.bold ? BOLD : PLAIN;
    return face.bold ? SYSTEM_BOLD : SYSTEM_PLAIN;
  }

  private static Font shipped(String weight, int style) {
    String name = "font/RobotoCondensed-" + weight + ".ttf";
    InputStream file = MapFont.class.getResourceAsStream(name);
    if (file == null) throw new IllegalStateException("the program lacks its file " + name);
    try (file) {
      return letters(file, style);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    } catch (FontFormatException broken) {
      throw new IllegalStateException("the program's file " + name + " is broken", broken);
    }
  }

  /**
   * The letters of a file, or those of the system: Java copies a file of letters to the folder for
   * temporary files, which may be full or missing.
   */
  static Font letters(InputStream file, int style) throws FontFormatException {
    try {
      return Font.createFont(Font.TRUETYPE_FONT, file);
    } catch (IOException noRoom) {
      return style == Font.BOLD ? SYSTEM_BOLD : SYSTEM_PLAIN;
    }
  }
}
