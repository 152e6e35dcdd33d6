package roundhouse.editor.text;

import java.awt.FlowLayout;
import java.awt.event.KeyEvent;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Words;

/** Asks which of two texts is meant, when a file was changed here and elsewhere at one place. */
final class ConflictBar extends JPanel {

  ConflictBar(Runnable theirs, Runnable mine) {
    super(new FlowLayout(FlowLayout.LEFT, 8, 4));
    add(new JLabel(Words.of("text.conflict")));
    add(button(Words.of("text.theirs"), KeyEvent.VK_T, theirs));
    add(button(Words.of("text.mine"), KeyEvent.VK_K, mine));
    setVisible(false);
  }

  /** @param key that does it together with Alt */
  private static JButton button(String text, int key, Runnable does) {
    var button = new JButton(text);
    button.setMnemonic(key);
    button.addActionListener(_ -> does.run());
    return button;
  }
}
