package roundhouse.editor.map;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JPopupMenu;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/** A button beside a value that lists the words which fit it; a list may take several. */
final class HexWordsButton extends JButton {
  private final HexField field;
  private final boolean several;
  private final transient Function<String, List<String>> choices;

  /**
   * @param several whether the value is a list of words
   * @param choices the words for a key
   */
  HexWordsButton(HexField field, boolean several, Function<String, List<String>> choices) {
    super("▾");
    this.field = field;
    this.several = several;
    this.choices = choices;
    String says = UiWords.of("hexes.words", HexField.words(field.key()));
    setName("hex words " + field.key());
    setToolTipText(says);
    getAccessibleContext().setAccessibleName(says);
    putClientProperty("JButton.buttonType", "toolBarButton");
    setFocusable(false);
    addActionListener(_ -> open());
    KeyBindings.bindFocused(field, "alt DOWN", this::open);
  }

  private void open() {
    var menu = new JPopupMenu();
    menu.setName("hex words menu");
    for (String word : choices.apply(field.key())) {
      var item = new JCheckBoxMenuItem(word, written().contains(word));
      item.setName("hex word " + word);
      item.addActionListener(_ -> pick(word));
      menu.add(item);
    }
    if (menu.getComponentCount() > 0) menu.show(field, 0, field.getHeight());
  }

  private List<String> written() {
    return new ArrayList<>(
        several ? List.of(field.typed().split("[\\s,]+")) : List.of(field.typed()));
  }

  private void pick(String word) {
    List<String> words = written();
    boolean gone = words.remove(word);
    if (!several) words.clear();
    if (!gone) words.add(word);
    words.remove("");
    field.write(String.join(field.typed().contains(",") ? ", " : " ", words));
  }
}
