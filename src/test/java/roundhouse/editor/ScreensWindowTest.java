package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.play.market.MarketView;
import roundhouse.editor.workspace.Workspace;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.board.MapEditPainter;
import roundhouse.testkit.NeedsDisplay;

/** Small and large screens in both looks, seen in one window: it costs little to look at all. */
@NeedsDisplay
class ScreensWindowTest {
  /** What the task bar takes of a screen. */
  private static final int TASK_BAR = 40;

  private static final List<Rectangle> SCREENS =
      List.of(
          new Rectangle(960, 540),
          new Rectangle(1366, 768),
          new Rectangle(1920, 1080),
          new Rectangle(2560, 1440));

  private static final List<WindowView> PARTS =
      List.of(
          WindowView.BOARD,
          WindowView.CHOICES,
          WindowView.BOOKS,
          WindowView.MARKET,
          WindowView.LOG);

  @Test
  void theWholeMarketIsToBeHadNothingMovesAndNoFileIsLeft() throws Exception {
    try (PicturedWindow shown = PicturedWindow.inPlay()) {
      MainWindow window = shown.window();
      shown.open(PicturedWindow.game("1870", "4-players"));
      Set<Path> files = files(shown.project());
      for (Rectangle screen : SCREENS) {
        shown.resize(screen.width, screen.height - TASK_BAR);
        shown.goTo(300);
        readableMap(window, screen);
        wholeForms(window, screen);
        answersBesidePlots(window, screen);
        look(() -> window.workspaces().go(Workspace.PLAY));
        wholeMarket(shown, screen);
        Map<String, Rectangle> before = places(window);
        look(() -> dark(window, !window.parts().window.look().dark()));
        shown.goTo(302);
        assertThat(places(window)).as("in the other look at " + screen.getSize()).isEqualTo(before);
      }
      look(() -> dark(window, false));
      assertThat(files(shown.project())).as("files after a look around").isEqualTo(files);
    }
  }

  /** In Design the whole map is in sight at first; on a small screen what has room for ids. */
  private static void readableMap(MainWindow window, Rectangle screen) throws Exception {
    look(() -> window.workspaces().go(Workspace.DESIGN));
    look(() -> window.bringToFront(WindowView.EDIT_MAP));
    var map = (PictureView) Desk.until(() -> showing(window, "map"), there -> there != null);
    Desk.until(() -> map.picture().isPresent(), yes -> yes);
    Rectangle2D printed =
        MapEditPainter.frame(window.shown().play().orElseThrow().title().map(), List.of());
    Point2D from =
        Hands.look(() -> map.pixel(new Point2D.Double(printed.getMinX(), printed.getMinY())));
    Point2D to =
        Hands.look(() -> map.pixel(new Point2D.Double(printed.getMaxX(), printed.getMaxY())));
    double radius = HexGeometry.RADIUS * (to.getY() - from.getY()) / printed.getHeight();
    assertThat(radius).as("a hex at " + screen.getSize()).isGreaterThanOrEqualTo(16.99);
    if (screen.width >= 1366)
      assertThat(List.of(from, to))
          .as("corners of the map at " + screen.getSize())
          .allMatch(new Rectangle(-1, -1, map.getWidth() + 2, map.getHeight() + 2)::contains);
  }

  /** The form of a hex has more room than what is found in the map; a tile's stops have theirs. */
  private static void wholeForms(MainWindow window, Rectangle screen) throws Exception {
    Component more = Desk.until(() -> showing(window, "hex add"), there -> there != null);
    Hands.caughtUp();
    Component findings = showing(window, "map findings");
    int least = findings == null ? 0 : findings.getParent().getHeight();
    assertThat(SwingUtilities.getAncestorOfClass(JViewport.class, more).getHeight())
        .as("the form of a hex at " + screen.getSize())
        .isGreaterThan(least);
    look(() -> window.bringToFront(WindowView.EDIT_TILES));
    var stops = (JTable) Desk.until(() -> showing(window, "stops"), there -> there != null);
    Desk.until(stops::getRowCount, rows -> rows > 0);
    Hands.caughtUp();
    assertThat(stops.getHeight())
        .as("the stops of a tile at " + screen.getSize())
        .isGreaterThanOrEqualTo(stops.getPreferredSize().height);
  }

  /** A wide screen has room for what experiments say and for what they draw. */
  private static void answersBesidePlots(MainWindow window, Rectangle screen) throws Exception {
    look(() -> window.workspaces().go(Workspace.EVIDENCE));
    Desk.until(() -> showing(window, "answers"), there -> there != null);
    Hands.caughtUp();
    assertThat(showing(window, "figure") != null)
        .as("bars beside the answers at " + screen.getSize())
        .isEqualTo(screen.width >= 1920);
  }

  private static void dark(MainWindow window, boolean dark) {
    window.parts().window.look().dark(dark);
  }

  private static void look(Runnable does) throws Exception {
    Hands.look(
        () -> {
          does.run();
          return true;
        });
    Hands.caughtUp();
  }

  /** On the key for the whole, each corner of the chart is in sight. */
  private static void wholeMarket(PicturedWindow shown, Rectangle screen) throws Exception {
    look(() -> shown.window().workspaces().show(WindowView.MARKET.id()));
    var market =
        (MarketView) Desk.until(() -> showing(shown.window(), "market"), there -> there != null);
    Desk.until(() -> market.picture().isPresent(), yes -> yes);
    WindowHand.press(market, "Z");
    List<Point2D> corners =
        Hands.look(
            () -> {
              Rectangle2D all = market.picture().orElseThrow().bounds();
              return List.of(
                  market.pixel(new Point2D.Double(all.getMinX(), all.getMinY())),
                  market.pixel(new Point2D.Double(all.getMaxX(), all.getMaxY())));
            });
    Rectangle2D room =
        Hands.look(() -> new Rectangle(-1, -1, market.getWidth() + 2, market.getHeight() + 2));
    assertThat(corners).as("corners of the market at " + screen.getSize()).allMatch(room::contains);
    WindowHand.press(market, "Z");
  }

  private static Component showing(MainWindow window, String name) {
    Component part = WindowHand.named(window, name);
    return part != null && part.isShowing() ? part : null;
  }

  private static Map<String, Rectangle> places(MainWindow window) throws Exception {
    Hands.caughtUp();
    return Hands.look(
        () -> {
          var all = new TreeMap<String, Rectangle>();
          for (WindowView view : PARTS) {
            Component part = showing(window, "view " + view.id());
            if (part != null)
              all.put(view.id(), new Rectangle(part.getLocationOnScreen(), part.getSize()));
          }
          return all;
        });
  }

  private static Set<Path> files(PicturedProject project) throws Exception {
    try (Stream<Path> all = Files.walk(project.root())) {
      return all.filter(path -> !path.startsWith(project.state())).collect(Collectors.toSet());
    }
  }
}
