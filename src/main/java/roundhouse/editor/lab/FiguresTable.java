package roundhouse.editor.lab;

import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JTable;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.words.UiWords;

/** The figures of each side in a column, and their difference. */
final class FiguresTable extends JTable {
  private transient TextTableModel rows = new TextTableModel(List.of());
  private transient List<String> sides = List.of();

  FiguresTable() {
    TableSetup.setNames(this, "figures", UiWords.of("lab.figures"));
    setFillsViewportHeight(true);
    // Nothing can be typed here, so Tab leaves the table.
    setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
    setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
    sides(List.of());
  }

  /** Sets the columns for sides of these names. */
  void sides(List<String> names) {
    sides = names;
    var heads = new ArrayList<String>(List.of(UiWords.of("lab.group"), UiWords.of("lab.figure")));
    heads.addAll(names);
    if (names.size() > 1) heads.add(UiWords.of("lab.difference"));
    rows = new TextTableModel(heads);
    setModel(rows);
    TableSetup.setWidths(this, 150, 250);
  }

  void show(List<FigureRow> lines) {
    int chosen = getSelectedRow();
    rows.show(lines.stream().map(this::row).toList());
    if (chosen >= 0 && chosen < getRowCount()) setRowSelectionInterval(chosen, chosen);
  }

  private List<String> row(FigureRow line) {
    var cells = new ArrayList<>(List.of(line.group().toString(), line.what()));
    line.sides().forEach(side -> cells.add(side.says()));
    if (sides.size() > 1) cells.add(line.difference());
    return cells;
  }
}
