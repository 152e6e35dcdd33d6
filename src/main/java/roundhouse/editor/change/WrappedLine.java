package roundhouse.editor.change;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.BorderFactory;
import javax.swing.JList;
import javax.swing.JTextArea;
import javax.swing.ListCellRenderer;

/** A sentence of a list on as many lines as the width of the list needs. */
final class WrappedLine extends JTextArea implements ListCellRenderer<String> {
  private WrappedLine() {
    setLineWrap(true);
    setWrapStyleWord(true);
    setBorder(BorderFactory.createEmptyBorder(2, 6, 2, 6));
  }

  /** Wraps the sentences of a list, and again whenever it has another width. */
  static void wrap(JList<String> list) {
    list.setCellRenderer(new WrappedLine());
    list.addComponentListener(
        new ComponentAdapter() {
          private int width;

          @Override
          public void componentResized(ComponentEvent event) {
            if (list.getWidth() == width) return;
            width = list.getWidth();
            // A list measures its rows again when their fixed height changes.
            list.setFixedCellHeight(1);
            list.setFixedCellHeight(-1);
          }
        });
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends String> list, String says, int index, boolean selected, boolean focused) {
    setFont(list.getFont());
    setText(says);
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    // The height of wrapped text follows from its width.
    setSize(Math.max(1, list.getWidth()), Short.MAX_VALUE);
    return this;
  }

  /** As wide as the list is, which therefore never scrolls sideways. */
  @Override
  public Dimension getPreferredSize() {
    return new Dimension(1, super.getPreferredSize().height);
  }
}
