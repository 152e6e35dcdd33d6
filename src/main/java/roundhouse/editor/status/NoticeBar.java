package roundhouse.editor.status;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FlowLayout;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.WindowLook;

/**
 * A notice in the line below the views, where it moves nothing. It tells the user about something
 * left over from before and offers what to do about it; hidden when there is nothing to say.
 */
class NoticeBar extends JPanel {
  private final JLabel says = new JLabel();
  private final JPanel buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 4, 0));

  NoticeBar(WindowLook look) {
    super(new BorderLayout());
    says.setBorder(BorderFactory.createEmptyBorder(0, 10, 0, 6));
    says.setMinimumSize(new Dimension(0, 0));
    buttons.setOpaque(false);
    add(says, BorderLayout.CENTER);
    add(buttons, BorderLayout.EAST);
    setVisible(false);
    look.addListener(() -> setBackground(look.doubtful()));
  }

  final void say(String text) {
    says.setText(text);
    says.setToolTipText(text);
    setVisible(true);
  }

  /** Adds a button, which Tab reaches too. */
  final JButton button(String name, String text, Runnable does) {
    var button = new JButton(text);
    button.setName(name);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> does.run());
    buttons.add(button);
    return button;
  }

  /** Adds the button that dismisses the bar. */
  final void close(String name, String tip, Runnable does) {
    JButton close = button(name, "✕", does);
    close.setToolTipText(tip);
    close.getAccessibleContext().setAccessibleName(tip);
  }
}
