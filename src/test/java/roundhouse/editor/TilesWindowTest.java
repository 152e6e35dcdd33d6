package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.Layout;
import roundhouse.editor.kit.Camera;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.TileSketchPainter;
import roundhouse.picture.tile.UpgradeChart;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Counts and draws tiles by mouse and keys. */
@NeedsDisplay
class TilesWindowTest extends WindowTest {
  private Path file;
  private JTable manifest;
  private PictureView canvas;

  @BeforeEach
  void openTiles() throws Exception {
    file = desk.small.file("tiles.yaml");
    desk.bringUp(WindowView.EDIT_TILES);
    manifest = desk.part(JTable.class, "manifest");
    canvas = desk.part(PictureView.class, "tile canvas");
    Desk.until(manifest::getRowCount, rows -> rows == 4);
  }

  private void pick(int row, int column, int times) throws Exception {
    var cell = Desk.look(() -> manifest.getCellRect(row, column, false));
    desk.click(manifest, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), times);
  }

  private void push(String button) throws Exception {
    Component part = desk.part(JButton.class, button);
    desk.click(part, new Point2D.Double(part.getWidth() / 2.0, part.getHeight() / 2.0), 1);
  }

  private String written(String wanted) throws Exception {
    return written(file, wanted);
  }

  private String told() {
    return canvas.getAccessibleContext().getAccessibleDescription();
  }

  /** Where a point of the tile is on the canvas. */
  private Point2D at(Vec point) throws Exception {
    return Desk.look(
        () -> {
          var camera = new Camera();
          camera.show(
              canvas.picture().orElseThrow().bounds(), canvas.getWidth(), canvas.getHeight());
          return camera.toView(point.times(TileSketchPainter.SIZE).point());
        });
  }

  /** Copies tile 57 to draw on it. */
  private void copyCity() throws Exception {
    pick(3, 1, 1);
    Desk.until(this::told, said -> said.contains("tile 57:"));
    push("Copy to draw");
    assertThat(written("57a"))
        .endsWith(
            "57a: { count: 1, color: yellow, print: \"city=revenue:20;path=a:0,b:_0;path=a:_0,b:3\""
                + " }\n");
    assertThat(Desk.until(this::told, said -> said.contains("57a")))
        .contains("yellow tile 57a: city 1 worth 20; track edge 0 to city 1, city 1 to edge 3");
    desk.await(
        now ->
            now.play().map(play -> play.title().design().tiles().containsKey("57a")).orElse(false));
    settle();
  }

  /** Waits until the canvas keeps its position and size. */
  private void settle() throws Exception {
    for (Rectangle before = new Rectangle(), now = place(); !now.equals(before); now = place()) {
      before = now;
      Waiting.pass(Duration.ofMillis(150));
    }
  }

  private Rectangle place() throws Exception {
    return Desk.look(() -> new Rectangle(canvas.getLocationOnScreen(), canvas.getSize()));
  }

  @Test
  void aCountTypedIntoTheManifestIsInTheFileAndInTheGame() throws Exception {
    pick(0, 2, 1);
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("6");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("6")).isEqualTo("7: 6\n8: unlimited\n9: unlimited\n57: 4\n");
    desk.await(
        now ->
            now.play()
                .map(play -> play.title().design().tiles().get("7").count().number() == 6)
                .orElse(false));
  }

  @Test
  void anEditOnDiskIsMergedWithAnEditedCount() throws Exception {
    editedHereAndElsewhere(
        file,
        () -> {
          pick(0, 2, 1);
          desk.press(KeyEvent.VK_F2);
          desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
          desk.type("6");
          desk.press(KeyEvent.VK_ENTER);
        },
        "7: 6\n");
  }

  @Test
  void aDragLaysTrackOnATileOfTheDesignAndUndoRemovesIt() throws Exception {
    copyCity();

    desk.drag(canvas, at(new HexGeometry(Layout.FLAT).edge(1).times(0.92)), at(Vec.ZERO));

    assertThat(written("path=a:1")).contains("path=a:_0,b:3;path=a:1,b:_0\"");
    assertThat(Desk.until(this::told, said -> said.contains("edge 1 to city 1")))
        .contains("edge 1 to city 1");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("b:3\" }")).doesNotContain("path=a:1");
  }

  @Test
  void aTileIsDrawnByKeysAlone() throws Exception {
    copyCity();

    desk.press(KeyEvent.VK_RIGHT);
    desk.press(KeyEvent.VK_RIGHT);
    desk.press(KeyEvent.VK_SPACE);
    for (int on = 0; on < 4; on++) desk.press(KeyEvent.VK_RIGHT);
    assertThat(told()).contains("at city 1, drawing from edge 2");
    desk.press(KeyEvent.VK_SPACE);
    assertThat(written("path=a:2")).contains("path=a:2,b:_0\"");

    desk.type("t");
    assertThat(written("town"))
        .contains("city=revenue:20;town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:2,b:_0\"");
    assertThat(Desk.until(this::told, said -> said.contains("town 2")))
        .contains("town 2 worth 10", "edge 2 to city 1");
  }

  @Test
  void whatIsTypedIntoTheNotationIsDrawn() throws Exception {
    copyCity();
    JTextField notation = desk.part(JTextField.class, "tile notation");
    desk.click(notation, new Point2D.Double(20, notation.getHeight() / 2.0), 1);
    desk.press(KeyEvent.VK_END);
    for (int back = 0; back < 3; back++) desk.press(KeyEvent.VK_BACK_SPACE);
    Desk.look(
        () -> {
          notation.setText(notation.getText() + "b:4");
          return true;
        });
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("b:4")).contains("path=a:_0,b:4\" }");
    assertThat(Desk.until(this::told, said -> said.contains("edge 4")))
        .contains("city 1 to edge 4");
  }

  @Test
  void theTableSaysWhatTheMapNeedsAndWhatATileLooksLike() throws Exception {
    copyCity();
    JTable needs = desk.part(JTable.class, "needs");
    JList<?> kin = desk.part(JList.class, "kin");

    assertThat(Desk.until(needs::getRowCount, rows -> rows == 2)).isEqualTo(2);
    assertThat(
            Desk.look(
                () ->
                    needs.getValueAt(0, 1)
                        + " "
                        + needs.getValueAt(0, 2)
                        + " "
                        + needs.getValueAt(0, 3)))
        .isEqualTo("6 7 8 9 ∞");
    assertThat(Desk.until(() -> lines(kin), said -> said.contains("57: the same")))
        .contains("57: the same", "what is printed on B2 B4");
    Desk.look(
        () -> {
          desk.window.setSize(640, 500);
          desk.window.validate();
          return true;
        });
    Desk.caughtUp();
    assertThat(Desk.look(kin::getWidth))
        .as("no line is wider than the view")
        .isEqualTo(Desk.look(() -> kin.getParent().getWidth()));
    desk.picture("tile-relations");
  }

  @Test
  void theChartOfUpgradesChoosesTilesByKeysAndClicks() throws Exception {
    pick(0, 1, 1);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_U);
    PictureView chart = desk.part(PictureView.class, "upgrades");
    Desk.until(chart::isFocusOwner, yes -> yes);

    desk.press(KeyEvent.VK_RIGHT);

    assertThat(Desk.until(this::told, said -> said.contains("tile 8:"))).contains("tile 8:");
    assertThat(Desk.look(manifest::getSelectedRow)).isEqualTo(1);
    UpgradeChart drawn = (UpgradeChart) chart.picture().orElseThrow();
    desk.click(chart, Desk.look(() -> chart.pixel(drawn.centre("57").orElseThrow())), 1);
    assertThat(Desk.until(this::told, said -> said.contains("tile 57:"))).contains("tile 57:");
    assertThat(chart.getAccessibleContext().getAccessibleDescription()).contains("57");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_U);
    assertThat(Desk.until(manifest::isShowing, yes -> yes)).isTrue();
  }

  @Test
  void aRowOfTheManifestIsAsHighAsItsWordsInANarrowColumn() throws Exception {
    copyCity();
    JTable manifest = desk.part(JTable.class, "manifest");
    int remarks = manifest.getColumnCount() - 1;
    int usual = Desk.look(() -> manifest.getRowHeight(0));
    Desk.look(
        () -> {
          manifest.getColumnModel().getColumn(remarks).setMaxWidth(30);
          return true;
        });

    assertThat(Desk.until(() -> highest(manifest), high -> high > usual)).isGreaterThan(usual);
    desk.picture(test);
  }

  private static int highest(JTable table) {
    return IntStream.range(0, table.getRowCount()).map(table::getRowHeight).max().orElse(0);
  }

  private static String lines(JList<?> list) {
    var all = new StringBuilder();
    for (int line = 0; line < list.getModel().getSize(); line++)
      all.append(list.getModel().getElementAt(line)).append('\n');
    return all.toString();
  }
}
