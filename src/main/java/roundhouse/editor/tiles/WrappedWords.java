package roundhouse.editor.tiles;

import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;

/** Words of a table's cell on as many lines as its column needs, at the middle of its row. */
final class WrappedWords extends JTextArea {
  private int needed;

  WrappedWords() {
    setLineWrap(true);
    setWrapStyleWord(true);
  }

  /** The words of a cell, looking as a label for it does. */
  WrappedWords like(JLabel label, JTable of, int row, int column) {
    setText(label.getText());
    setFont(label.getFont());
    setForeground(label.getForeground());
    setBackground(label.getBackground());
    setToolTipText(label.getToolTipText());
    setBorder(label.getBorder());
    setSize(of.getColumnModel().getColumn(column).getWidth(), Short.MAX_VALUE);
    needed = getPreferredSize().height;
    int above = (of.getRowHeight(row) - needed) / 2;
    if (above > 0)
      setBorder(
          BorderFactory.createCompoundBorder(
              getBorder(), BorderFactory.createEmptyBorder(above, 0, 0, 0)));
    return this;
  }

  /** The height that the last words need. */
  int needed() {
    return needed;
  }
}
