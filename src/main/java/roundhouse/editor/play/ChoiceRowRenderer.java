package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import roundhouse.editor.kit.WindowLook;

/**
 * Draws a row of the list of choices: its number key and text, below a heading if it is the first
 * of its kind.
 */
final class ChoiceRowRenderer extends JPanel implements ListCellRenderer<ChoiceRow> {
  private final JLabel heading = new JLabel();
  private final JLabel number = new JLabel();
  private final JLabel says = new JLabel();
  private final JLabel more = new JLabel();
  private final JPanel line = new JPanel(new BorderLayout(8, 0));
  private final transient WindowLook look;

  ChoiceRowRenderer(WindowLook look) {
    super(new BorderLayout());
    this.look = look;
    setOpaque(false);
    line.add(number, BorderLayout.WEST);
    line.add(says, BorderLayout.CENTER);
    line.add(more, BorderLayout.EAST);
    line.setBorder(BorderFactory.createEmptyBorder(3, 10, 3, 10));
    heading.setBorder(BorderFactory.createEmptyBorder(7, 10, 2, 10));
    add(heading, BorderLayout.NORTH);
    add(line, BorderLayout.CENTER);
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends ChoiceRow> list,
      ChoiceRow row,
      int index,
      boolean selected,
      boolean focused) {
    boolean first =
        index == 0 || !list.getModel().getElementAt(index - 1).group().equals(row.group());
    Font font = list.getFont();
    heading.setVisible(first);
    heading.setText(row.group());
    heading.setFont(font.deriveFont(Font.BOLD, font.getSize2D() * 0.88f));
    heading.setForeground(look.faint());
    number.setText(index < 9 ? String.valueOf(index + 1) : " ");
    number.setFont(new Font(Font.MONOSPACED, Font.PLAIN, font.getSize()));
    says.setText(row.says());
    says.setFont(font);
    more.setText(row.variants().size() > 1 ? "↻ " + row.variants().size() : "");
    more.setFont(font);
    line.setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    says.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    number.setForeground(selected ? list.getSelectionForeground() : look.faint());
    more.setForeground(number.getForeground());
    return this;
  }
}
