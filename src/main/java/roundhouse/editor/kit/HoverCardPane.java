package roundhouse.editor.kit;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.UIManager;

/** The card itself: a bold line and others below it. */
final class HoverCardPane extends JPanel {
  HoverCardPane(List<String> lines, int widest) {
    super(new BorderLayout(0, 2));
    setName("hover card");
    Color edge = UIManager.getColor("Component.borderColor");
    setBackground(UIManager.getColor("ToolTip.background"));
    setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(edge), BorderFactory.createEmptyBorder(4, 7, 4, 7)));
    JTextArea head = text(lines.getFirst(), widest);
    head.setFont(head.getFont().deriveFont(Font.BOLD));
    fit(head, widest);
    add(head, BorderLayout.NORTH);
    if (lines.size() > 1)
      add(text(String.join("\n", lines.subList(1, lines.size())), widest), BorderLayout.CENTER);
  }

  private static JTextArea text(String words, int widest) {
    var area = new JTextArea(words);
    area.setFont(UIManager.getFont("Label.font"));
    area.setForeground(UIManager.getColor("ToolTip.foreground"));
    area.setEditable(false);
    area.setFocusable(false);
    area.setOpaque(false);
    area.setBorder(null);
    fit(area, widest);
    return area;
  }

  /** Wraps lines that are longer than the card may be wide. */
  private static void fit(JTextArea area, int widest) {
    area.setPreferredSize(null);
    area.setLineWrap(false);
    int width = Math.min(widest, area.getPreferredSize().width);
    area.setLineWrap(true);
    area.setWrapStyleWord(true);
    area.setSize(width + 2, Integer.MAX_VALUE);
    area.setPreferredSize(new Dimension(width + 2, area.getPreferredSize().height));
  }

  /** Lets the mouse through to what lies under it. */
  @Override
  public boolean contains(int x, int y) {
    return false;
  }
}
