package roundhouse.editor.tiles;

import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import roundhouse.words.Words;

/** The buttons that edit the manifest. */
final class ManifestBar extends JPanel {
  private final JButton add;
  private final JButton copy;
  private final JButton remove;

  ManifestBar(Map<String, Runnable> does) {
    setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    add = button("Add…", Words.of("manifest.add"), Words.of("manifest.add-tip"), does.get("add"));
    button("New tile", Words.of("manifest.new"), Words.of("manifest.new-tip"), does.get("new"));
    copy =
        button(
            "Copy to draw",
            Words.of("manifest.copy"),
            Words.of("manifest.copy-tip"),
            does.get("copy"));
    remove =
        button(
            "Remove",
            Words.of("manifest.remove"),
            Words.of("manifest.remove-tip"),
            does.get("remove"));
  }

  private JButton button(String name, String says, String tip, Runnable action) {
    var button = new JButton(says);
    button.setName(name);
    button.setToolTipText(tip);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> action.run());
    add(button);
    return button;
  }

  /**
   * Enables the buttons.
   *
   * @param chosen whether there is a tile to copy
   * @param held whether it is in the manifest
   */
  void show(boolean chosen, boolean held) {
    copy.setEnabled(chosen);
    remove.setEnabled(held);
    add.setText(chosen && !held ? Words.of("manifest.add-it") : Words.of("manifest.add"));
  }
}
