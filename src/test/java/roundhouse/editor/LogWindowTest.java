package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JList;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** The log tells what happened, without a measure taken of lines that nobody sees. */
@NeedsDisplay
class LogWindowTest extends WindowTest {
  @Test
  void rowsHaveOneHeightAndTheWidthOfTheWidestLineSeen() throws Exception {
    floatRed();
    desk.await(now -> at(now) == 5);
    desk.bringUp(WindowView.LOG);
    JList<?> log = desk.part(JList.class, "log");

    int widest = Desk.look(() -> widest(log));
    assertThat(Desk.<Integer>until(log::getFixedCellWidth, width -> width >= widest))
        .isEqualTo(widest);
    assertThat(Desk.<Integer>look(log::getFixedCellHeight)).isPositive();
  }

  private static <T> int widest(JList<T> log) {
    int widest = 0;
    for (int index = 0; index < log.getModel().getSize(); index++) {
      T line = log.getModel().getElementAt(index);
      var cell = log.getCellRenderer().getListCellRendererComponent(log, line, index, false, false);
      widest = Math.max(widest, cell.getPreferredSize().width);
    }
    return widest;
  }
}
