package roundhouse.editor.text;

import java.awt.FlowLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Words;

/** Asks which of two texts is meant, when a file was changed here and elsewhere at one place. */
final class ConflictBar extends JPanel {

  ConflictBar(Runnable theirs, Runnable mine) {
    super(new FlowLayout(FlowLayout.LEFT, 8, 4));
    add(new JLabel(Words.of("text.conflict")));
    add(button(Words.of("text.theirs"), theirs));
    add(button(Words.of("text.mine"), mine));
    setVisible(false);
  }

  private static JButton button(String text, Runnable does) {
    var button = new JButton(text);
    button.addActionListener(_ -> does.run());
    return button;
  }
}
