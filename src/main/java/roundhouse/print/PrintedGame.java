package roundhouse.print;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.engine.Title;
import roundhouse.market.MarketSpace;
import roundhouse.market.PriceTokens;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Vec;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.print.Seams.Seam;

/**
 * A title as pages to print, cut and play with.
 *
 * @param hexSize distance between opposite edges of a hex, in millimetres
 */
public record PrintedGame(
    Title title, PageSize size, PageSize.Orientation orientation, double hexSize) {
  /** The hex size of most published games, in millimetres. */
  public static final double USUAL_HEX = 38;

  private static final double MARKER = 14;

  /** The parts of a printed game, in the order of pages. */
  public enum Part {
    MAP,
    TILES,
    UPGRADES,
    MARKET,
    CHARTERS,
    CERTIFICATES,
    PRIVATES,
    TRAINS,
    MARKERS,
    AID,
    RULES
  }

  /** On sheets that lie as each part needs fewer. */
  public PrintedGame(Title title, PageSize size, double hexSize) {
    this(title, size, PageSize.Orientation.ANY, hexSize);
  }

  public PrintedGame {
    if (hexSize < 10 || hexSize > 100)
      throw new IllegalArgumentException("the size of a hex must be 10 to 100 mm, not " + hexSize);
  }

  /** All pages. */
  public List<PrintedPage> pages() {
    return pages(EnumSet.allOf(Part.class));
  }

  /** The pages of some parts. */
  public List<PrintedPage> pages(Set<Part> wanted) {
    var pages = new ArrayList<PrintedPage>();
    for (Part part : Part.values()) if (wanted.contains(part)) pages.addAll(of(part));
    return pages;
  }

  private List<PrintedPage> of(Part part) {
    return switch (part) {
      case MAP -> fewest(MapPages.of(title, hexSize));
      case TILES -> fewest(sheet -> TilePages.of(title, sheet, hexSize));
      case UPGRADES -> UpgradePages.of(title, sheets(), scale());
      case MARKET -> fewest(MarketPages.of(title, sheets()));
      case CHARTERS -> deck(CardDeck.charters(title));
      case CERTIFICATES -> deck(CardDeck.certificates(title));
      case PRIVATES -> deck(CardDeck.privates(title));
      case TRAINS -> deck(CardDeck.trains(title));
      case MARKERS ->
          fewest(sheet -> TokenPages.of(title, sheet, Math.min(MARKER, hexSize * 0.37)));
      case AID -> TextPages.of("player-aid", sheets().getFirst(), PlayerAid.of(title));
      case RULES -> TextPages.of("rules", sheets().getFirst(), RulesSummary.of(title));
    };
  }

  /** Millimetres for a unit of pictures of hexes. */
  private double scale() {
    return hexSize / (2 * new HexGeometry(title.map().layout()).inradius());
  }

  private List<PrintedPage> deck(CardDeck deck) {
    return fewest(
        sheet ->
            new CardSheets(sheet, deck.width(), deck.height(), true)
                .pages(deck.name(), deck.cards()));
  }

  private List<Sheet> sheets() {
    return size.sheets(orientation);
  }

  /** The pages on sheets that lie so that fewer are needed. */
  private List<PrintedPage> fewest(Function<Sheet, List<PrintedPage>> pages) {
    return sheets().stream().map(pages).min(Comparator.comparingInt(List::size)).orElseThrow();
  }

  /** The map to scale. */
  private static final class MapPages {
    private MapPages() {}

    /**
     * The pages of a map on a sheet.
     *
     * @param hexSize distance between opposite edges of a hex, in millimetres
     */
    static Function<Sheet, List<PrintedPage>> of(Title title, double hexSize) {
      var painter =
          new BoardPainter(
              Board.empty(title.map()),
              Liveries.of(title.design().companies().values()),
              PaperTheme.THEME);
      double scale = hexSize / (2 * painter.geometry().inradius());
      Seams seams = HexSeams.of(title.map(), painter.geometry());
      return sheet ->
          new LargePicture(
                  "map",
                  title.design().title(),
                  painter,
                  sheet,
                  scale,
                  seams,
                  window -> hasHex(title, painter.geometry(), window))
              .pages();
    }

    private static boolean hasHex(Title title, HexGeometry geometry, Rectangle2D window) {
      return title.map().hexes().values().stream().anyMatch(hex -> lies(hex, geometry, window));
    }

    private static boolean lies(Hex hex, HexGeometry geometry, Rectangle2D window) {
      return geometry.hexagon(geometry.centre(hex.place()), 1).intersects(window);
    }
  }

  /**
   * The stock market, as large as fits on a page, or on several pages if its spaces would otherwise
   * be too small for markers.
   */
  private static final class MarketPages {
    /** Minimum width of a space in millimetres, so that a marker fits. */
    private static final double LEAST = 16;

    private static final double MOST = 26;

    private MarketPages() {}

    /**
     * The pages of a market on a sheet.
     *
     * @param sheets of which one is chosen; the market is as large as fits on any of them
     */
    static Function<Sheet, List<PrintedPage>> of(Title title, List<Sheet> sheets) {
      var painter =
          new MarketPainter(title.market(), PriceTokens.NONE, Liveries.NONE, PaperTheme.THEME);
      MarketSpace any = title.market().spaces().iterator().next();
      double space = painter.box(any.cell()).getWidth();
      double fitting =
          sheets.stream()
              .mapToDouble(sheet -> fitting(painter.bounds(), sheet))
              .max()
              .orElseThrow();
      double scale = Math.min(MOST / space, Math.max(LEAST / space, fitting));
      Seams seams = seams(title, painter);
      return sheet ->
          new LargePicture(
                  "market", title.design().title(), painter, sheet, scale, seams, window -> true)
              .pages();
    }

    /** Cuts between spaces. */
    private static Seams seams(Title title, MarketPainter painter) {
      List<Rectangle2D> boxes =
          title.market().spaces().stream().map(space -> painter.box(space.cell())).toList();
      return new Seams(
          boxes.stream().map(Rectangle2D::getX).distinct().map(Seam::upright).toList(),
          boxes.stream().map(Rectangle2D::getY).distinct().map(Seam::level).toList());
    }

    private static double fitting(Rectangle2D bounds, Sheet sheet) {
      double fits =
          Math.min(
              sheet.innerWidth() / bounds.getWidth(), sheet.innerHeight() / bounds.getHeight());
      return fits * 0.9999;
    }
  }

  /** Cuts of a map along the edges of its hexes, so that each hex is whole on one of the sheets. */
  static final class HexSeams {
    /** Positions that are closer are the same, in units of the picture. */
    private static final double SAME = 0.01;

    /** Scale of a hexagon with its outline; it also closes gaps between neighbours. */
    private static final double OUTLINED = 1.02;

    private final HexGeometry geometry;
    private final List<Vec> centres;

    private HexSeams(GameMap map, HexGeometry geometry) {
      this.geometry = geometry;
      centres =
          map.hexes().values().stream()
              .map(hex -> geometry.centre(hex.place()))
              .distinct()
              .toList();
    }

    static Seams of(GameMap map, HexGeometry geometry) {
      var hexes = new HexSeams(map, geometry);
      Rectangle2D hexagon = geometry.hexagon(1).getBounds2D();
      return new Seams(
          hexes.seams(Vec::x, hexagon.getMaxX(), Seams::left),
          hexes.seams(Vec::y, hexagon.getMaxY(), Seams::above));
    }

    /**
     * The cuts across one direction, one after each row of hexes.
     *
     * @param reach of a hex from its centre
     * @param half all that lies before a position
     */
    private List<Seam> seams(
        ToDoubleFunction<Vec> along, double reach, DoubleFunction<Rectangle2D> half) {
      double[] rows = centres.stream().mapToDouble(along).sorted().toArray();
      var seams = new ArrayList<Seam>();
      for (int next = 1; next < rows.length; next++) {
        if (rows[next] - rows[next - 1] < SAME) continue;
        double middle = (rows[next - 1] + rows[next]) / 2;
        double winding = Math.max(0, rows[next - 1] + reach - middle);
        seams.add(
            new Seam(
                middle - winding,
                middle + winding,
                () -> before(along, middle, half.apply(middle))));
      }
      return seams;
    }

    private Shape before(ToDoubleFunction<Vec> along, double middle, Rectangle2D half) {
      var side = new Area(half);
      for (Vec centre : centres)
        if (along.applyAsDouble(centre) > middle) side.subtract(hexagon(centre));
      for (Vec centre : centres)
        if (along.applyAsDouble(centre) < middle) side.add(hexagon(centre));
      return side;
    }

    private Area hexagon(Vec centre) {
      return new Area(geometry.hexagon(centre, OUTLINED));
    }
  }
}
