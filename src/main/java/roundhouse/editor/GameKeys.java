package roundhouse.editor;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.UiAction;
import roundhouse.editor.play.ChoiceSelection;

/**
 * The keys without Ctrl or Alt, which belong to the game wherever the user is not typing: R, comma
 * and full stop turn the tile in hand, Enter plays, Escape drops the choice, Space lets a bot
 * decide, Left and Right step through the history.
 */
final class GameKeys {
  private GameKeys() {}

  /**
   * Binds the keys until the window is closed.
   *
   * @param windows where the keys work
   */
  static void bind(
      Window main, Predicate<Window> windows, CommandActions commands, ChoiceSelection pick) {
    var keyboard = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    KeyEventDispatcher keys =
        event ->
            event.getID() == KeyEvent.KEY_PRESSED
                && ours(windows, event)
                && take(event, commands, pick);
    keyboard.addKeyEventDispatcher(keys);
    main.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent closed) {
            keyboard.removeKeyEventDispatcher(keys);
          }
        });
  }

  private static boolean ours(Predicate<Window> windows, KeyEvent event) {
    Component at = event.getComponent();
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    boolean typed =
        at instanceof JTextComponent
            || at instanceof JTree
            || at instanceof JTable
            || KeyBindings.keepsKeys(at)
            || KeyBindings.owns(at, event.getKeyCode());
    return plain
        && !typed
        && windows.test(SwingUtilities.getWindowAncestor(at))
        && MenuSelectionManager.defaultManager().getSelectedPath().length == 0;
  }

  private static boolean take(KeyEvent event, CommandActions commands, ChoiceSelection pick) {
    if (belongsToPart(event)) return false;
    switch (event.getKeyCode()) {
      case KeyEvent.VK_R -> pick.turn(event.isShiftDown() ? -1 : 1);
      case KeyEvent.VK_COMMA -> pick.turn(-1);
      case KeyEvent.VK_PERIOD -> pick.turn(1);
      case KeyEvent.VK_ESCAPE -> {
        pick.clear();
        run(commands.of(WindowCommand.STOP_BOT));
      }
      case KeyEvent.VK_SPACE -> run(commands.of(WindowCommand.BOT));
      case KeyEvent.VK_LEFT -> run(commands.of(WindowCommand.UNDO));
      case KeyEvent.VK_RIGHT -> run(commands.of(WindowCommand.REDO));
      case KeyEvent.VK_ENTER -> pick.play();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether the focused list or button itself uses a key. */
  private static boolean belongsToPart(KeyEvent event) {
    boolean list = event.getComponent() instanceof JList<?>;
    boolean button = event.getComponent() instanceof AbstractButton;
    return switch (event.getKeyCode()) {
      case KeyEvent.VK_R, KeyEvent.VK_COMMA, KeyEvent.VK_PERIOD -> list;
      case KeyEvent.VK_SPACE -> button;
      case KeyEvent.VK_ENTER -> list || button;
      default -> false;
    };
  }

  private static void run(UiAction action) {
    if (action.isEnabled()) action.actionPerformed(null);
  }
}
