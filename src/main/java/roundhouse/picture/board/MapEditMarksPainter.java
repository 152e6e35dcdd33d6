package roundhouse.picture.board;

import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.picture.DetailLevel;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Shapes;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.lettering.LetterScale;

/** Draws the marks of the map editor over its map. */
record MapEditMarksPainter(GameMap map, Liveries liveries, Theme theme, MapEditMarks marks) {
  /** How much of a ghost hides what lies under it. */
  private static final float GHOST = 0.88f;

  void draw(Graphics2D graphics, LetterScale scale) {
    DetailLevel detail = DetailLevel.of(graphics);
    var signs = new HexSigns(new HexGeometry(map.layout()), theme);
    marks
        .places()
        .forEach(place -> at(graphics, place, () -> signs.free(graphics, place.text(), detail)));
    paintFacts(graphics, signs, detail);
    marks.chosen().forEach(hex -> at(graphics, hex, () -> signs.chosen(graphics)));
    marks.targets().forEach(hex -> at(graphics, hex, () -> signs.target(graphics)));
    marks.pointed().ifPresent(pointed -> paintPointed(graphics, signs, pointed, scale));
    marks.cursor().ifPresent(hex -> at(graphics, hex, () -> cursor(graphics, signs)));
    new DragPainter(theme).draw(graphics, marks);
  }

  /** Marks hexes that the design sets itself, destinations, problems and notes. */
  private void paintFacts(Graphics2D graphics, HexSigns signs, DetailLevel detail) {
    marks.own().forEach(hex -> at(graphics, hex, () -> signs.own(graphics)));
    marks
        .destinations()
        .forEach(
            (hex, companies) ->
                at(graphics, hex, () -> signs.flags(graphics, liveries, companies, detail)));
    marks.wrong().forEach((hex, error) -> at(graphics, hex, () -> signs.wrong(graphics, error)));
    marks.noted().stream()
        .filter(map.hexes()::containsKey)
        .forEach(
            hex -> at(graphics, hex, () -> NoteSign.draw(graphics, new HexGeometry(map.layout()))));
  }

  /** What a click would draw, faint, and the outline of the place. */
  private void paintPointed(
      Graphics2D graphics, HexSigns signs, MapEditMarks.Pointed pointed, LetterScale scale) {
    pointed
        .ghost()
        .ifPresent(
            ghost -> {
              Graphics2D faint = (Graphics2D) graphics.create();
              faint.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, GHOST));
              new BoardPainter(Board.empty(ghost), liveries, theme).paintHexes(faint, scale);
              faint.dispose();
            });
    at(graphics, pointed.place(), () -> signs.pointed(graphics, pointed.edge()));
  }

  private void cursor(Graphics2D graphics, HexSigns signs) {
    signs.cursor(graphics);
    if (marks.edges()) signs.edgeNumbers(graphics);
  }

  private void at(Graphics2D graphics, HexId place, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    Vec centre = new HexGeometry(map.layout()).centre(map.layout().place(place));
    graphics.translate(centre.x(), centre.y());
    drawing.run();
    graphics.setTransform(before);
  }

  /** The line or the rectangle that the pointer drags over the map in the map editor. */
  private record DragPainter(Theme theme) {

    void draw(Graphics2D graphics, MapEditMarks marks) {
      marks
          .pull()
          .ifPresent(
              pull ->
                  Shapes.stroke(
                      graphics,
                      Shapes.line(pull.from(), pull.to()),
                      theme.legal(),
                      Shapes.round(9)));
      marks.band().ifPresent(band -> band(graphics, band));
    }

    private void band(Graphics2D graphics, Rectangle2D band) {
      Shapes.fill(graphics, band, Shapes.faint(theme.changed(), 0.15));
      Shapes.stroke(graphics, band, theme.changed(), Shapes.butt(3));
    }
  }
}
