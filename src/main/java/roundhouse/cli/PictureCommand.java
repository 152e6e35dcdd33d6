package roundhouse.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import roundhouse.board.Board;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.ExitStatus;
import roundhouse.cli.outcome.OutputFile;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.game.UnfitPlayers;
import roundhouse.market.PriceTokens;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.market.MarketPainter;
import roundhouse.picture.tile.ManifestEntries;
import roundhouse.picture.tile.ManifestPainter;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.picture.tile.UpgradeChart;

/** Draws a design, or a moment of a game, into a file. */
@Command(
    name = "picture",
    description = {
      "Draw the board, the market, a tile, all tiles or their upgrades of a design into a PNG or"
          + " SVG file.",
      "With --game it draws the board, market or remaining tiles of that saved game. It needs no"
          + " display."
    })
final class PictureCommand implements Callable<Integer> {
  private static final int WIDEST = 20_000;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "WHAT",
      description = "What to draw: ${COMPLETION-CANDIDATES}.")
  private PictureSubject motif;

  @Parameters(
      index = "1",
      paramLabel = "DESIGN",
      description = "The design: the name or path of its folder.")
  private String design;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write, ending in .png or .svg (default: DESIGN-WHAT.png).")
  private Optional<Path> output;

  @Option(
      names = "--width",
      paramLabel = "N",
      description = "Width in pixels, 1 to 20000 (default: depends on WHAT).")
  private Optional<Integer> width;

  @Option(
      names = "--option",
      split = ",",
      paramLabel = "NAME",
      description = "Options to turn on (default: none, or those of the saved game).")
  private List<String> options = List.of();

  @Option(names = "--game", paramLabel = "FILE", description = "A saved game.")
  private Optional<Path> game;

  @Option(
      names = "--at",
      paramLabel = "N",
      description =
          "Number of actions of the game to play (default: those up to the moment at which it was"
              + " left).")
  private Optional<Integer> at;

  @Option(names = "--tile", paramLabel = "NUMBER", description = "Which tile to draw.")
  private Optional<String> tile;

  @Option(
      names = "--rotation",
      paramLabel = "R",
      defaultValue = "0",
      description = "Rotation in sixths of a turn clockwise, 0 to 5 (default: ${DEFAULT-VALUE}).")
  private int rotation;

  @Option(names = "--dark", description = "Draw on a dark background.")
  private boolean dark;

  @Override
  public Integer call() throws IOException {
    refuseMisuse();
    var moment = PicturedState.load(design, options, game, at);
    Painter painter =
        motif.painter(moment, dark ? Theme.DARK : Theme.LIGHT, tile.orElse(""), rotation);
    Path file = output.orElse(Path.of(design + "-" + motif + ".png"));
    int across = width.orElse(motif.width());
    OutputFile.write(
        file,
        () -> {
          if (ending(file).equals("svg")) PictureFiles.svg(file, painter, across);
          else PictureFiles.png(file, painter, across);
        });
    spec.commandLine()
        .getOut()
        .printf("%s: %s x %s%n", file, across, PictureFiles.height(painter, across));
    return ExitStatus.DONE;
  }

  private void refuseMisuse() {
    output
        .map(PictureCommand::ending)
        .filter(ending -> !ending.equals("png") && !ending.equals("svg"))
        .ifPresent(ending -> misused("'%s' must end in .png or .svg".formatted(output.get())));
    width
        .filter(pixels -> pixels < 1 || pixels > WIDEST)
        .ifPresent(
            pixels -> misused("--width must be 1 to %s pixels, not %s".formatted(WIDEST, pixels)));
    if (rotation < 0 || rotation > 5) misused("--rotation must be 0 to 5, not " + rotation);
    if (motif == PictureSubject.TILE && tile.isEmpty()) misused("Name the tile with --tile NUMBER");
    if (at.isPresent() && game.isEmpty()) misused("--at needs a saved game: --game FILE");
  }

  private void misused(String message) {
    throw new ParameterException(spec.commandLine(), message);
  }

  private static String ending(Path file) {
    String name = file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /** What a picture can show of a title. */
  private enum PictureSubject {
    BOARD(1600),
    MARKET(2000),
    TILE(400),
    TILES(1600),
    UPGRADES(1600);

    private static final int COLUMNS = 8;

    /** As wide as most screens for their height. */
    private static final double SHAPE = 1.6;

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
        case TILES -> new ManifestPainter(tiles(moment), layout, COLUMNS, theme);
        case UPGRADES -> UpgradeChart.of(moment.title(), tiles(moment), SHAPE, theme);
      };
    }

    private static List<ManifestPainter.Entry> tiles(PicturedState moment) {
      return ManifestEntries.of(
          moment.title(), moment.played() ? Optional.of(moment.board()) : Optional.empty());
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

  /**
   * What a picture shows: a title without a game, or a moment of a game.
   *
   * @param board as printed, or as laid
   * @param tokens on the market
   * @param played whether it shows a game
   */
  private record PicturedState(Title title, Board board, PriceTokens tokens, boolean played) {

    /**
     * Loads a design and replays a game up to the moment.
     *
     * @param options to turn on; if empty, those of the game
     * @throws CommandFailure when the design or game does not exist, or the rules refuse the game
     */
    static PicturedState load(
        String design, List<String> options, Optional<Path> game, Optional<Integer> at) {
      Optional<GameLog> log = game.map(SavedGameFile::read);
      List<String> on = options.isEmpty() ? log.map(GameLog::options).orElse(List.of()) : options;
      Title title = new TitleOpener().open(design, on);
      if (log.isEmpty())
        return new PicturedState(title, Board.empty(title.map()), PriceTokens.NONE, false);
      return played(title, first(log.get(), at.orElse(log.get().moment())));
    }

    private static GameLog first(GameLog log, int actions) {
      int most = log.actions().size();
      if (actions < 0 || actions > most)
        throw new CommandFailure(
            "The game has %s actions, so --at must be 0 to %s, not %s."
                .formatted(most, most, actions));
      return log.with(log.actions().subList(0, actions));
    }

    private static PicturedState played(Title title, GameLog log) {
      try {
        SavedGameReplay rerun = SavedGameReplay.of(title, log);
        if (rerun.stopped().isPresent())
          throw new CommandFailure(
              "Action %s of the game is refused: %s"
                  .formatted(rerun.actionCount() + 1, rerun.reason()));
        return new PicturedState(title, rerun.last().board(), rerun.last().tokens(), true);
      } catch (UnfitPlayers foreign) {
        throw new CommandFailure(
            "The game does not fit design '%s': %s.".formatted(title.id(), foreign.getMessage()),
            foreign);
      }
    }
  }
}
