package roundhouse.editor.map;

import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.JComponent;
import roundhouse.editor.kit.VerticalScrollPanel;

/** The rows of the form of a hex, below each other; as wide as the form, however narrow it is. */
final class HexRowList extends VerticalScrollPanel {
  private final transient Map<String, HexValueRow> rows = new LinkedHashMap<>();

  HexRowList() {
    super(new GridBagLayout());
  }

  /** The rows by the keys of their values. */
  Map<String, HexValueRow> rows() {
    return rows;
  }

  void add(HexValueRow row) {
    int line = 2 * rows.size();
    rows.put(row.field().key(), row);
    add(row.label(), cell(0, line, 1, new Insets(1, 10, 1, 8)));
    add(row.field(), cell(1, line, 1, new Insets(1, 0, 1, 0)));
    add(row.beside(), cell(2, line, 1, new Insets(1, 2, 1, 4)));
    add(row.below(), cell(0, line + 1, 3, new Insets(0, 8, 2, 4)));
  }

  /** Adds a part below all rows. */
  void addBelow(JComponent part) {
    add(part, cell(1, 2 * rows.size(), 1, new Insets(6, 0, 4, 0)));
  }

  private static GridBagConstraints cell(int column, int line, int width, Insets insets) {
    return new GridBagConstraints(
        column,
        line,
        width,
        1,
        column == 1 ? 1 : 0,
        0,
        GridBagConstraints.LINE_START,
        column == 1 ? GridBagConstraints.HORIZONTAL : GridBagConstraints.NONE,
        insets,
        0,
        0);
  }
}
