package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.Action;
import roundhouse.testkit.NeedsDisplay;

/** The tile that a private company brings is picked, turned and laid like any other. */
@NeedsDisplay
class PrivateTileWindowTest {
  private PicturedWindow opened;
  private Action.LayPrivateTile laid;
  private int moment;

  @BeforeEach
  void open() throws Exception {
    opened = PicturedWindow.inPlay("1889");
    var log = PicturedWindow.game("1889", "4-players");
    opened.open(log);
    moment = first(log.actions());
    laid = (Action.LayPrivateTile) log.actions().get(moment);
    opened.goTo(moment);
  }

  @AfterEach
  void close() throws Exception {
    opened.close();
  }

  private static int first(List<Action> actions) {
    for (int at = 0; at < actions.size(); at++)
      if (actions.get(at) instanceof Action.LayPrivateTile) return at;
    throw new AssertionError("no private company brings a tile");
  }

  private Action.LayPrivateTile inHand() throws Exception {
    return (Action.LayPrivateTile)
        Hands.look(() -> opened.window().parts().game.selection.action().orElse(null));
  }

  private void clickHex() throws Exception {
    BoardView board = opened.hand().part(BoardView.class, "board");
    Point2D hex = Hands.look(() -> board.pixelOf(laid.hex()).orElseThrow());
    Hands.look(
        () -> {
          CardHand.click(board, (int) hex.getX(), (int) hex.getY());
          return true;
        });
  }

  private AbstractButton button(String name) throws Exception {
    return opened.hand().part(AbstractButton.class, name);
  }

  private void press(String name) throws Exception {
    AbstractButton button = button(name);
    Hands.look(
        () -> {
          button.doClick(0);
          return true;
        });
  }

  private void isPlayed(Action action) throws Exception {
    opened.hand().await(now -> now.play().orElseThrow().at() == moment + 1);
    assertThat(opened.window().shown().play().orElseThrow().last().orElseThrow().action())
        .isEqualTo(action);
  }

  @Test
  void clicksOnItsHexTurnIt() throws Exception {
    press("also " + laid.id());
    JList<?> tray = opened.hand().part(JList.class, "choices");
    assertThat(Hands.until(tray::getLayoutOrientation, wrap -> wrap == JList.HORIZONTAL_WRAP))
        .as("a tray of tiles")
        .isEqualTo(JList.HORIZONTAL_WRAP);
    clickHex();
    int first = inHand().rotation();
    opened.hand().write("private-tile");
    clickHex();

    assertThat(inHand().rotation()).isNotEqualTo(first);
    Action turned = inHand();
    press("play");
    isPlayed(turned);
  }

  @Test
  void keysShowItTurnItAndLayIt() throws Exception {
    JList<?> choices = opened.hand().part(JList.class, "choices");
    Hands.keyboardTo(choices, opened.window()::focusChoiceList);
    for (int chip = 0; chip < 9 && !button("also " + laid.id()).isSelected(); chip++)
      CardKeys.press(choices, KeyEvent.VK_DOWN, KeyEvent.ALT_DOWN_MASK);
    CardKeys.press(choices, KeyEvent.VK_HOME, 0);
    for (int row = 0; row < 9 && !inHand().hex().equals(laid.hex()); row++)
      CardKeys.press(choices, KeyEvent.VK_DOWN, 0);
    Action.LayPrivateTile first = inHand();
    CardKeys.press(choices, KeyEvent.VK_PERIOD, 0);

    assertThat(inHand().rotation()).isNotEqualTo(first.rotation());
    Action turned = inHand();
    CardKeys.press(choices, KeyEvent.VK_ENTER, 0);
    isPlayed(turned);
  }
}
