package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JTable;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** Every number of the bank can be read, however small the window and large the text. */
@NeedsDisplay
class HoldingsWindowTest extends WindowTest {

  @Test
  void noNumberIsCutOffInASmallWindowWithLargeText() throws Exception {
    desk.bringUp(WindowView.BOOKS);
    Desk.look(
        () -> {
          desk.window.setSize(760, 480);
          desk.window.parts().window.look().textSize(22);
          return true;
        });
    Desk.caughtUp();

    for (String name : List.of("trains", "phases"))
      assertThat(cut(desk.part(JTable.class, name))).as(name).isEmpty();
    desk.picture(test);
  }

  private static List<String> cut(JTable table) throws Exception {
    return Desk.look(
        () -> {
          var cut = new ArrayList<String>();
          for (int column = 0; column < table.getColumnCount(); column++)
            for (int row = 0; row < table.getRowCount(); row++) {
              Component cell =
                  table.prepareRenderer(table.getCellRenderer(row, column), row, column);
              int room = table.getColumnModel().getColumn(column).getWidth();
              if (cell.getPreferredSize().width > room)
                cut.add(table.getValueAt(row, column) + " in " + room + " pixels");
            }
          return cut;
        });
  }
}
