package roundhouse.editor.tables;

import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/** The options of a design with a box each. Space or a click on the box toggles it. */
final class OptionSwitches extends JList<String> {
  private static final int BOX = 26;

  private final transient Consumer<Set<String>> switched;
  private final Set<String> on = new LinkedHashSet<>();

  /**
   * @param switched called with the options that are on
   */
  OptionSwitches(Consumer<Set<String>> switched) {
    this.switched = switched;
    setName("options");
    getAccessibleContext().setAccessibleName(UiWords.of("options.list"));
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setCellRenderer((list, option, _, selected, _) -> box(list, option, selected));
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getX() < BOX) toggle();
          }
        });
    KeyBindings.keepKeys(this);
    registerKeyboardAction(_ -> toggle(), KeyStroke.getKeyStroke("SPACE"), WHEN_FOCUSED);
  }

  private JCheckBox box(JList<? extends String> list, String option, boolean selected) {
    var box = new JCheckBox(option, on.contains(option));
    box.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    box.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    box.setBorder(BorderFactory.createEmptyBorder(2, 4, 2, 14));
    box.getAccessibleContext()
        .setAccessibleName(
            on.contains(option)
                ? UiWords.of("options.on", option)
                : UiWords.of("options.off", option));
    return box;
  }

  private void toggle() {
    String option = getSelectedValue();
    if (option == null) return;
    if (!on.remove(option)) on.add(option);
    repaint();
    switched.accept(on());
  }

  /** Those that are on, in the order in which they were switched. */
  Set<String> on() {
    return Collections.unmodifiableSet(new LinkedHashSet<>(on));
  }

  void switchAllOff() {
    on.clear();
  }

  /** Lists the options; those that stay keep their switch, and the selected one its selection. */
  void show(List<String> names) {
    on.retainAll(names);
    String picked = getSelectedValue();
    setListData(names.toArray(String[]::new));
    if (picked != null && names.contains(picked)) setSelectedValue(picked, true);
    else if (!names.isEmpty()) setSelectedIndex(0);
  }
}
