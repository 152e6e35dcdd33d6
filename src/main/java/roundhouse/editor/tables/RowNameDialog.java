package roundhouse.editor.tables;

import java.awt.Component;
import java.util.Optional;
import javax.swing.JOptionPane;
import roundhouse.words.UiWords;

/** Asks for the name of a new row. */
final class RowNameDialog {
  private RowNameDialog() {}

  /** The name for a row of a part; empty if the user gives none. */
  static Optional<String> ask(Component over, String part) {
    String name =
        JOptionPane.showInputDialog(
            over,
            UiWords.of("tables.row-name"),
            UiWords.of("tables.new-row", part),
            JOptionPane.PLAIN_MESSAGE);
    return Optional.ofNullable(name).map(String::strip).filter(given -> !given.isEmpty());
  }
}
