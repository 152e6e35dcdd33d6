package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextPane;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import javax.swing.text.StyleConstants;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.NumberField;
import roundhouse.testkit.NeedsDisplay;

/** The list of saves of a design: what each changed, and back to it. */
@NeedsDisplay
class RevisionsWindowTest extends WindowTest {
  private static final Point2D INSIDE = new Point2D.Double(12, 8);

  private void price(int before, int after) throws Exception {
    desk.small.replace("trains.yaml", "price: " + before, "price: " + after);
    Desk.until(
        () -> desk.window.shown().loaded().title().map(it -> it.design().trains().get("2").price()),
        price -> price.filter(now -> now == after).isPresent());
  }

  /** Opens the view once the design has been read as it was before the first save. */
  private void open() throws Exception {
    var read = new CountDownLatch(1);
    desk.window.parts().editing.revisions().listen(_ -> read.countDown());
    assertThat(read.await(30, TimeUnit.SECONDS)).isTrue();
    desk.bringUp(WindowView.REVISIONS);
  }

  private JTable table(int rows) throws Exception {
    JTable table = desk.part(JTable.class, "revisions");
    Desk.until(table::getRowCount, count -> count == rows);
    return table;
  }

  private static List<String> changes(JTable table) throws Exception {
    return Desk.look(
        () ->
            IntStream.range(0, table.getRowCount())
                .mapToObj(row -> (String) table.getValueAt(row, 1))
                .toList());
  }

  private void difference(String... wanted) throws Exception {
    JTextPane pane = desk.part(JTextPane.class, "revision difference");
    Desk.until(pane::getText, text -> List.of(wanted).stream().allMatch(text::contains));
  }

  @Test
  void eachSaveIsListedWithItsChangeAndCanBeRestored() throws Exception {
    open();
    assertThat(desk.part(JLabel.class, "no revisions").isShowing()).isTrue();
    table(0);

    price(80, 95);
    JTable table = table(2);
    price(95, 60);
    table(3);
    assertThat(changes(table))
        .containsExactly(
            "trains 2 price: 95 → 60",
            "trains 2 price: 80 → 95",
            "As it was before the first save");
    difference(
        "designs/small/trains.yaml",
        "- \"2\": { runs: 2, price: 95",
        "+ \"2\": { runs: 2, price: 60");
    desk.picture(test + "-changed");

    Desk.look(
        () -> {
          table.setRowSelectionInterval(2, 2);
          return true;
        });
    desk.click(desk.part(JToggleButton.class, "revision since"), INSIDE, 1);
    difference("- \"2\": { runs: 2, price: 80", "+ \"2\": { runs: 2, price: 60");
    desk.click(desk.part(JButton.class, "revision restore"), INSIDE, 1);

    assertThat(written(desk.small.file("trains.yaml"), "price: 80")).contains("price: 80");
    table(4);
    assertThat(changes(table).getFirst()).isEqualTo("trains 2 price: 60 → 80");
    assertThat(Files.readString(desk.small.file("trains.yaml"))).doesNotContain("60");
  }

  @Test
  void botsPlayTheDesignAsItWasAndAsItIs() throws Exception {
    open();
    table(0);
    price(80, 95);
    JTable table = table(2);
    Desk.look(
        () -> {
          table.setRowSelectionInterval(1, 1);
          return true;
        });

    desk.click(desk.part(JButton.class, "revision play"), INSIDE, 1);
    NumberField games =
        (NumberField) Desk.until(() -> desk.find("both games"), found -> found != null);
    Desk.until(games.field()::isFocusOwner, focused -> focused);
    assertThat(desk.workshop().loader().designs()).as("nothing is written yet").hasSize(1);
    desk.press(KeyEvent.VK_ENTER);

    Desk.until(() -> desk.find("stop experiment"), stop -> stop != null && stop.isEnabled());
    Desk.until(
        () -> ((MessageLine) desk.find("experiment told")).getText(),
        says -> says.contains("…") || says.contains(" of "));
    desk.picture(test + "-playing");
    Path experiment = desk.small.folder().resolve("experiments");
    String file =
        Desk.until(
            () -> Files.isDirectory(experiment) ? names(experiment) : "",
            name -> name.startsWith("beside-small-") && name.endsWith(".yaml"));
    assertThat(Files.readString(experiment.resolve(file)))
        .contains("\"small-", "\"small\": { design: \"small\" }");
  }

  private static String names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".yaml"))
          .collect(Collectors.joining(" "));
    }
  }

  @Test
  void itsLinesHaveTheColoursOfTheTheme() throws Exception {
    open();
    table(0);
    price(80, 95);
    table(2);
    difference("+ \"2\": { runs: 2, price: 95");
    Color light = Desk.look(this::colorOfAddedLine);

    Desk.look(
        () -> {
          desk.window.parts().window.look().dark(true);
          return true;
        });

    assertThat(Desk.look(this::colorOfAddedLine))
        .isNotEqualTo(light)
        .isEqualTo(UIManager.getColor("Actions.Green"));
    difference("+ \"2\": { runs: 2, price: 95");
  }

  private Color colorOfAddedLine() throws Exception {
    var pane = (JTextPane) desk.find("revision difference");
    int at = pane.getDocument().getText(0, pane.getDocument().getLength()).indexOf("\n+ ") + 1;
    return StyleConstants.getForeground(
        pane.getStyledDocument().getCharacterElement(at).getAttributes());
  }
}
