package roundhouse.picture.tile;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureText;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;

/**
 * A tile in the tile editor: large, with the points that track can connect.
 *
 * @param points where strokes can begin and end
 * @param cursor the selected point
 * @param from start of the stroke being drawn
 * @param to current end of the stroke
 */
public record TileSketchPainter(
    TileFace face,
    Theme theme,
    List<Vec> points,
    Optional<Vec> cursor,
    Optional<Vec> from,
    Optional<Vec> to)
    implements Painter {

  /** The scale relative to a board. */
  public static final double SIZE = 2.4;

  private static final double POINT = 7;
  private static final double CURSOR = 12;
  private static final double MARGIN = 26;

  public TileSketchPainter {
    points = List.copyOf(points);
  }

  @Override
  public Rectangle2D bounds() {
    Rectangle2D tile = new TilePainter(face, theme).bounds();
    return new Rectangle2D.Double(
        tile.getX() * SIZE - MARGIN,
        tile.getY() * SIZE - MARGIN,
        tile.getWidth() * SIZE + 2 * MARGIN,
        tile.getHeight() * SIZE + 2 * MARGIN);
  }

  @Override
  public void paint(Graphics2D graphics) {
    AffineTransform whole = graphics.getTransform();
    graphics.scale(SIZE, SIZE);
    new TilePainter(face, theme).paint(graphics);
    edges(graphics);
    for (Vec point : points) {
      Shapes.fill(graphics, Shapes.disc(point, POINT), Shapes.faint(Theme.WHITE, 0.75));
      Shapes.stroke(graphics, Shapes.disc(point, POINT), theme.changed(), Shapes.butt(1.5));
    }
    from.ifPresent(begin -> Shapes.fill(graphics, Shapes.disc(begin, POINT), theme.legal()));
    cursor.ifPresent(
        chosen ->
            Shapes.stroke(graphics, Shapes.disc(chosen, CURSOR), theme.changed(), Shapes.butt(3)));
    from.ifPresent(
        begin ->
            to.ifPresent(
                end ->
                    Shapes.stroke(
                        graphics, Shapes.line(begin, end), theme.legal(), Shapes.round(5))));
    graphics.setTransform(whole);
  }

  /** Writes the numbers of the edges outside the tile. */
  private void edges(Graphics2D graphics) {
    var geometry = new HexGeometry(face.layout());
    for (int edge = 0; edge < 6; edge++)
      PictureText.plain(String.valueOf(edge), 10)
          .drawCentred(graphics, geometry.edge(edge).times(1.07), theme.text());
  }
}
