package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.nio.file.Files;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.editor.kit.LayeredCard;
import roundhouse.editor.play.BoardView;
import roundhouse.engine.explanation.Subject;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;

/** A value is changed where the game shows it, and the difference is told there. */
@NeedsDisplay
class ChangeHereWindowTest extends WindowTest {

  private LayeredCard opened() throws Exception {
    Desk.look(
        () -> {
          desk.window.parts().change.open(new Subject.Shares("Red"));
          return true;
        });
    return Waiting.until(
        () -> desk.part(LayeredCard.class, "change here"), found -> found != null, () -> "no card");
  }

  @Test
  void enterWritesTheValueReplaysAndTellsTheDifferenceThere() throws Exception {
    floatRed();
    LayeredCard card = opened();
    JTextField home = desk.part(JTextField.class, "change companies.Red.home");
    Desk.keyboardTo(home, home::requestFocusInWindow);
    Desk.look(
        () -> {
          home.setText("B2");
          return true;
        });
    desk.press(KeyEvent.VK_ENTER);

    JLabel told = desk.part(JLabel.class, "change told");
    String said = Desk.until(told::getText, text -> text.contains("differs"));
    assertThat(said).contains("No action differs");
    assertThat(Files.readString(desk.small.file("companies.yaml"))).contains("home: B2");
    assertThat(Desk.look(card::isShowing)).isTrue();
  }

  @Test
  void theEditIsUndoneAndMadeAgainFromTheBoard() throws Exception {
    String before = Files.readString(desk.small.file("companies.yaml"));
    enterWritesTheValueReplaysAndTellsTheDifferenceThere();
    String after = Files.readString(desk.small.file("companies.yaml"));
    desk.press(KeyEvent.VK_ESCAPE);
    desk.bringUp(WindowView.BOARD);
    BoardView board = desk.window.parts().game.board;
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    written(before);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    written(after);
  }

  @Test
  void undoWhereOnePlaysTakesBackTheMoveAndSaysSo() throws Exception {
    playToTrack();
    String before = Files.readString(desk.small.file("companies.yaml"));
    int at = desk.workshop().now().play().orElseThrow().at();
    desk.bringUp(WindowView.BOARD);
    BoardView board = desk.window.parts().game.board;
    Desk.keyboardTo(board, board::requestFocusInWindow);

    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);

    desk.await(now -> now.play().orElseThrow().at() == at - 1);
    assertThat(status()).startsWith("Undone: ");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Y);
    desk.await(now -> now.play().orElseThrow().at() == at);
    assertThat(status()).startsWith("Played again: ");
    assertThat(Files.readString(desk.small.file("companies.yaml"))).isEqualTo(before);
  }

  private String status() throws Exception {
    JLabel told = desk.part(JLabel.class, "notice");
    return Desk.look(told::getText);
  }

  private void written(String wanted) throws Exception {
    Waiting.until(
        () -> Files.readString(desk.small.file("companies.yaml")),
        wanted::equals,
        () -> "the file is not as it was");
  }

  @Test
  void escapeClosesItAndLeavesTheFileAsItWas() throws Exception {
    String before = Files.readString(desk.small.file("companies.yaml"));
    LayeredCard card = opened();
    JTextField home = desk.part(JTextField.class, "change companies.Red.home");
    Desk.keyboardTo(home, home::requestFocusInWindow);
    desk.type("X");
    desk.press(KeyEvent.VK_ESCAPE);

    boolean gone = Desk.until(() -> !card.isShowing(), yes -> yes);
    assertThat(gone).isTrue();
    assertThat(Files.readString(desk.small.file("companies.yaml"))).isEqualTo(before);
  }

  @Test
  void theKeyOpensTheHexPointedAtNotTheOneUnderTheCursor() throws Exception {
    desk.bringUp(WindowView.BOARD);
    BoardView board = desk.window.parts().game.board;
    Desk.keyboardTo(board, board::requestFocusInWindow);
    Desk.look(
        () -> {
          board.goTo(HexId.of("B2"));
          return true;
        });
    desk.click(board, Desk.look(() -> board.pixelOf(HexId.of("B4")).orElseThrow()), 1);

    desk.press(KeyEvent.VK_F4);

    Desk.until(() -> desk.find("change map.hexes.B4.name"), found -> found != null);
    assertThat(desk.find("change map.hexes.B2.name")).isNull();
  }

  @Test
  void altClickOnTheBoardOpensTheHex() throws Exception {
    desk.bringUp(WindowView.BOARD);
    var at =
        Waiting.until(
                () -> Desk.look(() -> desk.window.parts().game.board.pixelOf(HexId.of("B4"))),
                found -> found.isPresent(),
                () -> "the board shows no B4")
            .orElseThrow();
    altClick(desk.window.parts().game.board, new Point((int) at.getX(), (int) at.getY()));

    JTextField name =
        Waiting.until(
            () -> desk.part(JTextField.class, "change map.hexes.B4.name"),
            found -> found != null,
            () -> "Alt+click opened nothing");
    String shown = Desk.look(name::getText);
    assertThat(shown).isEqualTo("Port");
  }

  @Test
  void altClickAndTheKeyOpenTheCompanyOfARowOfTheHoldings() throws Exception {
    floatRed();
    desk.bringUp(WindowView.BOOKS);
    JTable companies = desk.part(JTable.class, "companies");
    Point red = Desk.look(() -> companies.getCellRect(0, 0, true).getLocation());
    altClick(companies, new Point(red.x + 4, red.y + 4));
    requireHomeOfRed("Alt+click opened nothing");
    desk.press(KeyEvent.VK_ESCAPE);

    Desk.keyboardTo(companies, companies::requestFocusInWindow);
    Desk.look(
        () -> {
          companies.changeSelection(0, 1, false, false);
          desk.window.handlers().change();
          return true;
        });
    requireHomeOfRed("the key opened nothing");
  }

  private void requireHomeOfRed(String otherwise) throws Exception {
    JTextField home =
        Waiting.until(
            () -> desk.part(JTextField.class, "change companies.Red.home"),
            found -> found != null && found.isShowing(),
            () -> otherwise);
    assertThat(Desk.look(home::isShowing)).isTrue();
  }

  private static void altClick(Component over, Point at) throws Exception {
    Desk.look(
        () -> {
          Toolkit.getDefaultToolkit()
              .getSystemEventQueue()
              .postEvent(
                  new MouseEvent(
                      over,
                      MouseEvent.MOUSE_PRESSED,
                      System.currentTimeMillis(),
                      InputEvent.ALT_DOWN_MASK | InputEvent.BUTTON1_DOWN_MASK,
                      at.x,
                      at.y,
                      1,
                      false,
                      MouseEvent.BUTTON1));
          return true;
        });
  }
}
