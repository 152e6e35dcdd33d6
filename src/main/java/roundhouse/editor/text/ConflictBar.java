package roundhouse.editor.text;

import java.awt.BorderLayout;
import java.awt.GridLayout;
import java.awt.event.KeyEvent;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.words.UiWords;

/** Asks which of two texts to keep when a file was changed here and on disk in the same lines. */
final class ConflictBar extends JPanel {

  ConflictBar(Runnable theirs, Runnable mine) {
    super(new BorderLayout(0, 4));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    // One above the other: texts often stand in a narrow column.
    var buttons = new JPanel(new GridLayout(1, 0, 8, 0));
    buttons.add(button(UiWords.of("text.theirs"), KeyEvent.VK_T, theirs));
    buttons.add(button(UiWords.of("text.mine"), KeyEvent.VK_K, mine));
    add(new JLabel(UiWords.of("text.conflict")), BorderLayout.NORTH);
    add(buttons, BorderLayout.CENTER);
    setVisible(false);
  }

  /**
   * @param key of the shortcut with Alt
   */
  private static JButton button(String text, int key, Runnable does) {
    var button = new JButton(text);
    button.setMnemonic(key);
    button.addActionListener(_ -> does.run());
    return button;
  }
}
