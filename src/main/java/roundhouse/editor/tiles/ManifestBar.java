package roundhouse.editor.tiles;

import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JPanel;
import roundhouse.words.UiWords;

/** The buttons that edit the manifest. */
final class ManifestBar extends JPanel {
  private final JButton add;
  private final JButton copy;
  private final JButton remove;

  ManifestBar(TileCommands does) {
    setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    add = button("Add…", UiWords.of("manifest.add"), UiWords.of("manifest.add-tip"), does::add);
    button("New tile", UiWords.of("manifest.new"), UiWords.of("manifest.new-tip"), does::newTile);
    copy =
        button(
            "Copy to draw",
            UiWords.of("manifest.copy"),
            UiWords.of("manifest.copy-tip"),
            does::copy);
    remove =
        button(
            "Remove",
            UiWords.of("manifest.remove"),
            UiWords.of("manifest.remove-tip"),
            does::remove);
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
    add.setText(chosen && !held ? UiWords.of("manifest.add-it") : UiWords.of("manifest.add"));
  }
}
