package roundhouse.editor.printing;

import java.awt.BorderLayout;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import roundhouse.editor.kit.FittingLabel;
import roundhouse.words.UiWords;

/** Says which page is shown, and turns to the one before or after it. */
final class PageTurner extends JPanel {
  private final FittingLabel told = new FittingLabel(" ", SwingConstants.CENTER);
  private final JButton before;
  private final JButton after;

  /**
   * @param turn turns by a number of pages
   */
  PageTurner(IntConsumer turn) {
    super(new BorderLayout(8, 0));
    before = button("‹", UiWords.of("print.before"), turn, -1);
    after = button("›", UiWords.of("print.after"), turn, 1);
    told.setName("print page told");
    before.setName("print before");
    after.setName("print after");
    registerKeyboardAction(
        _ -> turn.accept(-1),
        KeyStroke.getKeyStroke("alt PAGE_UP"),
        JComponent.WHEN_IN_FOCUSED_WINDOW);
    registerKeyboardAction(
        _ -> turn.accept(1),
        KeyStroke.getKeyStroke("alt PAGE_DOWN"),
        JComponent.WHEN_IN_FOCUSED_WINDOW);
    add(before, BorderLayout.WEST);
    add(told, BorderLayout.CENTER);
    add(after, BorderLayout.EAST);
    show(0, 0, "");
  }

  private static JButton button(String sign, String says, IntConsumer turn, int by) {
    var button = new JButton(sign);
    button.setToolTipText(says);
    button.getAccessibleContext().setAccessibleName(says);
    button.addActionListener(_ -> turn.accept(by));
    return button;
  }

  /**
   * @param number of the page that is shown, from 1; 0 if there is none
   * @param says what it is
   */
  void show(int number, int count, String says) {
    told.setText(number == 0 ? " " : UiWords.of("print.page", number, count, says));
    before.setEnabled(number > 1);
    after.setEnabled(number < count);
  }
}
