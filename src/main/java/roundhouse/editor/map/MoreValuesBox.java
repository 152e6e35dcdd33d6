package roundhouse.editor.map;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JComboBox;
import roundhouse.words.UiWords;

/** The list of the values that a hex does not have yet, to add one. */
final class MoreValuesBox extends JComboBox<String> {

  /**
   * @param add called with the key of the value that is picked
   */
  MoreValuesBox(Consumer<String> add) {
    setName("hex add");
    getAccessibleContext().setAccessibleName(UiWords.of("change.add"));
    // Arrow keys walk the list; Enter picks.
    putClientProperty("JComboBox.isTableCellEditor", true);
    addActionListener(
        _ -> {
          if (getSelectedIndex() > 0) add.accept(((String) getSelectedItem()).replace(' ', '-'));
        });
  }

  /** Offers the values of some keys. */
  void offer(List<String> keys) {
    Stream<String> names = keys.stream().map(HexField::words);
    setModel(
        new DefaultComboBoxModel<>(
            Stream.concat(Stream.of(UiWords.of("change.add")), names).toArray(String[]::new)));
  }
}
