package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;

/** A key works on keyboards where it lies elsewhere. */
class SameKeysTest {
  private static KeyStroke key(String says) {
    return KeyStroke.getKeyStroke(says);
  }

  @Test
  void plusIsShiftedEqualsOnAnAmericanKeyboard() {
    assertThat(KeyBindings.sameKeys(key("ctrl PLUS")))
        .contains(key("ctrl shift EQUALS"), key("ctrl EQUALS"), key("ctrl ADD"));
  }

  @Test
  void theNumberPadHasAMinusAndANoughtOfItsOwn() {
    assertThat(KeyBindings.sameKeys(key("alt MINUS"))).containsExactly(key("alt SUBTRACT"));
    assertThat(KeyBindings.sameKeys(key("alt 0"))).containsExactly(key("alt NUMPAD0"));
  }

  @Test
  void lettersHaveOnePlace() {
    assertThat(KeyBindings.sameKeys(key("ctrl P"))).isEmpty();
    assertThat(KeyBindings.sameKeys(null)).isEmpty();
  }
}
