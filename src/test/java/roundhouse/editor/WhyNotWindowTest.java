package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.util.Objects;
import javax.swing.JEditorPane;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;

/**
 * The user asks of anything in the window why something is not allowed, by mouse and by keyboard.
 */
@NeedsDisplay
class WhyNotWindowTest extends WindowTest {
  private String told(String wanted) throws Exception {
    var grounds = (JEditorPane) Desk.until(() -> desk.find("grounds"), Objects::nonNull);
    return Desk.until(
        () -> grounds.getDocument().getText(0, grounds.getDocument().getLength()),
        text -> text.contains(wanted));
  }

  @Test
  void aRightClickOnAHexTellsThatTrackHasItsTimeInTheOperatingRound() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    desk.rightClick(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()));
    desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(told("Operating round"))
        .contains("Lay tile 57")
        .contains("this is not possible now: Ann must decide first")
        .contains("it is possible in the Operating round");
  }

  @Test
  void byKeyboardAThingIsFoundByItsNameAndTheAnswerFollowsTheGame() throws Exception {
    assertThat(Desk.look(() -> desk.find("find a thing")))
        .as("made when it is asked for: the window does not wait for it")
        .isNull();
    desk.press(KeyEvent.VK_SHIFT, KeyEvent.VK_F1);
    Desk.until(() -> desk.find("find a thing"), Objects::nonNull);
    JTextField find = desk.part(JTextField.class, "find a thing");
    assertThat(Desk.until(find::isFocusOwner, yes -> yes)).isTrue();
    desk.type("red");
    assertThat(told("Start Red: allowed")).contains("Start Red: allowed");

    desk.workshop().play(new Action.Start("Ann", "Red", 71));

    assertThat(told("Ben holds only 0 % of Red"))
        .doesNotContain("Start Red")
        .contains("Sell 20 % of Red: Ben holds only 0 % of Red");
  }

  @Test
  void aRowOfATableHasTheMenuToo() throws Exception {
    JTable trains = desk.part(JTable.class, "trains");
    Rectangle cell = Desk.look(() -> trains.getCellRect(0, 0, false));
    desk.rightClick(trains, new Point(cell.x + 8, cell.y + 8));
    desk.press(KeyEvent.VK_DOWN);
    desk.press(KeyEvent.VK_ENTER);

    assertThat(told("2-train")).contains("Buy a new 2-train: this is not possible now");
  }
}
