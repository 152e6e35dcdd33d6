package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Point2D;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextPane;
import javax.swing.JToggleButton;
import org.junit.jupiter.api.Test;
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
    desk.bringUp(WindowView.REVISIONS);
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
}
