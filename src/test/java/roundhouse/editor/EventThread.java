package roundhouse.editor;

import java.awt.Component;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.Predicate;
import javax.swing.SwingUtilities;
import roundhouse.testkit.Waiting;

/** Asks what a window shows, and waits for it, on the thread to which the window belongs. */
abstract class EventThread {
  static final Duration KEYBOARD = Duration.ofSeconds(20);

  private static final int SETTLING_TURNS = 3;
  private static final Duration SETTLING = Duration.ofMillis(6);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(20);
  private static final int TURNS_A_REQUEST = 25;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Evaluates a question on the event thread. */
  static <T> T look(Callable<T> question) throws Exception {
    var task = new FutureTask<>(question);
    SwingUtilities.invokeAndWait(task);
    return task.get();
  }

  /**
   * Repeats a question until the answer is as wanted, and returns it.
   *
   * @throws AssertionError if it is not within half a minute
   */
  static <T> T until(Callable<T> question, Predicate<T> wanted) throws Exception {
    return until(question, wanted, PATIENCE);
  }

  /** The same with another time limit. */
  static <T> T until(Callable<T> question, Predicate<T> wanted, Duration patience)
      throws Exception {
    return until(question, wanted, patience, "");
  }

  private static <T> T until(
      Callable<T> question, Predicate<T> wanted, Duration patience, String otherwise)
      throws Exception {
    T answer = Waiting.within(patience, () -> look(question), wanted);
    if (!wanted.test(answer))
      throw new AssertionError(
          "%safter %d s the answer is %s".formatted(otherwise, patience.toSeconds(), answer));
    return answer;
  }

  /**
   * The same, and says what is wrong.
   *
   * @param otherwise what failed if the answer never comes
   */
  static <T> T until(Callable<T> question, Predicate<T> wanted, String otherwise) throws Exception {
    return until(question, wanted, PATIENCE, otherwise + ": ");
  }

  /** The component that has the keyboard, or null. */
  static Component focusOwner() {
    return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
  }

  /** Focuses a component. */
  static void keyboardTo(Component part, Runnable ask) throws Exception {
    comes(KEYBOARD, part::isFocusOwner, ask);
  }

  /** Focuses a window that has just opened. */
  static void keyboardTo(Window window) throws Exception {
    comes(KEYBOARD, window::isFocused, window::requestFocus);
  }

  /** Asks for the focus and waits before asking again: queued requests would move it away later. */
  static boolean comes(Duration patience, Callable<Boolean> has, Runnable ask) throws Exception {
    if (look(has)) return true;
    long end = System.nanoTime() + patience.toNanos();
    for (int turn = 0; !look(has); turn++) {
      if (System.nanoTime() > end) return false;
      if (turn % TURNS_A_REQUEST == 0) SwingUtilities.invokeAndWait(ask);
      Waiting.pass(LOOK_AGAIN);
    }
    caughtUp();
    return true;
  }

  /**
   * Waits until the window has handled all events; not for the display, which can take seconds
   * without a window manager.
   */
  static void caughtUp() {
    try {
      for (int turn = 0; turn < SETTLING_TURNS; turn++) {
        EventQueue.invokeAndWait(() -> {});
        Waiting.pass(SETTLING);
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (InvocationTargetException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
