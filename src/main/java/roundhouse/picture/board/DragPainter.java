package roundhouse.picture.board;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;

/** The line or the rectangle that the pointer drags over the map in the map editor. */
record DragPainter(Theme theme) {

  void draw(Graphics2D graphics, MapEditMarks marks) {
    marks
        .pull()
        .ifPresent(
            pull ->
                Shapes.stroke(
                    graphics, Shapes.line(pull.from(), pull.to()), theme.legal(), Shapes.round(9)));
    marks.band().ifPresent(band -> band(graphics, band));
  }

  private void band(Graphics2D graphics, Rectangle2D band) {
    Shapes.fill(graphics, band, Shapes.faint(theme.changed(), 0.15));
    Shapes.stroke(graphics, band, theme.changed(), Shapes.butt(3));
  }
}
