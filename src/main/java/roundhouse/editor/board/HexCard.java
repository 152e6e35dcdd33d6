package roundhouse.editor.board;

import java.awt.Container;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Point;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.BoxLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.Timer;
import javax.swing.UIManager;

/** A card beside the pointer that says what lies on a hex, once the pointer rests there. */
final class HexCard extends JPanel {
  private static final int REST = 450;
  private static final int BESIDE = 18;

  private final Timer rest = new Timer(REST, _ -> open());
  private transient Optional<HexWords> wanted = Optional.empty();
  private Point pointer = new Point();

  /**
   * @param view gets the card; it has no layout of its own
   */
  HexCard(Container view) {
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setName("hex card");
    setVisible(false);
    rest.setRepeats(false);
    view.add(this, 0);
  }

  /** The pointer is on a hex, or on none. */
  void point(Optional<HexWords> hex, Point at) {
    pointer = at;
    if (wanted.equals(hex) && isVisible()) return;
    setVisible(false);
    wanted = hex;
    if (hex.isPresent()) rest.restart();
    else rest.stop();
  }

  private void open() {
    if (wanted.isEmpty() || !getParent().isShowing()) return;
    fill(wanted.get());
    Dimension size = getPreferredSize();
    Dimension view = getParent().getSize();
    int right = pointer.x + BESIDE;
    int x = right + size.width > view.width ? pointer.x - BESIDE - size.width : right;
    int y = Math.clamp(pointer.y + BESIDE, 0, Math.max(0, view.height - size.height));
    setBounds(Math.max(0, x), y, size.width, size.height);
    setVisible(true);
    validate();
  }

  private void fill(HexWords hex) {
    removeAll();
    setBackground(UIManager.getColor("ToolTip.background"));
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")),
            BorderFactory.createEmptyBorder(5, 8, 6, 8)));
    var title = new JLabel(hex.title());
    title.setFont(title.getFont().deriveFont(Font.BOLD));
    add(title);
    hex.lines().forEach(line -> add(new JLabel(line)));
    for (var label : getComponents()) label.setForeground(UIManager.getColor("ToolTip.foreground"));
  }
}
