package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import javax.swing.JComboBox;
import javax.swing.JMenuItem;
import javax.swing.JTextArea;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.arrangement.Arrangement;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** The game is corrected by hand, with actions that can be undone like any other. */
@NeedsDisplay
class CorrectionWindowTest extends WindowTest {
  @Test
  void moneyIsSetByKeyboardAndUndone() throws Exception {
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_U);
    JComboBox<?> what = desk.part(JComboBox.class, "what is set");
    assertThat(Desk.until(what::isFocusOwner, yes -> yes)).isTrue();
    JComboBox<?> amount = desk.part(JComboBox.class, "set amount");
    Desk.look(
        () -> {
          amount.setSelectedItem("700");
          return true;
        });
    desk.press(KeyEvent.VK_ENTER);

    Snapshot set = desk.await(now -> at(now) == 1);
    assertThat(set.play().orElseThrow().state().player("Ann").cash()).isEqualTo(700);
    String told =
        Desk.until(
            desk.part(JTextArea.class, "correct told")::getText, text -> text.contains("700"));
    assertThat(told).isEqualTo("Set by hand: cash Ann 700");
    desk.workshop().undo();
    assertThat(desk.await(now -> at(now) == 0).play().orElseThrow().state().player("Ann").cash())
        .isEqualTo(400);
  }

  @Test
  void theAmountBeginsWithTheMoneyOfWhomIsChosen() throws Exception {
    desk.small.replace("title.yaml", "3: 400", "3: 1027");
    desk.await(now -> now.play().orElseThrow().state().player("Ann").cash() == 1027);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_U);
    JComboBox<?> amount = desk.part(JComboBox.class, "set amount");
    assertThat(Desk.<Object>until(amount::getSelectedItem, "1027"::equals)).isEqualTo("1027");
    desk.picture(test + "-player");

    JComboBox<?> holder = desk.part(JComboBox.class, "set holder");
    Desk.keyboardTo(holder, holder::requestFocusInWindow);
    desk.press(KeyEvent.VK_END);
    assertThat(Desk.<Object>look(holder::getSelectedItem)).isEqualTo("bank");
    int bank = desk.workshop().now().play().orElseThrow().state().bank();
    assertThat(Desk.<Object>look(amount::getSelectedItem)).isEqualTo(String.valueOf(bank));
  }

  @Test
  void aTrainFromNowhereIsRefusedWithTheInvariantThatItWouldBreak() throws Exception {
    desk.small.replace("trains.yaml", "count: unlimited", "count: 1");
    desk.await(now -> now.play().orElseThrow().state().depot().upcoming().size() == 1);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_U);
    JComboBox<?> what = desk.part(JComboBox.class, "what is set");
    Desk.look(
        () -> {
          what.setSelectedItem(Arrangement.TRAIN);
          return true;
        });
    Component set = desk.part(Component.class, "set it");
    desk.click(set, new Point(30, 10), 1);
    desk.await(seen -> at(seen) == 1);
    desk.click(set, new Point(30, 10), 1);

    JTextArea told = desk.part(JTextArea.class, "correct told");
    String why = Desk.until(told::getText, text -> text.contains("conserved"));
    assertThat(why)
        .startsWith("Not set: ")
        .contains("train cards are conserved", "2-trains: there were 1, and there are 2 now");
    desk.picture(test + "-refused");
    assertThat(at(desk.workshop().now())).isEqualTo(1);
  }

  private static boolean isChosen(String item) throws Exception {
    return Desk.look(
        () -> {
          MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
          return path.length > 0
              && path[path.length - 1] instanceof JMenuItem chosen
              && chosen.getText().equals(item);
        });
  }

  @Test
  void aTileIsPutOnTheHexThatWasPointedAt() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    desk.rightClick(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()));
    for (int up = 0; up < 12 && !isChosen("Correct…"); up++) desk.press(KeyEvent.VK_UP);
    desk.press(KeyEvent.VK_ENTER);
    JComboBox<?> hex =
        Desk.until(
            () -> desk.find("set hex") instanceof JComboBox<?> box ? box : null,
            box -> box != null);
    assertThat(Desk.look(hex::getSelectedItem)).isEqualTo("B4");
    Component tile = desk.part(Component.class, "set tile");
    Desk.look(
        () -> {
          ((JComboBox<?>) tile).setSelectedItem("57");
          return true;
        });
    Component set = desk.part(Component.class, "set it");
    desk.click(set, new Point(30, 10), 1);

    Snapshot now = desk.await(seen -> at(seen) == 1);
    assertThat(now.play().orElseThrow().state().board().tile(HexId.of("B4")).number())
        .isEqualTo("57");
  }
}
