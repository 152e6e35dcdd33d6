package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
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

  /** The height of capitals and digits, relative to the size. */
  private static final double CAPITAL = 0.75;

  /** The size from which letters would reach into the hexes and out of the picture. */
  private static final double LARGEST = 110;

  /** From the middle of a text to that of the next, in lengths of the longest. */
  private static final double SPACED = 1.3;

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
    if (size > LARGEST) return;
    var across = new TreeMap<Double, String>();
    var down = new TreeMap<Double, String>();
    map.hexes()
        .forEach(
            (id, hex) -> {
              Vec centre = geometry.centre(hex.place());
              across.put(centre.x(), part(id, map.layout().lettersAcross()));
              down.put(centre.y(), part(id, !map.layout().lettersAcross()));
            });
    Rectangle2D box = bounds();
    double high = Math.max(WIDTH, size * CAPITAL) / 2;
    thinned(across, text -> PictureText.plain(text, size).width())
        .forEach(
            (x, text) -> {
              draw(graphics, theme, text, size, new Vec(x, box.getMinY() + high));
              draw(graphics, theme, text, size, new Vec(x, box.getMaxY() - high));
            });
    double wide = WIDTH / 2;
    thinned(down, _ -> size)
        .forEach(
            (y, text) -> {
              draw(graphics, theme, text, size, new Vec(box.getMinX() + wide, y));
              draw(graphics, theme, text, size, new Vec(box.getMaxX() - wide, y));
            });
  }

  /**
   * On a small board only every second, third or further one has room.
   *
   * @param length of a text along the side
   */
  private static SortedMap<Double, String> thinned(
      SortedMap<Double, String> texts, ToDoubleFunction<String> length) {
    double longest = texts.values().stream().mapToDouble(length).max().orElse(0);
    double next = Double.POSITIVE_INFINITY;
    Double last = null;
    for (double at : texts.keySet()) {
      if (last != null) next = Math.min(next, at - last);
      last = at;
    }
    int step = Math.max(1, (int) Math.ceil(longest * SPACED / next));
    var kept = new TreeMap<Double, String>();
    int index = 0;
    for (Map.Entry<Double, String> text : texts.entrySet())
      if (index++ % step == 0) kept.put(text.getKey(), text.getValue());
    return kept;
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
