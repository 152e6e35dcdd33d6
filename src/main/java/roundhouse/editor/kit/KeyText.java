package roundhouse.editor.kit;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Optional;
import javax.swing.KeyStroke;

/** Keys as a user reads them: {@code Ctrl+Shift+F}. */
public final class KeyText {
  private KeyText() {}

  /** The text of a key that {@link KeyStroke#getKeyStroke(String)} reads. */
  public static String of(String key) {
    return Optional.ofNullable(KeyStroke.getKeyStroke(key))
        .map(KeyText::of)
        .orElseThrow(() -> new IllegalArgumentException(key + " is no key"));
  }

  public static String of(KeyStroke stroke) {
    String modifiers = InputEvent.getModifiersExText(stroke.getModifiers());
    String pressed = KeyEvent.getKeyText(stroke.getKeyCode());
    return modifiers.isEmpty() ? pressed : modifiers + "+" + pressed;
  }
}
