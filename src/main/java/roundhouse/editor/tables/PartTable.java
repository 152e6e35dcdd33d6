package roundhouse.editor.tables;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.event.ChangeEvent;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.TableColumn;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.MessageLine;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.FirstColumnTable;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.notes.NoteOwner;
import roundhouse.editor.scrub.NumberScale;
import roundhouse.editor.scrub.NumberScrubber;
import roundhouse.editor.scrub.ScrubbedNumber;
import roundhouse.script.loading.Loaded;
import roundhouse.words.UiWords;
import roundhouse.workshop.documents.OpenDocuments;
import roundhouse.workshop.documents.PartEdits;
import roundhouse.workshop.notes.NoteSubject;
import roundhouse.workshop.notes.Notes;
import roundhouse.workshop.project.LastEffects;

/**
 * A part of a design as a table like a rulebook's: a row for each name, a column for each key. What
 * is typed into a cell is written to the design's own file; inherited values are faint until then.
 */
final class PartTable extends JPanel implements NoteOwner {
  /** The most pixels of a column where others need the room. */
  private static final int WIDEST = 360;

  /** A column with long values is not made narrower than that. */
  private static final int NARROWEST = 200;

  private final transient PartRowEdits edits;
  private final transient WindowLook look;
  private final PartTableModel model = new PartTableModel(() -> this.sheet, this::write);
  private final JTable table;
  private final MessageLine last;

  /** Until the first rows are there, and while columns get their widths. */
  private boolean fitting = true;

  /** Whether the user has made columns as wide as they are. */
  private boolean fitted;

  private transient PartSheet sheet;
  private transient Optional<Loaded> read = Optional.empty();

  /**
   * @param show goes to a place in a file
   */
  PartTable(
      String part,
      OpenDocuments documents,
      Notes notes,
      WindowLook look,
      Consumer<SourcePlace> show) {
    super(new BorderLayout());
    this.look = look;
    edits = new PartRowEdits(part, documents);
    sheet = PartSheet.empty(part);
    table = new Cells();
    TableSetup.setUpEditable(table, "table " + part, UiWords.of("tables.table", part));
    setUpCells(notes);
    bindKeys(show);
    NumberScrubber.install(table, documents, new CellNumbers());
    last = new MessageLine("last effect " + part);
    last.setVisible(false);
    table.getSelectionModel().addListSelectionListener(_ -> tell());
    table.getColumnModel().getSelectionModel().addListSelectionListener(_ -> tell());
    add(scroll(), BorderLayout.CENTER);
    add(last, BorderLayout.SOUTH);
    look.addListener(this::fit);
    notes.addListener(table::repaint);
  }

  /** Columns are as wide as the view has room for, until the user changes one. */
  private JScrollPane scroll() {
    JScrollPane scroll = Panels.scroll(table);
    scroll
        .getViewport()
        .addComponentListener(
            new ComponentAdapter() {
              private int width;

              @Override
              public void componentResized(ComponentEvent event) {
                if (fitted || scroll.getViewport().getWidth() == width) return;
                width = scroll.getViewport().getWidth();
                fit();
              }
            });
    return scroll;
  }

  private void setUpCells(Notes notes) {
    table.setCellSelectionEnabled(true);
    table.setShowGrid(true);
    table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    table.setDefaultRenderer(Object.class, new PartCellRenderer(() -> sheet, notes, look));
  }

  private void bindKeys(Consumer<SourcePlace> show) {
    KeyBindings.bind(table, "DELETE", this::clear);
    KeyBindings.bind(table, "INSERT", this::addRow);
    KeyBindings.bind(table, "ctrl DELETE", this::removeRow);
    KeyBindings.bind(table, "alt UP", () -> move(-1));
    KeyBindings.bind(table, "alt DOWN", () -> move(1));
    KeyBindings.bind(table, "F12", () -> chosen().flatMap(PartRows.Cell::place).ifPresent(show));
    KeyBindings.bindHistory(table, edits::undo, edits::redo);
  }

  @Override
  public Optional<NoteSubject> noted() {
    int row = table.getSelectedRow();
    return row < 0 ? Optional.empty() : Optional.of(new NoteSubject(sheet.part(), name(row)));
  }

  /** Shows the design as read now. */
  void show(Loaded loaded) {
    read = Optional.of(loaded);
    edits.setDesign(loaded.folder());
    PartRows before = sheet.rows();
    PartRows now = PartRows.of(loaded, sheet.part());
    sheet = sheet.of(loaded.folder(), now);
    if (now.equals(before)) return;
    if (now.columns().equals(before.columns()) && now.rows().size() == before.rows().size()) {
      fitRows();
      table.repaint();
    } else arrange();
  }

  /** Selects the first value of a column if this is the table of a part. */
  void selectIn(String part, String column) {
    int at = sheet.rows().columns().indexOf(column);
    if (sheet.part().equals(part) && at >= 0 && model.getRowCount() > 0)
      table.changeSelection(0, at, false, false);
  }

  /** Updates rows and columns, and keeps the selection where possible. */
  private void arrange() {
    int row = table.getSelectedRow();
    int column = table.getSelectedColumn();
    model.fireTableStructureChanged();
    fit();
    if (row >= 0 && column >= 0 && model.getRowCount() > 0)
      table.changeSelection(
          Math.min(row, model.getRowCount() - 1),
          Math.min(column, model.getColumnCount() - 1),
          false,
          false);
  }

  /** Shows what the options change, after an arrow; writes nothing. */
  void show(OptionPreview.Result now) {
    if (now.equals(sheet.options())) return;
    sheet = sheet.under(now);
    fit();
    table.repaint();
  }

  /** Shows what the last changes of values did. */
  void show(LastEffects effects) {
    if (effects.equals(sheet.effects())) return;
    sheet = sheet.with(effects);
    fit();
    table.repaint();
    tell();
  }

  /** Says below the table what the last change of the selected value did. */
  private void tell() {
    int row = table.getSelectedRow();
    int column = table.getSelectedColumn();
    boolean in =
        row >= 0
            && column >= 0
            && row < sheet.rows().rows().size()
            && column < sheet.rows().columns().size();
    Optional<String> says = in ? sheet.effect(row, column) : Optional.empty();
    last.setVisible(says.isPresent());
    last.tell(says.orElse(""));
  }

  private void fit() {
    fitting = true;
    table.setRowHeight(look.textSize() + 10);
    fitColumns();
    fitting = false;
    fitRows();
  }

  /** Makes the rows as high as their texts are in the columns as wide as they are. */
  private void fitRows() {
    for (int row = 0; row < table.getRowCount(); row++) {
      int height = table.getRowHeight();
      for (int column = 0; column < table.getColumnCount(); column++) {
        Component cell = table.prepareRenderer(table.getCellRenderer(row, column), row, column);
        if (cell instanceof JTextArea) height = Math.max(height, cell.getPreferredSize().height);
      }
      if (height != table.getRowHeight(row)) table.setRowHeight(row, height);
    }
  }

  private void write(int row, int column, String text) {
    if (text.equals(sheet.cell(row, column).text())) return;
    if (column == 0) rename(name(row), text.strip());
    else edits.write(name(row), sheet.rows().columns().get(column), text);
  }

  private void rename(String row, String other) {
    if (other.isEmpty()) return;
    edits.rename(
        read, row, other, sheet.rows().rows().stream().anyMatch(each -> each.name().equals(other)));
  }

  private String name(int row) {
    return sheet.rows().rows().get(row).name();
  }

  private Optional<PartRows.Cell> chosen() {
    int row = table.getSelectedRow();
    int column = table.getSelectedColumn();
    return row < 0 || column < 0 ? Optional.empty() : Optional.of(sheet.cell(row, column));
  }

  private void clear() {
    int column = table.getSelectedColumn();
    if (table.getSelectedRow() >= 0 && column > 0) write(table.getSelectedRow(), column, "");
  }

  private void addRow() {
    Optional<String> name = askRowName();
    if (name.isEmpty()) return;
    int row = table.getSelectedRow();
    if (row < 0) edits.add(name.get(), Integer.MAX_VALUE, YamlValue.EMPTY);
    else edits.add(name.get(), row + 1, TypedValue.row(sheet.rows(), row));
  }

  private void removeRow() {
    int row = table.getSelectedRow();
    if (row >= 0) edits.remove(name(row), sheet.inherited(row, 0));
  }

  private void move(int by) {
    int row = table.getSelectedRow();
    int to = row + by;
    if (row < 0 || to < 0 || to >= model.getRowCount()) return;
    int column = table.getSelectedColumn();
    edits.move(name(row), to);
    table.changeSelection(to, column, false, false);
  }

  /**
   * Makes the columns as wide as their texts; the widest one takes what the others leave, and its
   * values go on in the next line.
   */
  private void fitColumns() {
    int[] wanted = IntStream.range(0, table.getColumnCount()).map(this::wanted).toArray();
    int[] widths = IntStream.of(wanted).map(width -> Math.min(WIDEST, width)).toArray();
    IntStream.range(0, widths.length)
        .boxed()
        .max(Comparator.comparingInt(column -> wanted[column]))
        .ifPresent(
            widest -> {
              int spare = table.getParent().getWidth() - IntStream.of(widths).sum();
              int least = Math.min(wanted[widest], NARROWEST);
              widths[widest] = Math.clamp(widths[widest] + spare, least, wanted[widest]);
            });
    for (int column = 0; column < widths.length; column++) {
      TableColumn sized = table.getColumnModel().getColumn(column);
      sized.setPreferredWidth(widths[column]);
      sized.setWidth(widths[column]);
    }
  }

  private int wanted(int column) {
    var metrics = table.getFontMetrics(table.getFont().deriveFont(Font.BOLD));
    return IntStream.range(0, table.getRowCount())
            .map(row -> metrics.stringWidth(sheet.text(row, column)))
            .reduce(metrics.stringWidth(table.getColumnName(column)), Math::max)
        + 18;
  }

  /** The name for a new row; empty if the user gives none. */
  private Optional<String> askRowName() {
    String name =
        JOptionPane.showInputDialog(
            this,
            UiWords.of("tables.row-name"),
            UiWords.of("tables.new-row", sheet.part()),
            JOptionPane.PLAIN_MESSAGE);
    return Optional.ofNullable(name).map(String::strip).filter(given -> !given.isEmpty());
  }

  /** The numbers in the cells. */
  private final class CellNumbers implements NumberScrubber.Numbers {
    @Override
    public Optional<ScrubbedNumber> at(Point point) {
      return in(table.rowAtPoint(point), table.columnAtPoint(point));
    }

    @Override
    public Optional<ScrubbedNumber> selected() {
      return in(table.getSelectedRow(), table.getSelectedColumn());
    }

    private Optional<ScrubbedNumber> in(int row, int column) {
      if (row < 0 || column < 1 || table.isEditing()) return Optional.empty();
      ValuePath value = ValuePath.of(name(row), sheet.rows().columns().get(column));
      ValuePath path = value.under(ValuePath.of(sheet.part()));
      return NumberScale.number(sheet.cell(row, column).text())
          .flatMap(
              number ->
                  NumberScale.of(read.flatMap(now -> now.read().tree()), path)
                      .flatMap(
                          scale ->
                              edits.number(
                                  value, number, scale, table.getCellRect(row, column, false))));
    }
  }

  /** A row becomes higher where the user makes a column with a long value narrower. */
  private final class Cells extends FirstColumnTable {
    Cells() {
      super(model);
    }

    @Override
    public void columnMarginChanged(ChangeEvent event) {
      super.columnMarginChanged(event);
      if (fitting) return;
      fitted = true;
      fitRows();
    }
  }

  /** The rows of a part as a table, which can be typed in. */
  private static final class PartTableModel extends AbstractTableModel {
    private final transient Supplier<PartSheet> sheet;
    private final transient Writer writer;

    /** Writes a value that a user has typed. */
    interface Writer {
      void write(int row, int column, String text);
    }

    PartTableModel(Supplier<PartSheet> sheet, Writer writer) {
      this.sheet = sheet;
      this.writer = writer;
    }

    @Override
    public int getRowCount() {
      return sheet.get().rows().rows().size();
    }

    @Override
    public int getColumnCount() {
      return sheet.get().rows().columns().size();
    }

    @Override
    public String getColumnName(int column) {
      return sheet.get().heading(column);
    }

    @Override
    public Object getValueAt(int row, int column) {
      return sheet.get().cell(row, column).text();
    }

    @Override
    public boolean isCellEditable(int row, int column) {
      return true;
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
      writer.write(row, column, value.toString().strip());
    }
  }

  /** Writes edits of the rows of a part to the design's own file. */
  private static final class PartRowEdits {
    private final String part;
    private final OpenDocuments documents;
    private final PartEdits edits;

    PartRowEdits(String part, OpenDocuments documents) {
      this.part = part;
      this.documents = documents;
      edits = new PartEdits(documents, part, "any");
    }

    /** Sets the design to edit. */
    void setDesign(Path design) {
      edits.setDesign(design);
    }

    /**
     * Renames a row, and what names it; in files that are broken only the row.
     *
     * @param taken whether another row has that name, which is refused
     */
    void rename(Optional<Loaded> loaded, String row, String name, boolean taken) {
      if (taken || loaded.filter(ThingRenaming::isPossible).isEmpty())
        edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.rename(spot, name));
      else ThingRenaming.of(documents, loaded.get()).rename(part, row, name);
    }

    /** Writes a value as typed; "" removes it. */
    void write(String row, String key, String text) {
      ValuePath value = ValuePath.of(row, key);
      if (text.isEmpty()) edits.edit("", value, YamlText::remove);
      else
        edits.edit(
            "",
            value,
            (yaml, spot) ->
                yaml.set(
                    spot,
                    TypedValue.value(
                        text,
                        yaml.at(spot),
                        FormatDescription.at(value.under(ValuePath.of(part)).names()))));
    }

    /** A number that may be changed by a gesture. */
    Optional<ScrubbedNumber> number(
        ValuePath value, int number, NumberScale scale, Rectangle about) {
      return edits
          .location(value)
          .map(
              spot ->
                  ScrubbedNumber.of(
                      spot,
                      number,
                      scale,
                      about,
                      (yaml, other) -> yaml.set(spot.path(), String.valueOf(other))));
    }

    /** Inserts a row at a position in the file, from 0; beyond the last, at the end. */
    void add(String row, int place, YamlValue content) {
      edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.insert(spot, place, content));
    }

    /** Removes a row, even an inherited one. */
    void remove(String row, boolean inherited) {
      edits.remove(row, inherited);
    }

    /** Moves a row to another position in the file, from 0. */
    void move(String row, int place) {
      edits.edit("", ValuePath.of(row), (yaml, spot) -> yaml.move(spot, place));
    }

    void undo() {
      edits.undo();
    }

    void redo() {
      edits.redo();
    }
  }
}
