package roundhouse.editor.text;

import java.awt.FlowLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** Asks which of two texts is meant, when a file was changed here and elsewhere at one place. */
final class ConflictBar extends JPanel {

  ConflictBar(Runnable theirs, Runnable mine) {
    super(new FlowLayout(FlowLayout.LEFT, 8, 4));
    add(new JLabel("Changed here and elsewhere in the same lines."));
    add(button("Take the file's text", theirs));
    add(button("Keep mine", mine));
    setVisible(false);
  }

  private static JButton button(String text, Runnable does) {
    var button = new JButton(text);
    button.addActionListener(_ -> does.run());
    return button;
  }
}
