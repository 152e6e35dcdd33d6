package roundhouse.bench;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import roundhouse.board.Board;
import roundhouse.editor.Indexed;
import roundhouse.editor.WindowPictures;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.Liveries;
import roundhouse.picture.Painter;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.board.LetteringSurvey;
import roundhouse.picture.board.ScreenSurvey;
import roundhouse.picture.lettering.LetterScale;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/**
 * Draws the boards of all titles, empty and at the end of a golden game, in both themes, as screens
 * of four sizes show them, and tells what is wrong with their words.
 */
final class LateBoards {
  private static final Path FOLDER = Path.of("target", "boards");
  private static final Path PICTURES = Path.of("src", "main", "pictures");

  /** The scale at which one lays track. */
  private static final double WORK = 0.48;

  /** Of the boards of the README, whose cities have their names. */
  private static final double NAMED = 0.35;

  /** A smaller scale shows the part that matters, at the scale of work. */
  private static final double LEAST = 0.20;

  private static final double LARGEST_FIT = 1.1;

  /** A screen with the room that play gives the board of a large map. */
  private record Screen(String name, int width, int height) {}

  private static final List<Screen> SCREENS =
      List.of(
          new Screen("960x540", 360, 410),
          new Screen("1366x768", 531, 610),
          new Screen("1920x1080", 804, 922),
          new Screen("2560x1440", 1072, 1282));

  private LateBoards() {}

  /** Fails where a word is too small, too faint, missing, or lies on something. */
  static void run(List<String> arguments, PrintStream out) throws Exception {
    Path folder = arguments.isEmpty() ? FOLDER : Path.of(arguments.getFirst());
    Files.createDirectories(folder);
    int found = 0;
    for (String title : titles()) {
      if (arguments.size() > 1 && !arguments.contains(title)) continue;
      Title rules = TestTitle.of(title);
      found += draw(folder, title, rules, Board.empty(rules.map()), out);
      found += draw(folder, title + "-late", rules, board(title), out);
    }
    if (found > 0) throw new IllegalStateException(found + " faults of lettering");
  }

  /** Writes the pictures of the README: those of the window, and late boards. */
  static void pictures(List<String> arguments, PrintStream out) throws Exception {
    WindowPictures.run(arguments, out);
    Path to = arguments.isEmpty() ? PICTURES : Path.of(arguments.getFirst());
    for (String title : List.of("1860", "1861", "1870"))
      late(to.resolve("late-" + title + ".png"), title);
  }

  private static int draw(Path folder, String name, Title title, Board board, PrintStream out)
      throws Exception {
    Liveries liveries = Liveries.of(title.design().companies().values());
    var bounds = new BoardPainter(board, liveries, Theme.LIGHT).bounds();
    var scales = new TreeMap<Double, String>();
    for (Screen screen : SCREENS) {
      double fit =
          Math.min(screen.width() / bounds.getWidth(), screen.height() / bounds.getHeight());
      if (fit >= LEAST) scales.put(Math.min(fit, LARGEST_FIT), screen.name());
    }
    scales.put(WORK, "work");
    List<?> onPaper = LetteringSurvey.of(board, LetterScale.TO_SCALE, 2);
    out.printf("%s, to scale: %d faults%n", name, onPaper.size());
    onPaper.forEach(fault -> out.println("  " + fault));
    int found = onPaper.size();
    for (var scale : scales.entrySet())
      for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
        String dark = theme == Theme.DARK ? "-dark" : "";
        String file = name + "-" + scale.getValue() + dark;
        picture(folder.resolve(file + ".png"), board, liveries, theme, scale.getKey());
        List<String> faults = ScreenSurvey.of(board, liveries, theme, scale.getKey());
        out.printf("%s, R %.1f: %d faults%n", file, 100 * scale.getKey(), faults.size());
        faults.forEach(fault -> out.println("  " + fault));
        found += faults.size();
      }
    return found;
  }

  private static void picture(Path file, Board board, Liveries liveries, Theme theme, double scale)
      throws IOException {
    var painter = new BoardPainter(board, liveries, theme);
    PictureFiles.png(
        file,
        new Painter() {
          @Override
          public Rectangle2D bounds() {
            return painter.bounds();
          }

          @Override
          public void paint(Graphics2D graphics) {
            painter.paint(graphics, scale);
          }
        },
        (int) Math.ceil(painter.bounds().getWidth() * scale));
  }

  /** Titles with golden games. */
  private static List<String> titles() throws IOException {
    return GoldenGame.files(GoldenGame.FOLDER).stream()
        .map(file -> file.getParent().getFileName().toString())
        .distinct()
        .toList();
  }

  /** The board at the end of a golden game of four. */
  private static Board board(String title) throws IOException {
    GoldenGame game = GoldenGame.named(title + "/4-players");
    Title played =
        TestTitle.of(title, game.options().toArray(String[]::new))
            .forPlayers(game.log().players().size());
    return SavedGameReplay.of(played, game.log()).last().board();
  }

  /** Writes the board of a title late in a game, large enough for its values and names. */
  private static void late(Path file, String title) throws IOException {
    Liveries liveries = Liveries.of(TestTitle.of(title).design().companies().values());
    Board board = board(title);
    picture(file, board, liveries, Theme.LIGHT, NAMED);
    Indexed.reduce(file);
  }
}
