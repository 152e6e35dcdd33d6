package roundhouse.editor.kit;

import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** What widgets do with typing. */
public final class Typing {
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

  /** Leaves keys that a widget would take for itself to the window. */
  public static void letGo(JComponent widget, String... keys) {
    for (String key : keys) widget.getInputMap().put(KeyStroke.getKeyStroke(key), "none");
  }
}
