package roundhouse.editor.holdings;

import java.awt.Font;
import javax.swing.JComponent;

/** Measures text in the bold letters of a component, at any size. */
final class Letters {
  private Letters() {}

  static MatrixFit.Measure of(JComponent in) {
    Font font = in.getFont().deriveFont(Font.BOLD);
    return (text, size) ->
        text.isEmpty() ? 0 : in.getFontMetrics(font.deriveFont((float) size)).stringWidth(text);
  }
}
