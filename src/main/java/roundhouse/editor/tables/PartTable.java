package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.ActionEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.design.Expected;
import roundhouse.design.Place;
import roundhouse.design.Problem;
import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.workshop.Draft;
import roundhouse.workshop.Drafts;
import roundhouse.workshop.Spot;

/**
 * A part of a design as a table like a rulebook's: a row a name, a column a key. What is typed into a cell
 * is written to the design's own file; what another design says that this one extends is faint until then.
 */
final class PartTable extends JPanel {
  private final String part;
  private final transient Drafts drafts;
  private final transient Look look;
  private final Model model = new Model();
  private final JTable table = new JTable(model);
  private transient Optional<Path> folder = Optional.empty();
  private transient PartRows rows;
  private transient OptionTrial.Shown options = OptionTrial.Shown.NONE;

  /** @param show goes to a place in a file */
  PartTable(String part, Drafts drafts, Look look, Consumer<Place> show) {
    super(new BorderLayout());
    this.part = part;
    this.drafts = drafts;
    this.look = look;
    rows = new PartRows(part, List.of(), List.of());
    table.setName("table " + part);
    table.getAccessibleContext().setAccessibleName("Table of " + part);
    table.setCellSelectionEnabled(true);
    table.setShowGrid(true);
    table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    table.getTableHeader().setReorderingAllowed(false);
    table.setDefaultRenderer(Object.class, new Cells());
    table.putClientProperty("terminateEditOnFocusLost", true);
    bind("DELETE", "clear", this::clear);
    bind("INSERT", "add row", this::addRow);
    bind("ctrl DELETE", "remove row", this::removeRow);
    bind("alt UP", "row up", () -> move(-1));
    bind("alt DOWN", "row down", () -> move(1));
    bind("F12", "definition", () -> chosen().flatMap(PartRows.Cell::place).ifPresent(show));
    bind("ctrl Z", "undo", () -> step(drafts::undo));
    bind("ctrl Y", "redo", () -> step(drafts::redo));
    add(Panels.scroll(table), BorderLayout.CENTER);
    look.follow(this::fit);
  }

  private void bind(String key, String name, Runnable does) {
    table.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key), name);
    table.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), name);
    table
        .getActionMap()
        .put(
            name,
            new AbstractAction() {
              @Override
              public void actionPerformed(ActionEvent event) {
                does.run();
              }
            });
  }

  /** Shows the design as it is read by now. */
  void show(Draft draft) {
    folder = Optional.of(draft.folder());
    PartRows next = PartRows.of(draft, part);
    boolean same = next.columns().equals(rows.columns()) && next.rows().size() == rows.rows().size();
    if (next.equals(rows)) return;
    rows = next;
    if (same) {
      table.repaint();
      return;
    }
    int row = table.getSelectedRow();
    int column = table.getSelectedColumn();
    model.fireTableStructureChanged();
    fit();
    if (row >= 0 && column >= 0 && !rows.rows().isEmpty()) table.changeSelection(Math.min(row, rows.rows().size() - 1), Math.min(column, rows.columns().size() - 1), false, false);
  }

  /** What options that are on change is shown behind an arrow, and not written. */
  void show(OptionTrial.Shown now) {
    if (now.equals(options)) return;
    options = now;
    fit();
    table.repaint();
  }

  private Optional<String> changed(int row, int column) {
    return column == 0 ? Optional.empty() : options.changed(List.of(part, rows.rows().get(row).name(), rows.columns().get(column)));
  }

  private String told(int row, int column) {
    String text = rows.rows().get(row).cells().get(column).text();
    return changed(row, column).map(now -> text + " → " + now).orElse(text);
  }

  private void fit() {
    table.setRowHeight(look.textSize() + 10);
    var metrics = table.getFontMetrics(table.getFont().deriveFont(Font.BOLD));
    for (int column = 0; column < table.getColumnCount(); column++) {
      int width = metrics.stringWidth(model.getColumnName(column));
      for (int row = 0; row < model.getRowCount(); row++) width = Math.max(width, metrics.stringWidth(told(row, column)));
      table.getColumnModel().getColumn(column).setPreferredWidth(Math.min(360, width + 18));
    }
  }

  private void edit(ValuePath value, java.util.function.BiFunction<YamlText, ValuePath, YamlText> edit) {
    if (folder.isEmpty()) return;
    Spot spot = Spot.in(folder.get(), value, drafts);
    drafts.edit(spot.file(), "", text -> edit.apply(text, spot.path()));
  }

  private void step(Consumer<roundhouse.edit.Document> step) {
    if (folder.isPresent()) drafts.document(Spot.in(folder.get(), ValuePath.of(part, "any"), drafts).file()).ifPresent(step);
  }

  private void write(int row, int column, String text) {
    String before = rows.rows().get(row).cells().get(column).text();
    if (text.equals(before)) return;
    ValuePath path = rows.path(row, column);
    if (column == 0) edit(path, (yaml, spot) -> yaml.rename(spot, text));
    else if (text.isEmpty()) edit(path, YamlText::remove);
    else edit(path, (yaml, spot) -> yaml.set(spot, Typed.value(text, yaml.at(spot), Expected.at(path.names()))));
  }

  private Optional<PartRows.Cell> chosen() {
    int column = table.getSelectedColumn();
    return table.getSelectedRow() < 0 || column < 0 ? Optional.empty() : Optional.of(rows.rows().get(table.getSelectedRow()).cells().get(column));
  }

  private void clear() {
    int column = table.getSelectedColumn();
    if (table.getSelectedRow() >= 0 && column > 0) write(table.getSelectedRow(), column, "");
  }

  private void addRow() {
    String name = JOptionPane.showInputDialog(this, "Name of the new row", "New row in " + part, JOptionPane.PLAIN_MESSAGE);
    if (name == null || name.isBlank()) return;
    int row = table.getSelectedRow();
    Value like = row < 0 ? Value.EMPTY : Typed.row(rows, row);
    int place = row < 0 ? Integer.MAX_VALUE : row + 1;
    edit(ValuePath.of(part, name.strip()), (yaml, spot) -> yaml.insert(spot, place, like));
  }

  /** What another design says is taken away by name; what stands here goes. */
  private void removeRow() {
    int row = table.getSelectedRow();
    if (row < 0 || folder.isEmpty()) return;
    String name = rows.rows().get(row).name();
    if (!rows.rows().get(row).cells().getFirst().inherited(folder.get())) edit(ValuePath.of(part, name), YamlText::remove);
    else edit(ValuePath.of(part, "remove"), (yaml, spot) -> yaml.size(spot) > 0 ? yaml.set(spot.child(yaml.size(spot)), name) : yaml.set(spot, new Value.Items(List.of(Value.text(name)))));
  }

  private void move(int by) {
    int row = table.getSelectedRow();
    int to = row + by;
    if (row < 0 || to < 0 || to >= rows.rows().size()) return;
    int column = table.getSelectedColumn();
    edit(ValuePath.of(part, rows.rows().get(row).name()), (yaml, spot) -> yaml.move(spot, to));
    table.changeSelection(to, column, false, false);
  }

  private final class Model extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return rows == null ? 0 : rows.rows().size();
    }

    @Override
    public int getColumnCount() {
      return rows == null ? 0 : rows.columns().size();
    }

    @Override
    public String getColumnName(int column) {
      return column == 0 ? part.replaceAll("ies$", "y").replaceAll("s$", "") : rows.columns().get(column).replace('-', ' ');
    }

    @Override
    public Object getValueAt(int row, int column) {
      return rows.rows().get(row).cells().get(column).text();
    }

    @Override
    public boolean isCellEditable(int row, int column) {
      return true;
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
      write(row, column, value.toString().strip());
    }
  }

  /** Names bold, what is inherited faint, what is wrong marked and told. */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(of, value, selected, focused, row, column);
      PartRows.Cell cell = rows.rows().get(row).cells().get(column);
      setText(told(row, column));
      boolean inherited = folder.map(cell::inherited).orElse(false);
      setHorizontalAlignment(cell.text().matches("[0-9]+") && column > 0 ? SwingConstants.RIGHT : SwingConstants.LEFT);
      setFont(getFont().deriveFont((column == 0 ? Font.BOLD : Font.PLAIN) | (inherited ? Font.ITALIC : 0) | (changed(row, column).isPresent() ? Font.BOLD : 0)));
      if (!selected) setForeground(inherited ? UIManager.getColor("Label.disabledForeground") : of.getForeground());
      boolean wrong = !cell.problems().isEmpty();
      setBorder(wrong ? BorderFactory.createMatteBorder(0, 0, 2, 0, cell.problems().stream().anyMatch(Problem::isError) ? look.error() : look.warning()) : BorderFactory.createEmptyBorder(0, 4, 0, 4));
      setToolTipText(tip(cell, column, inherited));
      return this;
    }

    private String tip(PartRows.Cell cell, int column, boolean inherited) {
      if (!cell.problems().isEmpty()) return cell.problems().stream().map(problem -> problem.message() + (problem.fix().isEmpty() ? "" : ": " + problem.fix())).collect(Collectors.joining("; "));
      String says = column == 0 ? "" : Expected.at(List.of(part, "any", rows.columns().get(column))).map(Expected::says).orElse("");
      String from = inherited ? " From " + cell.place().orElseThrow().file().getParent().getFileName() + "; what is typed here is this design's own. F12 goes there." : "";
      return (says + from).isEmpty() ? null : says + from;
    }
  }
}
