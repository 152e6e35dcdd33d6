package roundhouse.editor.holdings;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.SubjectOwner;
import roundhouse.engine.explanation.Subject;
import roundhouse.turn.holdings.HoldingsCell;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsMatrix;
import roundhouse.turn.holdings.HoldingsRow;

/** Rows of the holdings as a table: of companies, or of sums. */
final class HoldingsTable extends JTable implements SubjectOwner {
  private transient List<HoldingsRow> rows = List.of();
  private transient HoldingsMatrix matrix = HoldingsMatrix.NONE;
  private transient MatrixFit fit = MatrixFit.NONE;
  private transient Optional<Place> pointed = Optional.empty();
  private final transient CellPainter painter;

  @SuppressWarnings("this-escape") // a table without rows asks nothing of its model
  HoldingsTable(CellPainter painter) {
    this.painter = painter;
    setModel(new Model());
    setAutoResizeMode(AUTO_RESIZE_OFF);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setCellSelectionEnabled(true);
    setShowGrid(false);
    setIntercellSpacing(new Dimension(0, 0));
    getTableHeader().setReorderingAllowed(false);
    getTableHeader().setResizingAllowed(false);
    setFocusTraversalKeys(
        KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, Set.of(KeyStroke.getKeyStroke("TAB")));
    setFocusTraversalKeys(
        KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, Set.of(KeyStroke.getKeyStroke("shift TAB")));
    followPointer();
  }

  private void followPointer() {
    var pointer =
        new MouseAdapter() {
          @Override
          public void mouseMoved(MouseEvent event) {
            pointed = at(event.getPoint());
          }

          @Override
          public void mouseExited(MouseEvent event) {
            pointed = Optional.empty();
          }
        };
    addMouseListener(pointer);
    addMouseMotionListener(pointer);
  }

  /** The cell that has the keyboard is then meant, not the one under a pointer that rests. */
  @Override
  public void changeSelection(int row, int column, boolean toggle, boolean extend) {
    pointed = Optional.empty();
    super.changeSelection(row, column, toggle, extend);
  }

  @Override
  public Optional<Subject> pointed() {
    return pointed
        .filter(place -> rows.stream().anyMatch(row -> row.id().equals(place.row())))
        .flatMap(this::subject);
  }

  /** Shows rows of a matrix; the selected cell stays where it is. */
  void show(HoldingsMatrix all, List<HoldingsRow> shown, MatrixFit how, int height) {
    Optional<Place> before = focused();
    boolean sameShape = fit.columns().equals(how.columns()) && rows.size() == shown.size();
    matrix = all;
    rows = shown;
    fit = how;
    setFont(getFont().deriveFont((float) how.size()));
    if (sameShape) ((Model) getModel()).fireTableRowsUpdated(0, Math.max(0, shown.size() - 1));
    else ((Model) getModel()).fireTableStructureChanged();
    setRowHeight(height);
    for (int index = 0; index < how.columns().size(); index++) {
      getColumnModel().getColumn(index).setMinWidth(how.widths().get(index));
      getColumnModel().getColumn(index).setMaxWidth(how.widths().get(index));
      getColumnModel().getColumn(index).setPreferredWidth(how.widths().get(index));
    }
    before.ifPresent(this::focus);
    getTableHeader().repaint();
    repaint();
  }

  /** A cell, by its company and column, whatever rows are above it. */
  record Place(String row, HoldingsColumn column) {}

  HoldingsMatrix matrix() {
    return matrix;
  }

  MatrixFit fit() {
    return fit;
  }

  /** The cell that has the keyboard. */
  Optional<Place> focused() {
    return place(getSelectedRow(), getSelectedColumn());
  }

  /** The cell at a point. */
  Optional<Place> at(Point point) {
    return place(rowAtPoint(point), columnAtPoint(point));
  }

  Optional<Place> place(int row, int column) {
    return row < 0 || column < 0 || row >= rows.size() || column >= fit.columns().size()
        ? Optional.empty()
        : Optional.of(new Place(rows.get(row).id(), fit.columns().get(column)));
  }

  /** Gives a cell the keyboard focus within the table, if it is still there. */
  void focus(Place place) {
    int column = fit.columns().indexOf(place.column());
    for (int row = 0; row < rows.size(); row++)
      if (rows.get(row).id().equals(place.row()) && column >= 0)
        changeSelection(row, column, false, false);
  }

  /** The row of a place. */
  HoldingsRow row(Place place) {
    return rows.stream().filter(row -> row.id().equals(place.row())).findFirst().orElseThrow();
  }

  /** The content of a place. */
  HoldingsCell cell(Place place) {
    return row(place).cells().get(matrix.columns().indexOf(place.column()));
  }

  /** The company of a place. */
  Optional<Subject> subject(Place place) {
    return row(place).kind() == HoldingsRow.Kind.COMPANY
        ? Optional.of(new Subject.Shares(place.row()))
        : Optional.empty();
  }

  @Override
  public Optional<Subject> subject() {
    return focused().flatMap(this::subject);
  }

  /** The rectangle of a place. */
  Rectangle box(Place place) {
    int column = fit.columns().indexOf(place.column());
    return getCellRect(rows.indexOf(row(place)), column, true);
  }

  /** The place below, or above, that offers something; goes on at the other end. */
  void step(int by) {
    int cells = rows.size() * fit.columns().size();
    if (cells == 0) return;
    int columns = fit.columns().size();
    int at = Math.max(0, getSelectedRow()) * columns + Math.max(0, getSelectedColumn());
    for (int step = 1; step <= cells; step++) {
      int next = Math.floorMod(at + by * step, cells);
      Place place = place(next / columns, next % columns).orElseThrow();
      if (cell(place).choices().isEmpty()) continue;
      changeSelection(next / columns, next % columns, false, false);
      return;
    }
  }

  @Override
  public TableCellRenderer getCellRenderer(int row, int column) {
    return painter;
  }

  /** The colours of a look and feel that has just been changed are those of its tables. */
  @Override
  public void updateUI() {
    super.updateUI();
    setShowGrid(false);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    super.paintComponent(graphics);
    for (int row = 0; row < rows.size(); row++)
      if (!rows.get(row).label().isEmpty()) painter.label(graphics, this, row, rows.get(row));
  }

  private final class Model extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return rows.size();
    }

    @Override
    public int getColumnCount() {
      return fit == null ? 0 : fit.columns().size();
    }

    @Override
    public String getColumnName(int column) {
      return fit.headings().get(column);
    }

    @Override
    public Object getValueAt(int row, int column) {
      return cell(new Place(rows.get(row).id(), fit.columns().get(column))).text(fit.brief());
    }
  }
}
