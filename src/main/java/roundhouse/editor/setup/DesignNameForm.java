package roundhouse.editor.setup;

import java.awt.BorderLayout;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.NewDesignNames;

/** Asks for the folder name of a new design, until a design can be called so. */
final class DesignNameForm {
  private final NewDesignNames names;
  private final JTextField field = new JTextField(24);
  private final JTextArea objection = new JTextArea();
  private String suggested = "";

  DesignNameForm(NewDesignNames names) {
    this.names = names;
    objection.setName("why not this name");
    objection.setEditable(false);
    objection.setFocusable(false);
    objection.setOpaque(false);
    objection.setLineWrap(true);
    objection.setWrapStyleWord(true);
    objection.setBorder(BorderFactory.createEmptyBorder(6, 0, 0, 0));
    objection.setVisible(false);
  }

  JTextField field() {
    return field;
  }

  String name() {
    return field.getText().strip();
  }

  /** Suggests a name, unless the user has typed another. */
  void suggest(String name) {
    if (name().equals(suggested)) field.setText(name);
    suggested = name;
    field.selectAll();
  }

  /**
   * Whether the user wants the design, with a name that it can have.
   *
   * @param form with the field
   */
  boolean agreed(JFrame window, JComponent form, String title) {
    var whole = new JPanel(new BorderLayout());
    whole.add(form, BorderLayout.CENTER);
    whole.add(objection, BorderLayout.SOUTH);
    while (ConfirmDialog.form(window, whole, title, UiWords.of("new-design.make"), field)) {
      Optional<String> why = names.objection(name());
      if (why.isEmpty()) return true;
      objection.setText(why.get());
      objection.setSize(form.getWidth(), Short.MAX_VALUE);
      objection.setVisible(true);
      field.selectAll();
    }
    return false;
  }
}
