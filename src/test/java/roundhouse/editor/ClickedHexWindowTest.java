package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.function.Predicate;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;

/** Two kinds of tiles may be laid in Port (B4). */
@NeedsDisplay
class ClickedHexWindowTest extends WindowTest {
  @BeforeEach
  void open() throws Exception {
    desk.small.replace("tiles.yaml", "57: 4", "57: 4\n5: 4\n6: 4");
    desk.await(seen -> seen.report().isPresent());
    floatRed();
    desk.await(seen -> seen.play().orElseThrow().at() == 5 && seen.situation().isPresent());
  }

  private Action.LayTile inHand(Predicate<Action.LayTile> wanted) throws Exception {
    return Desk.until(
        () ->
            desk.window
                .parts()
                .game
                .selection
                .action()
                .filter(Action.LayTile.class::isInstance)
                .map(Action.LayTile.class::cast)
                .orElse(null),
        action -> action != null && wanted.test(action));
  }

  private void clickPort() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
  }

  @Test
  void aClickOnAHexTakesUpItsFirstTileAndAnotherClickTurnsIt() throws Exception {
    clickPort();
    Action.LayTile first = inHand(_ -> true);
    assertThat(first.hex()).isEqualTo(HexId.of("B4"));

    clickPort();

    Action.LayTile turned = inHand(now -> now.rotation() != first.rotation());
    assertThat(turned.tile()).isEqualTo(first.tile());
    assertThat(turned.rotation()).isNotEqualTo(first.rotation());
    desk.await(seen -> seen.play().orElseThrow().at() == 5);
  }

  @Test
  void keysWalkToALegalHexTakeUpItsTileAndEnterLaysIt() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    Desk.keyboardTo(board, board::requestFocusInWindow);
    desk.press(KeyEvent.VK_N);
    desk.press(KeyEvent.VK_F2);
    Action.LayTile taken = inHand(_ -> true);

    Desk.keyboardTo(board, board::requestFocusInWindow);
    desk.press(KeyEvent.VK_ENTER);

    desk.await(seen -> seen.play().orElseThrow().at() == 6);
    assertThat(desk.window.shown().play().orElseThrow().last().orElseThrow().action())
        .isEqualTo(taken);
  }

  @Test
  void aDragMovesTheBoardAndTheRightButtonAsksWhatToDoWithAHex() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    Point2D before = Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow());
    var from = new Point2D.Double(20, 20);
    desk.drag(board, from, new Point2D.Double(80, 50));

    Point2D after = Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow());
    assertThat(after.distance(before.getX() + 60, before.getY() + 30)).isLessThan(3);
    assertThat(desk.window.parts().game.selection.action()).as("nothing is taken up").isEmpty();

    desk.rightClick(board, after);
    assertThat(
            Desk.until(
                () -> MenuSelectionManager.defaultManager().getSelectedPath().length,
                open -> open > 0))
        .isPositive();
    desk.press(KeyEvent.VK_ESCAPE);
    desk.await(seen -> seen.play().orElseThrow().at() == 5);
  }
}
