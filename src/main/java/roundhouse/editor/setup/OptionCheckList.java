package roundhouse.editor.setup;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.design.spec.OptionSpec;
import roundhouse.editor.kit.HtmlText;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * The options of a title as check boxes with a sentence each; implied options are checked
 * automatically.
 */
final class OptionCheckList extends JPanel {
  private static final int WRAP = 420;

  private final Map<String, JCheckBox> boxes = new LinkedHashMap<>();
  private transient OptionSelection options = new OptionSelection(Map.of());

  OptionCheckList() {
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 4, 4, 4));
  }

  /** Shows other options, with {@code on} checked. */
  void offer(Map<String, OptionSpec> known, Set<String> on) {
    options = new OptionSelection(known);
    on.forEach(id -> options.set(id, true));
    boxes.clear();
    removeAll();
    known.forEach((id, option) -> add(box(id, option)));
    if (known.isEmpty()) add(new JLabel(UiWords.of("new-game.plain")));
    tick();
    revalidate();
    repaint();
  }

  void say(String text) {
    removeAll();
    boxes.clear();
    add(new JLabel(text));
    revalidate();
    repaint();
  }

  Set<String> on() {
    return options.on();
  }

  private JCheckBox box(String id, OptionSpec option) {
    String name =
        option.name().isEmpty()
            ? Character.toUpperCase(id.charAt(0)) + id.substring(1).replace('-', ' ')
            : option.name();
    var box =
        HtmlText.in(
            new JCheckBox(),
            "<html><div style='width:"
                + WRAP
                + "px'><b>"
                + VisibleText.html(name)
                + "</b><br>"
                + VisibleText.html(option.says())
                + "</div></html>");
    box.setVerticalTextPosition(JCheckBox.TOP);
    box.setBorder(BorderFactory.createEmptyBorder(3, 2, 5, 2));
    box.addActionListener(
        _ -> {
          options.set(id, box.isSelected());
          tick();
        });
    boxes.put(id, box);
    return box;
  }

  private void tick() {
    boxes.forEach(
        (id, box) -> {
          box.setSelected(options.on().contains(id));
          box.setEnabled(!options.implied(id));
        });
  }
}
