package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import javax.swing.JButton;
import javax.swing.JTable;
import javax.swing.JTextArea;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** Edits the share price chart as a picture, by mouse and keys. */
@NeedsDisplay
class MarketWindowTest extends WindowTest {
  private Path file;
  private Component chart;

  @BeforeEach
  void openChart() throws Exception {
    file = desk.small.file("market.yaml");
    desk.bringUp(WindowView.EDIT_MARKET);
    chart = desk.part(Component.class, "market chart");
    Desk.until(this::told, said -> said.contains("60"));
  }

  private String told() {
    return chart.getAccessibleContext().getAccessibleDescription();
  }

  /** Moves the token to the price at that index from the left. */
  private void go(int column) throws Exception {
    click(new Point2D.Double(chart.getWidth() / 2.0, chart.getHeight() / 2.0 - 40));
    for (int back = 0; back < 8; back++) desk.press(KeyEvent.VK_LEFT);
    for (int on = 0; on < column; on++) desk.press(KeyEvent.VK_RIGHT);
  }

  private void click(Point2D at) throws Exception {
    desk.click(chart, at, 1);
  }

  private String written(String wanted) throws Exception {
    return written(file, wanted);
  }

  private static String says(Callable<String> question, String wanted) throws Exception {
    return Desk.until(question, said -> said.contains(wanted));
  }

  @Test
  void aPriceTypedOnTheChartIsInTheFileAndInTheGame() throws Exception {
    go(1);
    desk.type("68");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("68"))
        .isEqualTo("prices: |\n  60  68  71p  76p  82  90  100\nzones: { p: par }\n");
    assertThat(says(this::told, "71, par"))
        .as("after a price comes the next")
        .contains("71, par price");
    desk.await(
        now ->
            now.play()
                .map(
                    play ->
                        play.title().market().rows().getFirst().get(1).orElseThrow().price() == 68)
                .orElse(false));

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(written("67")).contains("60  67  71p");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    assertThat(written("68")).contains("60  68  71p");
  }

  @Test
  void anEditOnDiskIsMergedWithAnEditOfTheChart() throws Exception {
    editedHereAndElsewhere(
        file,
        () -> {
          go(1);
          desk.type("68");
          desk.press(KeyEvent.VK_ENTER);
        },
        "60  68  71p");
  }

  @Test
  void theTokenTellsWhereEveryEventWouldTakeIt() throws Exception {
    go(2);

    assertThat(says(this::told, "71")).contains("withheld: £67", "paid: £76");
    JTable moves = desk.part(JTable.class, "market moves");
    assertThat(Desk.look(() -> moves.getValueAt(0, 2).toString())).isEqualTo("withheld: 67");
  }

  @Test
  void aLetterPutsTheChosenSpacesIntoAZone() throws Exception {
    go(4);
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_RIGHT);
    desk.type("p");

    assertThat(written("90p")).contains("76p  82p 90p 100");
  }

  @Test
  void aNewZoneIsAskedForUntilItsLetterIsFreeAndSomethingAppliesThere() throws Exception {
    desk.click(desk.part(JButton.class, "new zone"), new Point2D.Double(8, 8), 1);
    Desk.until(
        () -> desk.find("zone letter") instanceof Component letter && letter.isFocusOwner(),
        there -> there);
    desk.type("p");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(missing("another zone")).contains("already end in p");

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("y");
    desk.press(KeyEvent.VK_ENTER);
    assertThat(missing("Tick")).isEqualTo("Tick what applies in the zone.");

    desk.press(KeyEvent.VK_TAB);
    desk.press(KeyEvent.VK_TAB);
    desk.press(KeyEvent.VK_SPACE);
    desk.press(KeyEvent.VK_ENTER);
    assertThat(written("y:")).contains("y: refloat");
  }

  private String missing(String wanted) throws Exception {
    return Desk.<String>until(
        () ->
            desk.find("why not") instanceof JTextArea shown && shown.isShowing()
                ? shown.getText()
                : "",
        says -> says.contains(wanted));
  }

  @Test
  void columnsComeAndGoByKeys() throws Exception {
    go(3);
    desk.press(KeyEvent.VK_INSERT);
    assertThat(written("76p  76p")).contains("71p  76p  76p  82");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_DELETE);
    assertThat(written("71p  76p  82")).contains("71p  76p  82");
  }

  @Test
  void whatAnEventDoesIsTypedIntoTheTableOfMoves() throws Exception {
    JTable moves = desk.part(JTable.class, "market moves");
    var cell = Desk.look(() -> moves.getCellRect(0, 1, false));
    desk.click(moves, new Point2D.Double(cell.getCenterX(), cell.getCenterY()), 2);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_A);
    desk.type("stay");
    desk.press(KeyEvent.VK_ENTER);

    assertThat(written("stay"))
        .isEqualTo(
            "prices: |\n"
                + "  60  67  71p  76p  82  90  100\n"
                + "zones: { p: par }\n"
                + "moves: { dividend-withheld: stay }\n");
  }

  @Test
  void whatIsTypedIntoTheTextIsOnTheChart() throws Exception {
    go(1);
    desk.small.replace("market.yaml", "67", "69");

    assertThat(says(this::told, "69")).contains("£69");
  }
}
