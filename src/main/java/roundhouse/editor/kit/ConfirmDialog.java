package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.text.JTextComponent;
import roundhouse.words.UiWords;

/** Asks for a form to be filled, or whether something shall happen. */
public final class ConfirmDialog {
  private ConfirmDialog() {}

  /**
   * Whether the user wants what a question asks.
   *
   * @param does what the button that agrees does, as a verb
   */
  public static boolean agreed(Component over, Object question, String title, String does) {
    return answer(over, question, title, does) == 0;
  }

  /** Whether a file may be written: there is none yet, or the user agrees to replace it. */
  public static boolean mayWrite(Component over, Path file, String title) {
    return !Files.isRegularFile(file)
        || agreed(
            over,
            UiWords.of("common.replace", file.getFileName()),
            title,
            UiWords.of("common.replace-it"));
  }

  /**
   * Which of several answers the user gives; one more than the last if none.
   *
   * @param does what each button does, as a verb; a button that cancels follows
   */
  public static int answer(Component over, Object question, String title, String... does) {
    var answers = new ArrayList<Object>(List.of(does));
    answers.add(UiWords.of("common.cancel"));
    int chosen =
        JOptionPane.showOptionDialog(
            over,
            question,
            title,
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.PLAIN_MESSAGE,
            null,
            answers.toArray(),
            answers.getFirst());
    return chosen == JOptionPane.CLOSED_OPTION ? does.length : chosen;
  }

  /**
   * Asks until nothing speaks against the answers; what does is told below the form.
   *
   * @param objection why the form cannot be taken as it is filled now
   */
  public static boolean form(
      Component over,
      JComponent form,
      String title,
      String does,
      JComponent first,
      Supplier<Optional<String>> objection) {
    StillText told = told();
    var whole = new JPanel(new BorderLayout());
    whole.add(form, BorderLayout.CENTER);
    whole.add(told, BorderLayout.SOUTH);
    while (form(over, whole, title, does, first)) {
      Optional<String> why = objection.get();
      if (why.isEmpty()) return true;
      told.setText(why.get());
      // How many lines it needs follows from the width.
      told.setSize(form.getWidth(), Short.MAX_VALUE);
      told.setVisible(true);
      if (first instanceof JTextComponent field) field.selectAll();
    }
    return false;
  }

  private static StillText told() {
    var told = new StillText();
    told.setName("why not");
    told.setBorder(BorderFactory.createEmptyBorder(6, 0, 0, 0));
    told.setVisible(false);
    return told;
  }

  /**
   * Asks with the keyboard focus on {@code first}, not on the button as option panes do by default.
   *
   * @param over the window or part it belongs to
   * @param does what the button that agrees does, as a verb
   * @param first the part of the form to focus
   * @return whether the user agreed
   */
  public static boolean form(
      Component over, JComponent form, String title, String does, JComponent first) {
    return does.equals(chosen(over, form, title, first, does, UiWords.of("common.cancel")));
  }

  /** Shows something until the user closes it, with the keyboard focus on {@code first}. */
  public static void show(Component over, JComponent shown, String title, JComponent first) {
    chosen(over, shown, title, first, UiWords.of("common.close"));
  }

  private static Object chosen(
      Component over, JComponent form, String title, JComponent first, Object... does) {
    var pane =
        new JOptionPane(
            form, JOptionPane.PLAIN_MESSAGE, JOptionPane.DEFAULT_OPTION, null, does, does[0]) {
          @Override
          public void selectInitialValue() {
            first.requestFocusInWindow();
          }
        };
    JDialog dialog = pane.createDialog(over, title);
    dialog.setVisible(true);
    dialog.dispose();
    return pane.getValue();
  }
}
