package roundhouse.editor.palette;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.UIManager;

/** A line of the palette: name and key, and below them the sentence. */
final class PaletteRow extends JPanel implements ListCellRenderer<PaletteEntry> {
  private final JLabel title = new JLabel();
  private final JLabel key = new JLabel();
  private final JLabel says = new JLabel();

  PaletteRow() {
    super(new BorderLayout(12, 0));
    setBorder(BorderFactory.createEmptyBorder(3, 10, 4, 10));
    says.putClientProperty("FlatLaf.styleClass", "small");
    add(title, BorderLayout.CENTER);
    add(key, BorderLayout.EAST);
    add(says, BorderLayout.SOUTH);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends PaletteEntry> list,
      PaletteEntry entry,
      int index,
      boolean selected,
      boolean focused) {
    title.setText(entry.title());
    key.setText(entry.key());
    says.setText(entry.says());
    getAccessibleContext()
        .setAccessibleName(entry.title() + ", " + entry.key() + ", " + entry.says());
    var faint = UIManager.getColor("Label.disabledForeground");
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    var text = selected ? list.getSelectionForeground() : list.getForeground();
    title.setForeground(entry.action().isEnabled() || selected ? text : faint);
    key.setForeground(selected ? text : faint);
    says.setForeground(selected ? text : faint);
    return this;
  }
}
