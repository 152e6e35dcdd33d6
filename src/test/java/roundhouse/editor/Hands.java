package roundhouse.editor;

import java.awt.AWTEvent;
import java.awt.AWTException;
import java.awt.Component;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/** Operates mouse and keyboard. */
abstract class Hands extends EventThread {
  private static final int DRAG_STEPS = 5;
  private static final Duration MOUSE = Duration.ofSeconds(15);

  final Robot robot;

  Hands() throws AWTException {
    robot = new Robot();
    robot.setAutoDelay(6);
  }

  /**
   * Focuses the window: keys reach it only then, and another program on the display may have the
   * focus.
   */
  abstract void takeKeyboard() throws Exception;

  void click(Component part, Point2D at, int times) throws Exception {
    pointAt(part, at);
    button(part, InputEvent.BUTTON1_DOWN_MASK, times);
  }

  /**
   * Moves the mouse to a point of a component; waits for a window that is still opening or moving.
   */
  private Point pointAt(Component part, Point2D at) throws Exception {
    long end = System.nanoTime() + MOUSE.toNanos();
    Point corner;
    do {
      corner = look(part::getLocationOnScreen);
      robot.mouseMove(corner.x + (int) at.getX(), corner.y + (int) at.getY());
      caughtUp();
    } while (!under(part, corner) && System.nanoTime() < end);
    return corner;
  }

  /**
   * Whether the mouse is over a component that has not moved since, as it does when a bar appears
   * above it.
   */
  private static boolean under(Component part, Point corner) throws Exception {
    return look(() -> part.getMousePosition() != null && part.getLocationOnScreen().equals(corner));
  }

  /**
   * Clicks, presses again at once, and keeps the button down; all again if a window that is still
   * changing took one of the presses.
   */
  void clickAndHold(Component part, Point2D at) throws Exception {
    pointAt(part, at);
    long end = System.nanoTime() + MOUSE.toNanos();
    while (pressesThenHeld(part) < 2 && System.nanoTime() < end) letGo();
  }

  /** The number of two presses that reached a component. */
  private int pressesThenHeld(Component part) {
    var reached = new AtomicInteger();
    delivered(
        MouseEvent.MOUSE_PRESSED,
        AWTEvent.MOUSE_EVENT_MASK,
        2,
        () -> {
          robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
          robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
          robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        },
        event -> {
          if (event.getID() == MouseEvent.MOUSE_PRESSED && isOver(event, part))
            reached.incrementAndGet();
          return true;
        });
    return reached.get();
  }

  void letGo() {
    delivered(
        MouseEvent.MOUSE_RELEASED,
        AWTEvent.MOUSE_EVENT_MASK,
        1,
        () -> robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK));
  }

  /** Drags with the left button between two points of a component. */
  void drag(Component part, Point2D from, Point2D to) throws Exception {
    Point corner = pointAt(part, from);
    delivered(
        MouseEvent.MOUSE_PRESSED,
        AWTEvent.MOUSE_EVENT_MASK,
        1,
        () -> robot.mousePress(InputEvent.BUTTON1_DOWN_MASK));
    for (int step = 1; step <= DRAG_STEPS; step++) {
      var next =
          new Point(
              corner.x + (int) (from.getX() + (to.getX() - from.getX()) * step / DRAG_STEPS),
              corner.y + (int) (from.getY() + (to.getY() - from.getY()) * step / DRAG_STEPS));
      Predicate<AWTEvent> there =
          event -> event instanceof MouseEvent drag && drag.getLocationOnScreen().equals(next);
      delivered(
          MouseEvent.MOUSE_DRAGGED,
          AWTEvent.MOUSE_MOTION_EVENT_MASK,
          1,
          () -> robot.mouseMove(next.x, next.y),
          there);
    }
    delivered(
        MouseEvent.MOUSE_RELEASED,
        AWTEvent.MOUSE_EVENT_MASK,
        1,
        () -> robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK));
  }

  /** Opens the context menu of a point. */
  void rightClick(Component part, Point2D at) throws Exception {
    pointAt(part, at);
    button(part, InputEvent.BUTTON3_DOWN_MASK, 1);
  }

  void wheel(int notches) {
    delivered(
        MouseEvent.MOUSE_WHEEL,
        AWTEvent.MOUSE_WHEEL_EVENT_MASK,
        1,
        () -> robot.mouseWheel(notches));
  }

  void press(int... keys) throws Exception {
    takeKeyboard();
    delivered(
        KeyEvent.KEY_RELEASED,
        AWTEvent.KEY_EVENT_MASK,
        keys.length,
        () -> {
          for (int key : keys) robot.keyPress(key);
          for (int index = keys.length - 1; index >= 0; index--) robot.keyRelease(keys[index]);
        });
  }

  /**
   * Presses and releases a button over a component; repeats that if a tool tip took it, or the
   * window below one that is still opening.
   */
  private void button(Component part, int button, int times) {
    long end = System.nanoTime() + MOUSE.toNanos();
    boolean reached = clicked(part, button, times);
    while (!reached && part.isShowing() && System.nanoTime() < end)
      reached = clicked(part, button, times);
  }

  /**
   * Whether a click reached a component. Several clicks follow each other at once, or a busy
   * machine would make single clicks of them; if it does so all the same, they did not reach it. A
   * menu or a line that the press shows may get the release, and the later clicks.
   */
  private boolean clicked(Component part, int button, int times) {
    var reached = new AtomicBoolean();
    var presses = new AtomicInteger();
    var apart = new AtomicBoolean();
    delivered(
        MouseEvent.MOUSE_RELEASED,
        AWTEvent.MOUSE_EVENT_MASK,
        times,
        () -> {
          for (int time = 0; time < times; time++) {
            robot.mousePress(button);
            robot.mouseRelease(button);
          }
        },
        event -> {
          if (isOver(event, part)) {
            reached.set(true);
            boolean last =
                event.getID() == MouseEvent.MOUSE_PRESSED && presses.incrementAndGet() == times;
            if (last && ((MouseEvent) event).getClickCount() < times) apart.set(true);
          }
          return reached.get();
        });
    return reached.get() && !apart.get();
  }

  private static boolean isOver(AWTEvent event, Component part) {
    return (event.getID() == MouseEvent.MOUSE_PRESSED || event.getID() == MouseEvent.MOUSE_RELEASED)
        && event.getSource() instanceof Component hit
        && SwingUtilities.isDescendingFrom(hit, part);
  }

  /** Acts and waits until the last event has arrived; on a busy machine events come late. */
  private void delivered(int kind, long mask, int count, Runnable hands) {
    delivered(kind, mask, count, hands, _ -> true);
  }

  private void delivered(
      int kind, long mask, int count, Runnable hands, Predicate<AWTEvent> wanted) {
    var arrived = new CountDownLatch(count);
    AWTEventListener listener =
        event -> {
          if (wanted.test(event) && event.getID() == kind) arrived.countDown();
        };
    Toolkit.getDefaultToolkit().addAWTEventListener(listener, mask);
    try {
      hands.run();
      arrived.await(2, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      Toolkit.getDefaultToolkit().removeAWTEventListener(listener);
    }
    caughtUp();
  }

  /** Types letters and digits into a field once it is focused. */
  void typeInto(Component field, String text) throws Exception {
    click(field, new Point(20, 8), 1);
    until(
        field::isFocusOwner,
        yes -> yes,
        field.getName() + " was clicked and has not got the keyboard");
    type(text);
    if (field instanceof JTextComponent typed)
      until(typed::getText, has -> has.contains(text), "\"" + text + "\" was typed");
  }

  /** Types letters and digits. */
  void type(String text) throws Exception {
    for (char letter : text.toCharArray()) press(KeyEvent.getExtendedKeyCodeForChar(letter));
  }
}
