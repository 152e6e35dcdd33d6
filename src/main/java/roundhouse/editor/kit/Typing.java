package roundhouse.editor.kit;

import java.awt.Component;
import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** What widgets do with typing. */
public final class Typing {
  private static final String KEEPS_KEYS = "roundhouse.keepsKeys";

  private Typing() {}

  /** Has {@code changed} run at every change of a text. */
  public static void listen(JTextComponent text, Runnable changed) {
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
                // Only how it looks has changed.
                return;
              }
            });
  }

  /**
   * Keeps all keys for a widget in which one edits, the plain ones too that belong to the game
   * elsewhere.
   */
  public static void keepKeys(JComponent widget) {
    widget.putClientProperty(KEEPS_KEYS, true);
  }

  /** Whether a widget, or something around it, keeps its keys. */
  public static boolean keepsKeys(Component widget) {
    for (Component part = widget; part != null; part = part.getParent()) {
      if (part instanceof JComponent known
          && Boolean.TRUE.equals(known.getClientProperty(KEEPS_KEYS))) return true;
    }
    return false;
  }

  /** Has a key do something while a widget, or what is in it, has the keyboard. */
  public static void bind(JComponent widget, String key, Runnable does) {
    bind(widget, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, does);
  }

  /**
   * Has a key do something while a widget itself has the keyboard, whatever the widget would do
   * with it else.
   */
  public static void take(JComponent widget, String key, Runnable does) {
    bind(widget, JComponent.WHEN_FOCUSED, key, does);
  }

  /**
   * Has a widget pass on keys that it would take for itself, so that they do what the menu says.
   */
  public static void leave(JComponent widget, String... keys) {
    for (String key : keys) widget.getInputMap().put(KeyStroke.getKeyStroke(key), "none");
  }

  /**
   * Has the usual keys take edits back and make them again while a widget, or what is in it, has
   * the keyboard.
   */
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

  /** Leaves keys that a widget would take for itself to the window. */
  public static void letGo(JComponent widget, String... keys) {
    for (String key : keys) widget.getInputMap().put(KeyStroke.getKeyStroke(key), "none");
  }
}
