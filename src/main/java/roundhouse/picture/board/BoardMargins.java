package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.TreeMap;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureText;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;

/** The letters and numbers of hexes along the sides of a board. */
record BoardMargins(GameMap map, HexGeometry geometry) {
  static final double WIDTH = 42;
  private static final double SIZE = 26;

  /** The hexes and their margins. */
  Rectangle2D bounds() {
    Rectangle2D hexes = hexes();
    return new Rectangle2D.Double(
        hexes.getX() - WIDTH,
        hexes.getY() - WIDTH,
        hexes.getWidth() + 2 * WIDTH,
        hexes.getHeight() + 2 * WIDTH);
  }

  /**
   * @param scale for which the board is lettered
   */
  void draw(Graphics2D graphics, Theme theme, LetterScale scale) {
    double size = scale.onScreen() ? scale.units(LetterScale.PIXELS) : SIZE;
    var across = new TreeMap<Double, String>();
    var down = new TreeMap<Double, String>();
    map.hexes()
        .forEach(
            (id, hex) -> {
              Vec centre = geometry.centre(hex.place());
              across.put(centre.x(), part(id, map.layout().lettersAcross()));
              down.put(centre.y(), part(id, !map.layout().lettersAcross()));
            });
    Rectangle2D box = hexes();
    double half = WIDTH / 2;
    across.forEach(
        (x, text) -> {
          draw(graphics, theme, text, size, new Vec(x, box.getMinY() - half));
          draw(graphics, theme, text, size, new Vec(x, box.getMaxY() + half));
        });
    down.forEach(
        (y, text) -> {
          draw(graphics, theme, text, size, new Vec(box.getMinX() - half, y));
          draw(graphics, theme, text, size, new Vec(box.getMaxX() + half, y));
        });
  }

  /** The letters of a hex, or its number. */
  private static String part(HexId hex, boolean letters) {
    int digits = hex.text().replaceAll("[A-Za-z]+", "").length();
    int split = hex.text().length() - digits;
    return letters ? hex.text().substring(0, split) : hex.text().substring(split);
  }

  /** The hexes without their margins. */
  Rectangle2D hexes() {
    return geometry.bounds(map.hexes().values().stream().map(Hex::place).toList());
  }

  private static void draw(Graphics2D graphics, Theme theme, String text, double size, Vec at) {
    PictureText.plain(text, size).drawCentred(graphics, at, theme.faint());
  }
}
