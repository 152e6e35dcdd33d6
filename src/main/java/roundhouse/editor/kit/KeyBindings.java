package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Key bindings and text listeners of components. */
public final class KeyBindings {
  private static final String KEEPS_KEYS = "roundhouse.keepsKeys";
  private static final String OWN_KEYS = "roundhouse.ownKeys";

  private KeyBindings() {}

  /** Runs {@code changed} on every change of a text. */
  public static void onTextChange(JTextComponent text, Runnable changed) {
    text.getDocument()
        .addDocumentListener(
            new DocumentListener() {
              @Override
              public void insertUpdate(DocumentEvent event) {
                changed.run();
              }

              @Override
              public void removeUpdate(DocumentEvent event) {
                changed.run();
              }

              @Override
              public void changedUpdate(DocumentEvent event) {
                // Only its style has changed.
                return;
              }
            });
  }

  /**
   * Keeps all keys for a component in which the user edits, including plain keys that belong to the
   * game elsewhere.
   */
  public static void keepKeys(JComponent widget) {
    widget.putClientProperty(KEEPS_KEYS, true);
  }

  /** Whether a component, or one around it, keeps its keys. */
  public static boolean keepsKeys(Component widget) {
    for (Component part = widget; part != null; part = part.getParent()) {
      if (part instanceof JComponent known
          && Boolean.TRUE.equals(known.getClientProperty(KEEPS_KEYS))) return true;
    }
    return false;
  }

  /** Keeps some plain keys, by their codes, for a component that uses them itself. */
  public static void ownKeys(JComponent widget, Integer... codes) {
    widget.putClientProperty(OWN_KEYS, Set.of(codes));
  }

  /** Whether a component uses a plain key itself. */
  public static boolean owns(Component widget, int code) {
    return widget instanceof JComponent known
        && known.getClientProperty(OWN_KEYS) instanceof Set<?> codes
        && codes.contains(code);
  }

  /** Binds a key while a component, or one inside it, is focused. */
  public static void bind(JComponent widget, String key, Runnable does) {
    bind(widget, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, does);
  }

  /** Binds a key while the component itself is focused, in place of its own binding. */
  public static void bindFocused(JComponent widget, String key, Runnable does) {
    bind(widget, JComponent.WHEN_FOCUSED, key, does);
  }

  /** Binds Escape while a window is active, wherever the focus is in it. */
  public static void onEscape(JRootPane window, Runnable does) {
    window.registerKeyboardAction(
        _ -> does.run(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
  }

  /** Calls {@code typed} with each letter or digit that is typed in a component. */
  public static void onLetter(JComponent widget, CharConsumer typed) {
    widget.addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyTyped(KeyEvent event) {
            boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
            if (!plain || !Character.isLetterOrDigit(event.getKeyChar())) return;
            event.consume();
            typed.accept(event.getKeyChar());
          }
        });
  }

  /** Takes a character that is typed. */
  public interface CharConsumer {
    void accept(char typed);
  }

  /** Disables a component's own bindings, so that the keys do what the menu says. */
  public static void passOn(JComponent widget, String... keys) {
    for (String key : keys) widget.getInputMap().put(KeyStroke.getKeyStroke(key), "none");
  }

  /**
   * The keys that stand for the same one on other keyboards: plus is shifted on many, and the keys
   * of the number pad have codes of their own.
   *
   * @param key null for none
   */
  public static List<KeyStroke> sameKeys(KeyStroke key) {
    if (key == null) return List.of();
    int with = key.getModifiers();
    int shifted = with | InputEvent.SHIFT_DOWN_MASK;
    return switch (key.getKeyCode()) {
      case KeyEvent.VK_PLUS ->
          List.of(
              KeyStroke.getKeyStroke(KeyEvent.VK_PLUS, shifted),
              KeyStroke.getKeyStroke(KeyEvent.VK_EQUALS, with),
              KeyStroke.getKeyStroke(KeyEvent.VK_EQUALS, shifted),
              KeyStroke.getKeyStroke(KeyEvent.VK_ADD, with));
      case KeyEvent.VK_MINUS -> List.of(KeyStroke.getKeyStroke(KeyEvent.VK_SUBTRACT, with));
      case KeyEvent.VK_0 -> List.of(KeyStroke.getKeyStroke(KeyEvent.VK_NUMPAD0, with));
      default -> List.of();
    };
  }

  /** Binds the usual keys for undo and redo while a component, or one inside it, is focused. */
  public static void bindHistory(JComponent widget, Runnable undo, Runnable redo) {
    bind(widget, "ctrl Z", undo);
    bind(widget, "ctrl Y", redo);
  }

  private static void bind(JComponent widget, int when, String key, Runnable does) {
    widget.getInputMap(when).put(KeyStroke.getKeyStroke(key), key);
    widget
        .getActionMap()
        .put(
            key,
            new AbstractAction() {
              @Override
              public void actionPerformed(ActionEvent event) {
                does.run();
              }
            });
  }

  /** Disables a component's own bindings, so that the window gets the keys. */
  public static void passToWindow(JComponent widget, String... keys) {
    for (String key : keys) widget.getInputMap().put(KeyStroke.getKeyStroke(key), "none");
  }
}
