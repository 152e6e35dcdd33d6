package roundhouse.picture.tile;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * The manifest: every kind of tile with its number and how many there are.
 *
 * @param columns tiles in a row
 */
public record ManifestPainter(List<Entry> entries, Layout layout, int columns, Theme theme)
    implements Painter {
  private static final double CELL_WIDTH = 220;
  private static final double CELL_HEIGHT = 240;
  private static final double WORDS = 112;
  private static final double LETTERS = 18;
  private static final double LARGEST_LETTERS = 32;

  /** From the centre of a tile to its upper and lower ends, however it lies. */
  private static final double HALF = 102;

  /**
   * A kind of tile.
   *
   * @param count what is said about how many there are: "3", "1 of 4", "unlimited"
   */
  public record Entry(Tile tile, String count) {}

  public ManifestPainter {
    entries = List.copyOf(entries);
    if (columns < 1)
      throw new IllegalArgumentException(
          "a sheet of tiles has at least one column, not " + columns);
  }

  /**
   * With as many tiles in a row as make them largest in a room.
   *
   * @param shape of the room: its width for a height of 1
   */
  public static ManifestPainter in(double shape, List<Entry> entries, Layout layout, Theme theme) {
    return IntStream.rangeClosed(1, Math.max(1, entries.size()))
        .mapToObj(columns -> new ManifestPainter(entries, layout, columns, theme))
        .min(
            Comparator.comparingDouble(
                sheet -> Math.max(sheet.bounds().getWidth() / shape, sheet.bounds().getHeight())))
        .orElseThrow();
  }

  /** The room of an entry, without its words. */
  public Rectangle2D place(int index) {
    return new Rectangle2D.Double(
        index % columns * CELL_WIDTH,
        index / columns * CELL_HEIGHT + WORDS - HALF,
        CELL_WIDTH,
        2 * HALF);
  }

  @Override
  public Rectangle2D bounds() {
    int rows = Math.max(1, (entries.size() + columns - 1) / columns);
    return new Rectangle2D.Double(0, 0, columns * CELL_WIDTH, rows * CELL_HEIGHT);
  }

  @Override
  public void paint(Graphics2D graphics) {
    draw(graphics, LETTERS);
  }

  @Override
  public void paint(Graphics2D graphics, double scale) {
    draw(graphics, PictureText.readable(scale, LETTERS, LARGEST_LETTERS));
  }

  private void draw(Graphics2D graphics, double letters) {
    Painter.smooth(graphics);
    Shapes.fill(graphics, bounds(), theme.paper());
    AffineTransform whole = graphics.getTransform();
    for (int index = 0; index < entries.size(); index++) {
      graphics.translate(
          (index % columns + 0.5) * CELL_WIDTH, index / columns * CELL_HEIGHT + WORDS);
      Entry entry = entries.get(index);
      SvgGraphics.group(
          graphics, "tile-" + entry.tile().number(), () -> draw(graphics, entry, letters));
      graphics.setTransform(whole);
    }
  }

  private void draw(Graphics2D graphics, Entry entry, double letters) {
    new TilePainter(TileFace.of(entry.tile(), 0, layout), theme).paint(graphics);
    String words = entry.tile().number() + "  × " + entry.count();
    PictureText.bold(words, letters)
        .within(CELL_WIDTH - 20)
        .drawCentred(graphics, new Vec(0, WORDS + (letters - LETTERS) / 8), theme.text());
  }
}
