package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import javax.swing.JPopupMenu;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;

/** Two kinds of tiles may be laid in Port (B4). */
@NeedsDisplay
class PopupsTest extends WindowTest {
  @BeforeEach
  void open() throws Exception {
    desk.small.replace("tiles.yaml", "57: 4", "57: 4\n5: 4\n6: 4");
    desk.await(seen -> seen.report().isPresent());
    floatRed();
    desk.await(seen -> seen.play().orElseThrow().at() == 5 && seen.situation().isPresent());
  }

  private static JPopupMenu offered() {
    MenuElement[] path = MenuSelectionManager.defaultManager().getSelectedPath();
    return path.length == 0 ? null : (JPopupMenu) path[0];
  }

  private void clickPort() throws Exception {
    BoardView board = desk.part(BoardView.class, "board");
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);
  }

  @Test
  void aClickOnAHexOffersItsTilesAndAClickOnOneTakesItUp() throws Exception {
    clickPort();
    JPopupMenu offer = Desk.look(PopupsTest::offered);
    desk.picture(test + "-open");
    assertThat(Desk.look(offer::getComponentCount)).isEqualTo(3);
    Component second = Desk.look(() -> offer.getComponent(1));

    desk.click(second, new Point(second.getWidth() / 2, second.getHeight() / 2), 1);

    assertThat(Desk.look(PopupsTest::offered)).isNull();
    assertThat(Desk.look(() -> desk.window.parts().selection.action()))
        .get()
        .isInstanceOf(Action.LayTile.class);
  }
}
