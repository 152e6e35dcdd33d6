package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import roundhouse.editor.play.AdviceView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.OwnPrograms;
import roundhouse.workshop.Snapshot;

/** What a bot would do now, with the values of its best choices. */
@NeedsDisplay
class AdviceWindowTest extends WindowTest {
  @Test
  void itShowsThreeChoicesTheBestFirstAndFollowsTheGame() throws Exception {
    desk.workshop().play(new Action.Start("Ann", "Red", 71));
    desk.await(now -> now.play().orElseThrow().at() == 1 && now.situation().isPresent());
    desk.bringUp(WindowView.ADVICE);
    JTable table = desk.part(JTable.class, "advice");

    assertThat(Desk.until(table::getRowCount, rows -> rows > 1)).isBetween(2, 3);
    assertThat(Desk.look(() -> (Long) table.getValueAt(0, 1)))
        .isGreaterThanOrEqualTo(Desk.look(() -> (Long) table.getValueAt(1, 1)));
    String before = Desk.look(() -> (String) table.getValueAt(0, 0));
    desk.picture("advice");
    for (int column = 1; column < table.getColumnCount(); column++)
      assertThat(Desk.look(widthOf(table, column)))
          .as("width of " + table.getColumnName(column))
          .isGreaterThanOrEqualTo(Desk.look(widthOfHead(table, column)));

    desk.workshop().play(new Action.Start("Ben", "Blu", 71));
    desk.await(now -> now.play().orElseThrow().at() == 2 && now.situation().isPresent());
    String after =
        Desk.until(
            () -> table.getRowCount() == 0 ? before : (String) table.getValueAt(0, 0),
            best -> !best.equals(before));
    assertThat(before).contains("Blu");
    assertThat(after).isNotEqualTo(before).doesNotContain("start Blu");
  }

  @Test
  void aTileIsNamedWithItsRotation() throws Exception {
    playToTrack();
    desk.bringUp(WindowView.ADVICE);
    JTable table = desk.part(JTable.class, "advice");

    assertThat(
            Desk.until(
                () ->
                    IntStream.range(0, table.getRowCount())
                        .mapToObj(row -> (String) table.getValueAt(row, 0))
                        .filter(says -> says.contains("tile"))
                        .toList(),
                tiles -> !tiles.isEmpty()))
        .allMatch(says -> says.matches(".*, rotation [0-5]"));
  }

  /** The window opens with it where it was open when the window was closed. */
  @Test
  void itOpensBeforeThereIsAGame() throws Exception {
    Object bot =
        Desk.look(
            () -> {
              var view =
                  new AdviceView(OwnPrograms.none(), _ -> new CompletableFuture<>(), _ -> {});
              view.show(Snapshot.EMPTY, Snapshot.EMPTY);
              return ((JComboBox<?>) ((JPanel) view.getComponent(0)).getComponent(1))
                  .getSelectedItem();
            });

    assertThat(bot).isEqualTo("planning");
  }

  @Test
  void anotherBotIsAskedByItsName() throws Exception {
    desk.bringUp(WindowView.ADVICE);
    JComboBox<?> bots = desk.part(JComboBox.class, "bot that advises");
    assertThat(Desk.look(bots::getSelectedItem)).isEqualTo("planning");
    JTable table = desk.part(JTable.class, "advice");
    Desk.until(table::getRowCount, rows -> rows > 0);

    SwingUtilities.invokeAndWait(() -> bots.setSelectedItem("random"));
    assertThat(Desk.until(table::getRowCount, rows -> rows == 0)).isZero();
    SwingUtilities.invokeAndWait(() -> bots.setSelectedItem("sensible"));
    assertThat(Desk.until(table::getRowCount, rows -> rows > 0)).isPositive();
  }

  private static Callable<Integer> widthOf(JTable table, int column) {
    return () -> table.getColumnModel().getColumn(column).getWidth();
  }

  private static Callable<Integer> widthOfHead(JTable table, int column) {
    String name = table.getColumnName(column);
    return () ->
        table
            .getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(table, name, false, false, -1, column)
            .getPreferredSize()
            .width;
  }
}
