package roundhouse.editor.hooks;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.hooks.HookRow;

/** Draws a hook: its name, bold if a script answers it, and the script. */
final class HookRowRenderer extends JPanel implements ListCellRenderer<HookRow> {
  private final JLabel name = new JLabel();
  private final JLabel by = new JLabel();
  private final transient WindowLook look;

  HookRowRenderer(WindowLook look) {
    super(new BorderLayout(10, 0));
    this.look = look;
    setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 6));
    add(name, BorderLayout.WEST);
    add(by, BorderLayout.EAST);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends HookRow> list, HookRow row, int index, boolean selected, boolean focused) {
    name.setText(row.hook().name());
    name.setFont(list.getFont().deriveFont(row.by().isEmpty() ? Font.PLAIN : Font.BOLD));
    by.setText(row.answers());
    by.setFont(list.getFont());
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    name.setForeground(
        selected
            ? list.getSelectionForeground()
            : row.by().isEmpty() ? look.faint() : list.getForeground());
    by.setForeground(selected ? list.getSelectionForeground() : look.faint());
    getAccessibleContext()
        .setAccessibleName(
            row.by().isEmpty()
                ? row.hook().name()
                : UiWords.of("hooks.answered-by", row.hook().name(), row.answers()));
    return this;
  }
}
