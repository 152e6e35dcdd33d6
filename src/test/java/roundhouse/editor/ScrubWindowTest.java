package roundhouse.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.fife.ui.rsyntaxtextarea.RSyntaxTextArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.Design;
import roundhouse.engine.explanation.Subject;
import roundhouse.testkit.NeedsDisplay;
import roundhouse.testkit.Waiting;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.revisions.Revisions;

/** Numbers of the design follow the mouse, the wheel and the arrow keys while Alt is held. */
@NeedsDisplay
class ScrubWindowTest extends WindowTest {
  private static final int STEP = 8;

  /** Window managers may want Alt alone with the mouse for themselves. */
  private static final List<Integer> HELD =
      List.of(KeyEvent.VK_CONTROL, KeyEvent.VK_ALT, KeyEvent.VK_SHIFT);

  private static final ToIntFunction<Design> PRICE = design -> design.trains().get("2").price();

  @AfterEach
  void letGoOfAll() {
    desk.robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    for (int key : HELD) desk.robot.keyRelease(key);
  }

  private JTable trains() throws Exception {
    desk.bringUp(WindowView.TABLES);
    JTable table = desk.part(JTable.class, "table trains");
    Desk.until(table::getRowCount, rows -> rows == 1);
    return table;
  }

  private static Point price(JTable table) throws Exception {
    return Desk.look(
        () -> {
          int column = table.getColumnModel().getColumnIndex("price");
          Rectangle cell = table.getCellRect(0, column, false);
          return new Point((int) cell.getCenterX(), (int) cell.getCenterY());
        });
  }

  /** Takes hold of a point with Ctrl+Alt. */
  private Point grab(Component part, Point at) throws Exception {
    desk.takeKeyboard();
    Point corner = Desk.look(part::getLocationOnScreen);
    corner.translate(at.x, at.y);
    desk.robot.mouseMove(corner.x, corner.y);
    desk.robot.keyPress(KeyEvent.VK_CONTROL);
    desk.robot.keyPress(KeyEvent.VK_ALT);
    desk.robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    return corner;
  }

  private void isPlayed(ToIntFunction<Design> value, int wanted) throws Exception {
    desk.await(
        now ->
            now.play()
                .filter(play -> value.applyAsInt(play.title().design()) == wanted)
                .isPresent());
  }

  private static boolean isRead(Snapshot now, int wanted) {
    return now.read().design().filter(design -> PRICE.applyAsInt(design) == wanted).isPresent();
  }

  private void isWritten(String file, String wanted) throws Exception {
    Waiting.until(
        () -> Files.readString(desk.small.file(file)),
        text -> text.contains(wanted),
        () -> "no '" + wanted + "' in " + file);
  }

  @Test
  void aDraggedPriceIsReadAtOncePlayedAtRestsAndIsOneRevisionAndOneStep() throws Exception {
    var told = new CopyOnWriteArrayList<Revisions>();
    var read = new CountDownLatch(1);
    desk.window
        .parts()
        .editing
        .revisions()
        .listen(
            revisions -> {
              told.add(revisions);
              read.countDown();
            });
    assertThat(read.await(30, TimeUnit.SECONDS)).isTrue();
    JTable table = trains();

    Point from = grab(table, price(table));
    desk.robot.mouseMove(from.x + 3 * STEP, from.y);
    desk.await(now -> isRead(now, 110));
    isPlayed(PRICE, 110);
    desk.robot.mouseMove(from.x + 5 * STEP, from.y - 2 * STEP);
    isPlayed(PRICE, 150);
    desk.picture(test);
    letGoOfAll();

    isWritten("trains.yaml", "price: 150");
    List<Revisions> all =
        Waiting.until(
            () -> new ArrayList<>(told),
            list -> !list.isEmpty() && list.getLast().all().size() == 2,
            () -> "the revisions are " + told);
    assertThat(all.getLast().all().getFirst().says()).containsExactly("trains 2 price: 80 → 150");
    Desk.keyboardTo(table, table::requestFocusInWindow);
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    isWritten("trains.yaml", "price: 80");
  }

  @Test
  void escapeDuringADragRestoresTheValueAndLeavesNothingToUndo() throws Exception {
    JTable table = trains();

    Point from = grab(table, price(table));
    desk.robot.mouseMove(from.x - 2 * STEP, from.y);
    isPlayed(PRICE, 60);
    desk.robot.keyPress(KeyEvent.VK_ESCAPE);
    desk.robot.keyRelease(KeyEvent.VK_ESCAPE);

    isPlayed(PRICE, 80);
    desk.robot.mouseMove(from.x + 9 * STEP, from.y);
    letGoOfAll();
    isWritten("trains.yaml", "price: 80");
    boolean undone =
        Desk.look(
            () ->
                desk.window
                    .parts()
                    .editing
                    .documents()
                    .document(desk.small.file("trains.yaml"))
                    .orElseThrow()
                    .canUndo());
    assertThat(undone).isFalse();
  }

  @Test
  void altAndArrowsChangeTheNumberAtTheCaretAndTheOneInACard() throws Exception {
    Desk.look(
        () -> {
          desk.window.parts().texts.open(desk.small.file("market.yaml"));
          return true;
        });
    RSyntaxTextArea text =
        Waiting.until(
            () -> desk.part(RSyntaxTextArea.class, "text market.yaml"),
            area -> area != null,
            () -> "no text");
    Desk.keyboardTo(text, text::requestFocusInWindow);
    Desk.look(
        () -> {
          text.setCaretPosition(text.getText().indexOf("1p  76p"));
          return true;
        });

    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_UP);
    isWritten("market.yaml", "72p  76p");
    desk.press(KeyEvent.VK_CONTROL, KeyEvent.VK_Z);
    isWritten("market.yaml", "71p  76p");

    Desk.look(
        () -> {
          desk.window.parts().change.open(new Subject.Trains("2"));
          return true;
        });
    JTextField price = desk.part(JTextField.class, "change trains.2.price");
    Desk.keyboardTo(price, price::requestFocusInWindow);
    desk.press(KeyEvent.VK_ALT, KeyEvent.VK_DOWN);
    String shown = Desk.look(price::getText);
    assertThat(shown).isEqualTo("70");
    isPlayed(PRICE, 70);
  }

  @Test
  void theWheelChangesAPriceInTheMarketAndWithShiftByTenSteps() throws Exception {
    desk.bringUp(WindowView.EDIT_MARKET);
    Component chart = desk.part(Component.class, "market chart");
    Desk.keyboardTo(chart, chart::requestFocusInWindow);
    Point corner = Desk.look(chart::getLocationOnScreen);
    int middle = Desk.look(chart::getHeight) / 2;
    desk.robot.mouseMove(corner.x + Desk.look(chart::getWidth) / 2, corner.y + middle);
    for (int key : HELD) desk.robot.keyPress(key);
    desk.robot.mouseWheel(-1);
    letGoOfAll();

    isWritten("market.yaml", "71p  86p  82");
    isPlayed(design -> design.market().prices().contains("86p") ? 1 : 0, 1);
  }
}
