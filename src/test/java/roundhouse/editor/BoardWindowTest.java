package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Tiles are laid on the board, and its hexes are walked by arrows. */
@NeedsDisplay
class BoardWindowTest extends WindowTest {
  @Test
  void aTileIsTakenUpByAClickTurnedByTheWheelAndLaidByEnter() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
    int before = inHand().rotation();
    desk.wheel(1);
    int turned = inHand().rotation();
    desk.picture(test + "-in-hand");
    desk.press(KeyEvent.VK_ENTER);

    Snapshot after =
        desk.await(
            now -> now.play().orElseThrow().state().board().laid().containsKey(HexId.of("B4")));

    assertThat(turned).isNotEqualTo(before);
    assertThat(after.play().orElseThrow().state().board().laid().get(HexId.of("B4")).rotation())
        .isEqualTo(turned);
  }

  @Test
  void aTileInHandIsTurnedByItsKeyAndPutBackByEscape() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
    int before = inHand().rotation();
    desk.press(KeyEvent.VK_R);
    assertThat(inHand().rotation()).isNotEqualTo(before);

    desk.press(KeyEvent.VK_ESCAPE);

    assertThat(Desk.look(() -> desk.window.parts().game.selection.action())).isEmpty();
  }

  private Action.LayTile inHand() throws Exception {
    return (Action.LayTile)
        Desk.look(() -> desk.window.parts().game.selection.action().orElseThrow());
  }

  @Test
  void onTheBoardArrowsWalkTheHexesAndNGoesToTheNextLegalOne() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_N);
    Optional<HexId> legal = Desk.until(() -> cursorOf(board), Optional::isPresent);
    desk.press(KeyEvent.VK_LEFT);
    Optional<HexId> beside = Desk.until(() -> cursorOf(board), at -> !at.equals(legal));
    desk.press(KeyEvent.VK_N);
    Desk.until(() -> cursorOf(board), at -> !at.equals(beside));

    assertThat(overlay(board).legal()).contains(legal.orElseThrow());
    assertThat(overlay(board).legal()).doesNotContain(beside.orElseThrow());
    assertThat(overlay(board).legal()).contains(Desk.look(() -> cursorOf(board)).orElseThrow());
    assertThat(at(desk.await(now -> true))).as("the history stands still").isEqualTo(5);
  }

  @Test
  void anEditDrawsTheBoardAgainOnlyIfItShowsThere() throws Exception {
    playToTrack();
    BoardView board = desk.part(BoardView.class, "board");
    Object before = Desk.look(() -> stillOf(board));

    desk.small.replace("title.yaml", "3: 400", "3: 410");
    Snapshot richer = desk.await(now -> now.report().isPresent());
    Desk.until(
        () -> desk.window.shown().play().orElseThrow().state().player("Cleo").cash(),
        cash -> cash == 410);
    assertThat(Desk.look(() -> stillOf(board))).isSameAs(before);

    desk.small.replace("map.yaml", "name: ", "name: New ");
    desk.await(now -> now.report().isPresent() && now.report() != richer.report());
    assertThat(Desk.until(() -> stillOf(board), still -> still != before)).isNotEqualTo(before);
  }

  private static Object stillOf(BoardView board) {
    return ((BoardPainter) board.picture().orElseThrow()).still();
  }

  private static BoardOverlay overlay(BoardView board) throws Exception {
    return Desk.look(() -> overlayOf(board));
  }

  private static BoardOverlay overlayOf(BoardView board) {
    return ((BoardPainter) board.picture().orElseThrow()).overlay();
  }

  private static Optional<HexId> cursorOf(BoardView board) {
    return overlayOf(board).cursor();
  }
}
