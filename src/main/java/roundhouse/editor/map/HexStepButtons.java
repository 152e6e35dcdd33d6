package roundhouse.editor.map;

import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.words.UiWords;

/** Two buttons beside a number that make it smaller and larger; the arrow keys do the same. */
final class HexStepButtons extends JPanel {
  private static final int PRICE = 10;

  private final HexField field;
  private final int step;

  HexStepButtons(HexField field) {
    this.field = field;
    step = field.key().equals("cost") ? PRICE : 1;
    setLayout(new BoxLayout(this, BoxLayout.LINE_AXIS));
    add(button("less", "−", UiWords.of("hexes.less", HexField.words(field.key())), -step));
    add(button("more", "+", UiWords.of("hexes.more", HexField.words(field.key())), step));
    KeyBindings.bindFocused(field, "UP", () -> go(step));
    KeyBindings.bindFocused(field, "DOWN", () -> go(-step));
  }

  private JButton button(String name, String sign, String says, int by) {
    var button = new JButton(sign);
    button.setName("hex " + name + " " + field.key());
    button.setToolTipText(says);
    button.getAccessibleContext().setAccessibleName(says);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.setFocusable(false);
    button.addActionListener(_ -> go(by));
    return button;
  }

  /** A number that cannot be read stays as it is; 0 removes the value. */
  private void go(int by) {
    String typed = field.typed();
    if (!typed.matches("[0-9]{0,6}")) return;
    int next = Math.max(0, (typed.isEmpty() ? 0 : Integer.parseInt(typed)) + by);
    field.write(next == 0 ? "" : String.valueOf(next));
  }
}
