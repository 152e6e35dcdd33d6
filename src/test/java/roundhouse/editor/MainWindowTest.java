package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.KeyEvent;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;

@NeedsDisplay
class MainWindowTest extends WindowTest {
  @Test
  void aGameOfTheFirstDesignBeginsAtOnce() throws Exception {
    assertThat(desk.window.getTitle()).startsWith("Small");
    assertThat(Desk.look(() -> desk.window.shown().play().orElseThrow().players())).hasSize(3);
    JTable companies = desk.part(JTable.class, "companies");
    assertThat(Desk.look(() -> companies.getValueAt(0, 0))).isEqualTo("Red");
    assertThat(Desk.until(desk.part(JTree.class, "files")::getRowCount, rows -> rows > 8))
        .isGreaterThan(8);
  }

  @Test
  void spaceLetsABotDecide() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void aBotDecidesWhileTheListOfChoicesHasTheKeyboard() throws Exception {
    desk.standBy();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) == 1).play().orElseThrow().played()).hasSize(1);
  }

  @Test
  void botsPlayTheRoundWhileTheListOfChoicesHasTheKeyboard() throws Exception {
    desk.standBy();

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT, KeyEvent.VK_SPACE);

    assertThat(desk.await(now -> at(now) > 1 && now.busy().isEmpty()).play().orElseThrow().played())
        .hasSizeGreaterThan(1);
  }

  @Test
  void leftAndRightGoThroughTheHistory() throws Exception {
    playToTrack();
    desk.bringUp(WindowView.MARKET);
    var market = desk.part(Component.class, "market");
    Desk.keyboardTo(market, market::requestFocusInWindow);

    desk.press(KeyEvent.VK_LEFT);
    desk.await(now -> at(now) == 4);
    desk.press(KeyEvent.VK_LEFT);
    desk.await(now -> at(now) == 3);
    desk.press(KeyEvent.VK_RIGHT);

    assertThat(at(desk.await(now -> at(now) == 4))).isEqualTo(4);
  }

  @Test
  void theStripOfHistoryGoesWhereItIsClicked() throws Exception {
    playToTrack();
    var strip = desk.part(Component.class, "history");

    desk.click(strip, new Point(12, 14), 1);

    assertThat(desk.await(now -> at(now) == 0).play().orElseThrow().played()).hasSize(5);
  }

  @Test
  void aRefusalIsSaidInTheWordsOfTheRules() throws Exception {
    desk.workshop().play(new Action.Start("Ben", "Red", 71));

    desk.await(now -> now.notice().isPresent());

    String notice = Desk.look(desk.part(JLabel.class, "notice")::getText);
    assertThat(notice).contains("not the turn of Ben");
  }

  @Test
  void aKeySwitchesBetweenLightAndDark() throws Exception {
    var before = Desk.look(() -> desk.window.getContentPane().getBackground());

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_D);

    assertThat(Desk.look(() -> desk.window.getContentPane().getBackground())).isNotEqualTo(before);
  }
}
