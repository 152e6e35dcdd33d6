package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.TreeMap;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.PictureText;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

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

  void draw(Graphics2D graphics, Theme theme) {
    var across = new TreeMap<Double, String>();
    var down = new TreeMap<Double, String>();
    map.hexes()
        .forEach(
            (id, hex) -> {
              int digits = id.text().replaceAll("[A-Za-z]+", "").length();
              String letters = id.text().substring(0, id.text().length() - digits);
              String number = id.text().substring(letters.length());
              Vec centre = geometry.centre(hex.place());
              across.put(centre.x(), map.layout().lettersAcross() ? letters : number);
              down.put(centre.y(), map.layout().lettersAcross() ? number : letters);
            });
    Rectangle2D box = hexes();
    double half = WIDTH / 2;
    across.forEach(
        (x, text) ->
            drawPair(
                graphics,
                theme,
                text,
                new Vec(x, box.getMinY() - half),
                new Vec(x, box.getMaxY() + half)));
    down.forEach(
        (y, text) ->
            drawPair(
                graphics,
                theme,
                text,
                new Vec(box.getMinX() - half, y),
                new Vec(box.getMaxX() + half, y)));
  }

  private Rectangle2D hexes() {
    return geometry.bounds(map.hexes().values().stream().map(Hex::place).toList());
  }

  private static void drawPair(Graphics2D graphics, Theme theme, String text, Vec one, Vec other) {
    PictureText.plain(text, SIZE).drawCentred(graphics, one, theme.faint());
    PictureText.plain(text, SIZE).drawCentred(graphics, other, theme.faint());
  }
}
