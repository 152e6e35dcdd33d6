package roundhouse.editor.change;

import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Set;
import java.util.function.Predicate;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.text.JTextComponent;

/**
 * The key left of the 1, which shows the game {@linkplain BeforeTheEdit before the edit} as long as
 * it is held down, wherever the user is not typing. Some systems repeat a held key as if it were
 * released and pressed again.
 */
public final class BeforeTheEditKey implements KeyEventDispatcher {
  private static final int REPEATS_WITHIN = 60;
  private static final Set<Integer> KEYS =
      Set.of(KeyEvent.VK_BACK_QUOTE, KeyEvent.VK_DEAD_GRAVE, KeyEvent.VK_DEAD_CIRCUMFLEX);

  private final Predicate<KeyEvent> ours;
  private final Runnable down;
  private final Timer letGo;

  private BeforeTheEditKey(Predicate<KeyEvent> ours, Runnable down, Runnable up) {
    this.ours = ours;
    this.down = down;
    letGo = new Timer(REPEATS_WITHIN, _ -> up.run());
    letGo.setRepeats(false);
  }

  /**
   * Binds the key until a window is closed.
   *
   * @param windows where the key works
   */
  public static void bind(Window main, Predicate<Window> windows, Runnable down, Runnable up) {
    var key =
        new BeforeTheEditKey(
            event ->
                !(event.getComponent() instanceof JTextComponent)
                    && windows.test(SwingUtilities.getWindowAncestor(event.getComponent())),
            down,
            up);
    var keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    keyboard.addKeyEventDispatcher(key);
    main.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent closed) {
            keyboard.removeKeyEventDispatcher(key);
          }

          @Override
          public void windowDeactivated(WindowEvent left) {
            up.run();
          }
        });
  }

  @Override
  public boolean dispatchKeyEvent(KeyEvent event) {
    if (!KEYS.contains(event.getKeyCode()) || event.isControlDown() || !ours.test(event))
      return false;
    if (event.getID() == KeyEvent.KEY_PRESSED) {
      letGo.stop();
      down.run();
    } else if (event.getID() == KeyEvent.KEY_RELEASED) letGo.restart();
    return true;
  }
}
