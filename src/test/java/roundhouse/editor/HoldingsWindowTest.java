package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
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

  @Test
  void theSumsKeepTheirPlaceWhateverComesAndGoes() throws Exception {
    try (PicturedWindow opened = PicturedWindow.inPlay()) {
      opened.resize(1920, 1040);
      opened.open(PicturedWindow.game("1870", "4-players"));
      opened.goTo(1);
      Component sums = opened.hand().part(Component.class, "totals");
      Rectangle before = place(sums);
      opened.goTo(700);
      assertThat(place(sums)).as("late in the game").isEqualTo(before);
      AbstractButton bank = opened.hand().part(AbstractButton.class, "bank");
      for (boolean alone : new boolean[] {true, false}) {
        Desk.look(
            () -> {
              bank.doClick(0);
              return true;
            });
        Desk.caughtUp();
        assertThat(place(sums)).as("bank alone: " + alone).isEqualTo(before);
        opened.hand().write("bank-" + alone);
      }
    }
  }

  private static Rectangle place(Component part) throws Exception {
    Desk.caughtUp();
    return Desk.look(
        () -> {
          Component view = part.getParent();
          return new Rectangle(view.getLocationOnScreen(), view.getSize());
        });
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
