package roundhouse.cli;

import java.util.List;
import java.util.Locale;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.Count;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.ManifestPainter;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;

/** What a picture can show of a title. */
enum PictureSubject {
  BOARD(1600),
  MARKET(2000),
  TILE(400),
  TILES(1600);

  private static final int COLUMNS = 8;

  private final int width;

  PictureSubject(int width) {
    this.width = width;
  }

  /** Its default width in pixels. */
  int width() {
    return width;
  }

  /** As typed on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The picture.
   *
   * @param number of the tile, for a picture of one
   * @param rotation of that tile
   */
  Painter painter(PicturedState moment, Theme theme, String number, int rotation) {
    Liveries liveries = Liveries.of(moment.title().design().companies().values());
    Layout layout = moment.title().map().layout();
    return switch (this) {
      case BOARD -> new BoardPainter(moment.board(), liveries, theme);
      case MARKET -> new MarketPainter(moment.title().market(), moment.tokens(), liveries, theme);
      case TILE -> new TilePainter(TileFace.of(tile(moment, number), rotation, layout), theme);
      case TILES -> new ManifestPainter(entries(moment), layout, COLUMNS, theme);
    };
  }

  private static Tile tile(PicturedState moment, String number) {
    Tile tile = moment.title().tiles().get(number);
    if (tile != null) return tile;
    var known = moment.title().tiles().keySet();
    throw new CommandFailure(
        "There is no tile '%s' in design '%s': %s"
            .formatted(number, moment.title().id(), SpellingHint.fix(number, known)));
  }

  private static List<ManifestPainter.Entry> entries(PicturedState moment) {
    return moment.title().tiles().values().stream()
        .map(tile -> new ManifestPainter.Entry(tile, count(moment, tile)))
        .toList();
  }

  private static String count(PicturedState moment, Tile tile) {
    Count count = moment.title().design().tiles().get(tile.number()).count();
    if (count.unlimited()) return "unlimited";
    if (!moment.played()) return String.valueOf(count.number());
    long laid =
        moment.board().laid().values().stream()
            .filter(placement -> placement.tile().number().equals(tile.number()))
            .count();
    return count.number() - laid + " of " + count.number();
  }
}
