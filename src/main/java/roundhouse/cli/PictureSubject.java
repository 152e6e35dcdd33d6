package roundhouse.cli;

import java.util.Locale;
import java.util.Optional;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.problem.SpellingHint;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.ManifestEntries;
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
      case TILES -> {
        var tiles =
            ManifestEntries.of(
                moment.title(), moment.played() ? Optional.of(moment.board()) : Optional.empty());
        yield new ManifestPainter(tiles, layout, COLUMNS, theme);
      }
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
}
