package roundhouse.editor.tiles;

import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;

/** What is done to a manifest. */
final class ManifestBar extends JPanel {
  private final JButton add;
  private final JButton copy;
  private final JButton remove;

  ManifestBar(Map<String, Runnable> does) {
    setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    add = button("Add…", "Takes a tile of the library into the manifest (Insert)", does.get("add"));
    button("New tile", "Begins a tile of the design's own", does.get("new"));
    copy = button("Copy to draw", "Copies the chosen tile, to be drawn otherwise under a number of its own", does.get("copy"));
    remove = button("Remove", "Takes the chosen tile out of the manifest (Ctrl+Delete)", does.get("remove"));
  }

  private JButton button(String name, String tip, Runnable action) {
    var button = new JButton(name);
    button.setName(name);
    button.setToolTipText(tip);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> action.run());
    add(button);
    return button;
  }

  /**
   * What can be done.
   *
   * @param chosen whether there is a tile to copy
   * @param held whether the manifest has it
   */
  void show(boolean chosen, boolean held) {
    copy.setEnabled(chosen);
    remove.setEnabled(held);
    add.setText(chosen && !held ? "Add it" : "Add…");
  }
}
