package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.PictureView;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** Edits a part of the design as a table, by mouse and keys. */
@NeedsDisplay
class TablesWindowTest extends WindowTest {
  private Path trains;
  private JTable table;

  @BeforeEach
  void openTable() throws Exception {
    trains = desk.small.titles().designs().getFirst().resolve("trains.yaml");
    desk.bringUp(WindowView.TABLES);
    table = desk.part(JTable.class, "table trains");
    Desk.until(table::getRowCount, rows -> rows == 1);
  }

  private void click(int row, int column) throws Exception {
    Rectangle cell = Desk.look(() -> table.getCellRect(row, column, false));
    desk.click(table, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), 1);
  }

  private int column(String name) throws Exception {
    return Desk.look(() -> table.getColumnModel().getColumnIndex(name));
  }

  private String written(String wanted) throws Exception {
    return written(trains, wanted);
  }

  @Test
  void aPriceTypedIntoTheTableIsInTheFileAndInTheGame() throws Exception {
    click(0, column("price"));
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("120");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("120")).isEqualTo("\"2\": { runs: 2, price: 120, count: unlimited }\n");
    desk.await(
        now ->
            now.play()
                .map(play -> play.title().design().trains().get("2").price() == 120)
                .orElse(false));

    click(0, column("price"));
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("80")).isEqualTo("\"2\": { runs: 2, price: 80, count: unlimited }\n");
  }

  @Test
  void aRowGetsAnotherNameWhereverItIsNamed() throws Exception {
    Path notes = Files.writeString(trains.resolveSibling("notes.yaml"), "trains:\n  2: cheap\n");
    Path phases = trains.resolveSibling("phases.yaml");
    String before = Files.readString(phases);
    click(0, 0);
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("2h");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("2h")).isEqualTo("\"2h\": { runs: 2, price: 80, count: unlimited }\n");
    assertThat(written(notes, "2h")).isEqualTo("trains:\n  2h: cheap\n");
    desk.await(
        now ->
            now.play().map(play -> play.title().design().trains().containsKey("2h")).orElse(false));
    assertThat(Desk.look(desk.window::shown).problems()).isEmpty();

    click(0, 0);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("\"2\"")).isEqualTo("\"2\": { runs: 2, price: 80, count: unlimited }\n");
    assertThat(written(notes, "2: ")).isEqualTo("trains:\n  2: cheap\n");
    assertThat(Files.readString(phases)).isEqualTo(before);
  }

  @Test
  void anEditOnDiskIsMergedWithAnEditOfTheTable() throws Exception {
    editedHereAndElsewhere(
        trains,
        () -> {
          click(0, column("price"));
          desk.press(KeyEvent.VK_F2);
          desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
          desk.type("120");
          desk.press(KeyEvent.VK_ENTER);
        },
        "price: 120");
  }

  @Test
  void keysClearACellAndMoveAndRemoveRows() throws Exception {
    Files.writeString(
        trains,
        "\"2\": { runs: 2, price: 80, count: unlimited }\n"
            + "\"3\": { runs: 3, price: 180, count: 4 }\n"
            + "\"4\": { runs: 4, price: 300, count: 3, rusts-on: \"2\" }\n");
    desk.workshop().reload();
    Desk.until(table::getRowCount, rows -> rows == 3);
    click(2, column("rusts on"));
    desk.press(KeyEvent.VK_DELETE);
    assertThat(written("count: 3 }")).endsWith("\"4\": { runs: 4, price: 300, count: 3 }\n");

    click(0, 0);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_DOWN);
    assertThat(written("count: 4 }\n\"2\""))
        .startsWith("\"3\": { runs: 3, price: 180, count: 4 }\n\"2\": { runs: 2");

    assertThat(Desk.<String>until(() -> told(0, 0), "3"::equals)).isEqualTo("3");
    click(0, column("runs"));
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_DELETE);
    String rest =
        Waiting.within(
            Duration.ofSeconds(30),
            () -> Files.readString(trains),
            text -> !text.contains("price: 180"));
    assertThat(rest).startsWith("\"2\": { runs: 2").doesNotContain("price: 180");
  }

  @Test
  void whatIsWrongIsMarkedInItsCell() throws Exception {
    click(0, column("price"));
    desk.press(KeyEvent.VK_F2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("dear");
    desk.press(KeyEvent.VK_ENTER);
    int price = column("price");

    String tip = Desk.until(() -> tip(0, price), said -> said.contains("'dear'"));
    assertThat(tip).contains("'dear'");
  }

  private String tip(int row, int column) {
    var shown = (JComponent) table.prepareRenderer(table.getCellRenderer(row, column), row, column);
    return String.valueOf(shown.getToolTipText());
  }

  private String told(int row, int column) {
    return ((JLabel) table.prepareRenderer(table.getCellRenderer(row, column), row, column))
        .getText();
  }

  @Test
  void anOptionIsSwitchedOnAndTheTablesShowWhatItChanges() throws Exception {
    desk.small.write(
        "options.yaml",
        "dear:\n"
            + "  says: Trains are dear.\n"
            + "  script: dear.js\n"
            + "  trains:\n"
            + "    \"2\": { price: 100 }\n");
    Files.createDirectories(desk.small.script("dear.js").getParent());
    Files.writeString(
        desk.small.script("dear.js"), "export const stopRevenue = ({ standard }) => standard();\n");
    JList<?> options = desk.part(JList.class, "options");
    desk.workshop().reload();
    Desk.until(() -> options.getModel().getSize(), size -> size == 1);
    JList<?> changes = desk.part(JList.class, "option changes");
    assertThat(Desk.until(() -> changes.getModel().getSize(), size -> size == 3)).isEqualTo(3);
    assertThat(Desk.<String>look(() -> changes.getModel().getElementAt(2).toString()))
        .isEqualTo("hook stopRevenue: answered by dear.js");
    Desk.look(() -> Desk.bringUp(options));
    desk.click(options, new Point2D.Double(32, 8), 1);
    desk.press(KeyEvent.VK_SPACE);
    int price = column("price");

    assertThat(Desk.until(() -> told(0, price), text -> text.contains("100")))
        .isEqualTo("80 → 100");
    desk.picture("option-on");
    Desk.look(() -> Desk.bringUp(table));
    desk.picture("option-in-tables");
    assertThat(Files.readString(trains)).contains("price: 80");

    Desk.look(() -> Desk.bringUp(options));
    desk.click(options, new Point2D.Double(8, 8), 1);
    assertThat(Desk.until(() -> told(0, price), text -> text.equals("80"))).isEqualTo("80");
  }

  @Test
  void anOptionThatChangesTheMapIsShownOnBothMaps() throws Exception {
    desk.small.write(
        "options.yaml",
        "hilly:\n"
            + "  says: A hill in the way.\n"
            + "  map: { hexes: { A3: { cost: 40 } } }\n"
            + "plain:\n"
            + "  says: Dear.\n"
            + "  trains: { \"2\": { price: 90 } }\n");
    JList<?> options = desk.part(JList.class, "options");
    desk.workshop().reload();
    Desk.until(() -> options.getModel().getSize(), size -> size == 2);
    Desk.look(() -> Desk.bringUp(options));

    var map = (PictureView) desk.find("second map");
    assertThat(Desk.until(() -> map.isShowing() && map.picture().isPresent(), yes -> yes)).isTrue();
    desk.picture("option-on-the-map");
    desk.click(options, new Point2D.Double(60, 30), 1);
    assertThat(Desk.until(map::isShowing, shown -> !shown))
        .as("prices of trains are not drawn")
        .isFalse();
  }

  @Test
  void theStepsOfARoundAreToldWhole() throws Exception {
    JTable rounds = desk.part(JTable.class, "table rounds");
    Desk.until(rounds::getRowCount, rows -> rows > 0);
    desk.small.replace("rounds.yaml", "Stock round", "Stock round" + " of many words".repeat(15));
    desk.workshop().reload();
    Desk.look(() -> Desk.bringUp(rounds));
    Desk.until(
        () -> String.valueOf(rounds.getValueAt(0, 1)) + rounds.getValueAt(0, 2),
        name -> name.contains("many"));

    assertThat(Desk.look(() -> cut(rounds))).isEmpty();
    assertThat(Desk.look(() -> rounds.getRowHeight(0))).isGreaterThan(table.getRowHeight() * 2);
  }

  /** The texts that their cells do not show whole. */
  private static List<String> cut(JTable table) {
    var found = new ArrayList<String>();
    for (int row = 0; row < table.getRowCount(); row++)
      for (int column = 0; column < table.getColumnCount(); column++) {
        var cell =
            (JComponent) table.prepareRenderer(table.getCellRenderer(row, column), row, column);
        Rectangle room = table.getCellRect(row, column, false);
        boolean wraps = cell instanceof JTextArea;
        if (cell.getPreferredSize().height > room.height
            || !wraps && cell.getPreferredSize().width > room.width + 1)
          found.add(String.valueOf(table.getValueAt(row, column)));
      }
    return found;
  }

  @Test
  void aCellLeadsToWhereItIsWritten() throws Exception {
    click(0, column("price"));
    desk.press(KeyEvent.VK_F12);

    assertThat(
            Desk.until(
                () ->
                    desk.find("text trains.yaml") != null
                        && desk.find("text trains.yaml").isShowing(),
                shown -> shown))
        .isTrue();
  }

  @Test
  void aColourIsSeenBesideItsName() throws Exception {
    JTable companies = desk.part(JTable.class, "table companies");
    Desk.until(companies::getRowCount, rows -> rows > 0);
    Color seen =
        Desk.look(
            () -> {
              int column = companies.getColumnModel().getColumnIndex("color");
              var cell =
                  (JLabel)
                      companies.prepareRenderer(companies.getCellRenderer(0, column), 0, column);
              var picture = new BufferedImage(12, 12, BufferedImage.TYPE_INT_RGB);
              cell.getIcon().paintIcon(cell, picture.getGraphics(), 0, 0);
              return new Color(picture.getRGB(6, 6));
            });

    assertThat(seen).isEqualTo(Color.RED);
  }
}
