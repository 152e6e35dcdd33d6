package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.text.BadLocationException;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.pencil.PencilView;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.workshop.Snapshot;

/** Tries an idea on the board of the moment, outside the game. */
@NeedsDisplay
class PencilWindowTest extends WindowTest {
  private PictureView board;

  private void click(String hex) throws Exception {
    PencilView view = desk.part(PencilView.class, "pencil");
    Point2D at = Desk.look(() -> view.pixelOf(HexId.of(hex)).orElseThrow());
    desk.click(board, at, 1);
  }

  private String told(String wanted) throws Exception {
    JTextArea told = desk.part(JTextArea.class, "pencil told");
    return Desk.until(told::getText, text -> text.contains(wanted));
  }

  @Test
  void tilesMarkersAndRunsAreTriedAndTheGameStaysAsItWas() throws Exception {
    Snapshot before = Desk.look(desk.window::shown);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_SHIFT, KeyEvent.VK_6);
    Desk.until(() -> desk.find("pencil board") != null, yes -> yes);
    board = desk.part(PictureView.class, "pencil board");
    Desk.until(() -> board.picture().isPresent() && board.getWidth() > 0, yes -> yes);
    assertThat(desk.part(JLabel.class, "pencil sketch").getText()).contains("not in the game");

    JList<?> tiles = desk.part(JList.class, "pencil tiles");
    Desk.look(
        () -> {
          tiles.setSelectedIndex(tiles.getModel().getSize() - 1);
          return true;
        });
    click("B4");
    click("B2");
    choose("pencil markers", "Red");
    click("B4");
    choose("pencil company", "Red");

    assertThat(told("with a 2-train lent")).contains("Red");
    desk.picture("pencil");
    assertThat(Desk.look(desk.window::shown).play().orElseThrow().state())
        .isEqualTo(before.play().orElseThrow().state());
    Desk.keyboardTo(board, board::requestFocusInWindow);
    JButton undo = desk.part(JButton.class, "pencil undo");
    for (int step = 0; step < 3; step++) desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    assertThat(Desk.until(undo::isEnabled, enabled -> !enabled)).isFalse();
  }

  @Test
  void theHintIsWholeInANarrowColumn() throws Exception {
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_SHIFT, KeyEvent.VK_6);
    Desk.until(() -> desk.find("pencil told") != null, yes -> yes);
    JTextArea told = desk.part(JTextArea.class, "pencil told");
    Desk.look(
        () -> {
          desk.window.setSize(760, 500);
          desk.window.validate();
          return true;
        });
    Desk.caughtUp();
    int needed = Desk.look(() -> needed(told));
    assertThat(needed).isBetween(1, Desk.look(told::getHeight));
    desk.picture("pencil-narrow");
  }

  /** The height of the words as they are wrapped now. */
  private static int needed(JTextArea area) {
    try {
      return (int) Math.ceil(area.modelToView2D(area.getDocument().getLength()).getMaxY());
    } catch (BadLocationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void choose(String box, String item) throws Exception {
    JComboBox<?> list = desk.part(JComboBox.class, box);
    Desk.look(
        () -> {
          list.setSelectedItem(item);
          return true;
        });
  }
}
