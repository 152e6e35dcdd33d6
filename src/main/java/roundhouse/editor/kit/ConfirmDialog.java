package roundhouse.editor.kit;

import java.awt.Component;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JOptionPane;

/** Shows a form that the user confirms or cancels. */
public final class ConfirmDialog {
  private ConfirmDialog() {}

  /**
   * Asks with the keyboard focus on {@code first}, not on the button as option panes do by default.
   *
   * @param over the window or part it belongs to
   * @param first the part of the form to focus
   * @return whether it was confirmed
   */
  public static boolean form(Component over, JComponent form, String title, JComponent first) {
    var pane =
        new JOptionPane(form, JOptionPane.PLAIN_MESSAGE, JOptionPane.OK_CANCEL_OPTION) {
          @Override
          public void selectInitialValue() {
            first.requestFocusInWindow();
          }
        };
    JDialog dialog = pane.createDialog(over, title);
    dialog.setVisible(true);
    dialog.dispose();
    return Integer.valueOf(JOptionPane.OK_OPTION).equals(pane.getValue());
  }
}
