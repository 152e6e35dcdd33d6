package roundhouse.picture.tile;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.engine.Title;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.SvgGraphics;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * Which tiles replace which: a row a colour, and a line from each tile down to those that may
 * replace it.
 */
public final class UpgradeChart implements Painter {
  private static final double ACROSS = 225;
  private static final double DOWN = 470;

  /** From the centre of a tile to its upper and lower ends, however it lies. */
  private static final double HALF = 102;

  /** From the centre of a tile to the middle of its words. */
  private static final double WORDS = 132;

  private static final double LETTERS = 34;
  private static final double LARGEST_LETTERS = 52;

  private static final double BELOW_WORDS = 164;
  private static final double LINE = 5;
  private static final double CHOSEN_LINE = 12;

  private final UpgradeRows rows;
  private final Layout layout;
  private final Theme theme;
  private final Optional<String> chosen;

  private UpgradeChart(UpgradeRows rows, Layout layout, Theme theme, Optional<String> chosen) {
    this.rows = rows;
    this.layout = layout;
    this.theme = theme;
    this.chosen = chosen;
  }

  /**
   * The chart of a manifest.
   *
   * @param after the tiles that may replace one
   * @param shape of the room for it: its width for a height of 1
   */
  public static UpgradeChart of(
      List<ManifestPainter.Entry> entries,
      Function<Tile, List<Tile>> after,
      double shape,
      Layout layout,
      Theme theme) {
    return new UpgradeChart(
        UpgradeRows.of(entries, after, shape * DOWN / ACROSS), layout, theme, Optional.empty());
  }

  /** The chart of a title, with what is said about how many tiles there are. */
  public static UpgradeChart of(
      Title title, List<ManifestPainter.Entry> entries, double shape, Theme theme) {
    return of(
        entries,
        tile ->
            title.tiles().values().stream()
                .filter(other -> title.upgrades().mayReplace(tile, other))
                .toList(),
        shape,
        title.map().layout(),
        theme);
  }

  /** The chart with the lines of one tile in front; a number that it does not show chooses none. */
  public UpgradeChart choosing(String number) {
    return new UpgradeChart(rows, layout, theme, Optional.of(number));
  }

  /** The tile at a point. */
  public Optional<Tile> at(Point2D point) {
    return rows.places().stream()
        .filter(
            place ->
                Math.abs(centre(place).x() - point.getX()) < HALF
                    && point.getY() > centre(place).y() - HALF
                    && point.getY() < centre(place).y() + BELOW_WORDS)
        .map(place -> place.entry().tile())
        .findFirst();
  }

  /** Where a tile of the chart is. */
  public Optional<Point2D> centre(String number) {
    return rows.place(number)
        .map(place -> new Point2D.Double(centre(place).x(), centre(place).y()));
  }

  /** The tile that an arrow key leads to from one; the first one from a tile that is not there. */
  public Optional<Tile> beside(String number, int right, int down) {
    return rows.place(number)
        .map(from -> rows.beside(from, right, down))
        .orElseGet(() -> rows.places().stream().findFirst())
        .map(place -> place.entry().tile());
  }

  private static Vec centre(UpgradeRows.Place place) {
    return new Vec((place.across() + 0.5) * ACROSS, HALF + 20 + place.row() * DOWN);
  }

  @Override
  public Rectangle2D bounds() {
    double width =
        rows.places().stream().mapToDouble(place -> centre(place).x()).max().orElse(0) + ACROSS / 2;
    double height = HALF + BELOW_WORDS + 20 + Math.max(0, rows.rows() - 1) * DOWN;
    return new Rectangle2D.Double(0, 0, width, height);
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
    for (UpgradeRows.Link link : rows.links())
      if (!isChosen(link)) draw(graphics, link, theme.faint(), LINE);
    for (UpgradeRows.Link link : rows.links())
      if (isChosen(link)) draw(graphics, link, theme.changed(), CHOSEN_LINE);
    for (UpgradeRows.Place place : rows.places())
      SvgGraphics.group(graphics, "tile-" + place.number(), () -> draw(graphics, place, letters));
  }

  private boolean isChosen(UpgradeRows.Link link) {
    return chosen.filter(link::isOf).isPresent();
  }

  private static void draw(Graphics2D graphics, UpgradeRows.Link link, Color color, double width) {
    Vec from = centre(link.from()).plus(new Vec(0, BELOW_WORDS));
    Vec to = centre(link.to()).minus(new Vec(0, HALF));
    double bend = (to.y() - from.y()) / 2;
    var line = new Path2D.Double();
    line.moveTo(from.x(), from.y());
    line.curveTo(from.x(), from.y() + bend, to.x(), to.y() - bend, to.x(), to.y());
    Shapes.stroke(graphics, line, color, Shapes.round(width));
  }

  private void draw(Graphics2D graphics, UpgradeRows.Place place, double letters) {
    Vec at = centre(place);
    AffineTransform whole = graphics.getTransform();
    graphics.translate(at.x(), at.y());
    new TilePainter(TileFace.of(place.entry().tile(), 0, layout), theme).paint(graphics);
    boolean marked = chosen.filter(place.number()::equals).isPresent();
    PictureText.bold(place.number() + " × " + place.entry().count(), letters)
        .within(ACROSS - 12)
        .drawCentred(graphics, new Vec(0, WORDS), marked ? theme.changed() : theme.text());
    graphics.setTransform(whole);
  }
}
