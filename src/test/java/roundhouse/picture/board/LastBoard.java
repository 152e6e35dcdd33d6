package roundhouse.picture.board;

import java.awt.Dimension;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.ParserConfigurationException;
import roundhouse.board.Board;
import roundhouse.editor.workspace.DividerPlaces;
import roundhouse.editor.workspace.PlayRecipes;
import roundhouse.editor.workspace.PlayShapes;
import roundhouse.engine.Title;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Liveries;
import roundhouse.picture.Theme;

/** What is wrong with the words of a board at the end of a game, on paper and on a screen. */
public final class LastBoard {
  /** The smallest is also a screen of 1920 by 1080 pixels whose scale is 2. */
  private static final List<Dimension> SCREENS =
      List.of(
          new Dimension(960, 540),
          new Dimension(1366, 768),
          new Dimension(1920, 1080),
          new Dimension(2560, 1440));

  /** What the task bar, the menu, the header and the status strip take of a screen. */
  private static final int AROUND = 130;

  /** The radius of a hex, in pixels, from which a small screen shows the whole board. */
  private static final int NAMED = 13;

  private LastBoard() {}

  /** Words that lie on something or are lost; each number of players looks at another screen. */
  public static List<String> faults(Title any, int players, Board board)
      throws ParserConfigurationException {
    Title title = any.forPlayers(players);
    Dimension screen = SCREENS.get(players % SCREENS.size());
    double radius = radius(title, screen);
    String where =
        "at %d x %d, with hexes of %.0f pixels, ".formatted(screen.width, screen.height, radius);
    var faults = new ArrayList<String>();
    LetteringTest.overlaps(board).forEach(overlap -> faults.add(overlap.toString()));
    if (radius < NAMED) faults.add(where + "the whole board has no names");
    ScreenSurvey.missing(
            board,
            Liveries.of(title.design().companies().values()),
            players % 2 == 0 ? Theme.LIGHT : Theme.DARK,
            radius / HexGeometry.RADIUS)
        .forEach(missing -> faults.add(where + missing));
    return faults;
  }

  /** The radius of a hex with which the board opens there. */
  private static double radius(Title title, Dimension screen) {
    var printed = new BoardPainter(Board.empty(title.map()), Liveries.NONE, Theme.LIGHT);
    var recipes =
        new PlayRecipes(
            screen.width, screen.height - AROUND, PlayShapes.of(printed.bounds(), title.market()));
    return recipes.plan(recipes.best(), DividerPlaces.FREE).radius();
  }
}
