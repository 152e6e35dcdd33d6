package roundhouse.editor.kit;

import javax.swing.JTextArea;
import javax.swing.text.DefaultCaret;

/**
 * Wrapped words on a page: they take no keyboard, and the page stays where it is if they change.
 */
public final class StillText extends JTextArea {
  public StillText() {
    this(0, 0);
  }

  /** Has room for some lines, whether it needs them or not. */
  public StillText(int lines, int columns) {
    super(lines, columns);
    setEditable(false);
    setFocusable(false);
    setOpaque(false);
    setLineWrap(true);
    setWrapStyleWord(true);
  }

  /** A text that is set would scroll the page to its caret, of which each look makes a new one. */
  @Override
  public void updateUI() {
    super.updateUI();
    ((DefaultCaret) getCaret()).setUpdatePolicy(DefaultCaret.NEVER_UPDATE);
  }
}
