package roundhouse.print;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import roundhouse.board.Tile;
import roundhouse.design.spec.Count;
import roundhouse.engine.Title;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/** Every copy of every tile, in the size of the map's hexes. */
final class TilePages {
  /** How many copies are printed if the count is unlimited. */
  static final int OF_UNLIMITED = 8;

  private static final double GAP = 0.4;

  private final Title title;
  private final Sheet sheet;
  private final double scale;
  private final double width;
  private final double height;

  private TilePages(Title title, Sheet sheet, double hexSize) {
    this.title = title;
    this.sheet = sheet;
    Rectangle2D face = painter(title.tiles().values().iterator().next()).bounds();
    scale = hexSize / (2 * new HexGeometry(title.map().layout()).inradius());
    width = face.getWidth() * scale + GAP;
    height = face.getHeight() * scale + GAP;
  }

  static List<PrintedPage> of(Title title, Sheet sheet, double hexSize) {
    return title.tiles().isEmpty() ? List.of() : new TilePages(title, sheet, hexSize).pages();
  }

  /** Tiles are cut along their own edges, so they need no cut marks. */
  private List<PrintedPage> pages() {
    var cards = new ArrayList<CardSheets.Card>();
    title
        .design()
        .tiles()
        .forEach(
            (number, spec) -> {
              for (int i = 0; i < copies(spec.count()); i++)
                cards.add(card(title.tiles().get(number)));
            });
    return new CardSheets(sheet, width, height, false).pages("tiles", cards);
  }

  static int copies(Count count) {
    return count.unlimited() ? OF_UNLIMITED : count.number();
  }

  private CardSheets.Card card(Tile tile) {
    return new CardSheets.Card(
        tile.number(), (canvas, x, y) -> canvas.picture(painter(tile), x, y, scale));
  }

  private TilePainter painter(Tile tile) {
    return new TilePainter(TileFace.of(tile, 0, title.map().layout()), PaperTheme.THEME);
  }
}
