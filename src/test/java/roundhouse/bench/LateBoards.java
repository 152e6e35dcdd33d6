package roundhouse.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import roundhouse.board.Board;
import roundhouse.editor.WindowPictures;
import roundhouse.engine.Title;
import roundhouse.engine.play.SavedGameReplay;
import roundhouse.picture.Liveries;
import roundhouse.picture.PictureFiles;
import roundhouse.picture.Theme;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.board.LetteringSurvey;
import roundhouse.testkit.GoldenGame;
import roundhouse.testkit.TestTitle;

/**
 * Draws the boards of all titles, empty and at the end of a golden game, in both themes, and tells
 * which words lie on something.
 */
final class LateBoards {
  private static final Path FOLDER = Path.of("target", "boards");
  private static final Path PICTURES = Path.of("src", "main", "pictures");
  private static final double MOST = 2;
  private static final int WIDTH = 1600;
  private static final int HEIGHT = 440;

  private LateBoards() {}

  /** Fails where a word lies on track, a city, a river or another word. */
  static void run(List<String> arguments, PrintStream out) throws Exception {
    Path folder = arguments.isEmpty() ? FOLDER : Path.of(arguments.getFirst());
    Files.createDirectories(folder);
    int found = 0;
    for (String title : titles()) {
      Title rules = TestTitle.of(title);
      found += draw(folder, title, rules, Board.empty(rules.map()), out);
      found += draw(folder, title + "-late", rules, board(title), out);
    }
    if (found > 0) throw new IllegalStateException(found + " words lie on something");
  }

  /** Writes the pictures of the README: those of the window, and late boards. */
  static void pictures(List<String> arguments, PrintStream out) throws Exception {
    WindowPictures.run(arguments, out);
    Path to = arguments.isEmpty() ? PICTURES : Path.of(arguments.getFirst());
    for (String title : List.of("1860", "1861", "1870"))
      late(to.resolve("late-" + title + ".png"), title);
  }

  private static int draw(Path folder, String name, Title title, Board board, PrintStream out)
      throws IOException {
    Liveries liveries = Liveries.of(title.design().companies().values());
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK))
      PictureFiles.png(
          folder.resolve(name + (theme == Theme.DARK ? "-dark" : "") + ".png"),
          new BoardPainter(board, liveries, theme),
          WIDTH);
    List<LetteringSurvey.Overlap> overlaps = LetteringSurvey.of(board, MOST);
    out.printf("%s: %d words lie on something%n", name, overlaps.size());
    overlaps.forEach(overlap -> out.println("  " + overlap));
    return overlaps.size();
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
    GoldenGame game = GoldenGame.read(GoldenGame.FOLDER.resolve(title).resolve("4-players.jsonl"));
    Title played =
        TestTitle.of(title, game.options().toArray(String[]::new))
            .forPlayers(game.log().players().size());
    return SavedGameReplay.of(played, game.log()).last().board();
  }

  /** Writes the board of a title late in a game. */
  private static void late(Path file, String title) throws IOException {
    Liveries liveries = Liveries.of(TestTitle.of(title).design().companies().values());
    var painter = new BoardPainter(board(title), liveries, Theme.LIGHT);
    double shape = painter.bounds().getWidth() / painter.bounds().getHeight();
    PictureFiles.png(file, painter, (int) Math.round(HEIGHT * shape));
  }
}
