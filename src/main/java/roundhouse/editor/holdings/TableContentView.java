package roundhouse.editor.holdings;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.TokenIcon;
import roundhouse.turn.holdings.TableContent;
import roundhouse.workshop.Snapshot;

/** A read-only table at its full height; a function derives its content from the snapshot. */
public final class TableContentView extends JPanel implements SnapshotListener {
  private final transient Function<Snapshot, TableContent> content;
  private final transient WindowLook look;
  private transient TableContent grid = TableContent.NONE;
  private int width;
  private final Model model = new Model();
  private final JTable table = new JTable(model);

  TableContentView(
      String name,
      Function<Snapshot, TableContent> content,
      WindowLook look,
      SubjectMenu subjects) {
    super(new BorderLayout());
    this.content = content;
    this.look = look;
    table.setName(name);
    table.setFocusable(false);
    table.addMouseListener(new Menu(subjects));
    table.setRowSelectionAllowed(false);
    table.setShowHorizontalLines(true);
    table.getTableHeader().setReorderingAllowed(false);
    table.getTableHeader().setResizingAllowed(false);
    table.setDefaultRenderer(Object.class, new TableContentCell(() -> grid, look));
    table
        .getTableHeader()
        .setDefaultRenderer(
            new TableContentHeading(table.getTableHeader().getDefaultRenderer(), () -> grid, look));
    setBorder(BorderFactory.createEmptyBorder(0, 4, 6, 4));
    add(table.getTableHeader(), BorderLayout.NORTH);
    add(table, BorderLayout.CENTER);
    look.addListener(this::arrange);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now) && before.sameSituation(now) && before.seats().equals(now.seats()))
      return;
    show(content.apply(now));
  }

  /** Shows other content, whatever the snapshot. */
  void show(TableContent next) {
    boolean sameColumns = next.columns().equals(grid.columns());
    grid = next;
    if (getParent() != null) getParent().setVisible(!grid.rows().isEmpty());
    if (sameColumns) {
      model.fireTableDataChanged();
      fitColumns();
    } else {
      arrange();
    }
  }

  private void arrange() {
    model.fireTableStructureChanged();
    table.setRowHeight(look.textSize() + 10);
    fitColumns();
  }

  /** Wide enough for every number; the table itself would keep the width that it once had. */
  @Override
  public Dimension getPreferredSize() {
    Insets edge = getInsets();
    return new Dimension(width + edge.left + edge.right, super.getPreferredSize().height);
  }

  /** Makes columns as wide as their content and distributes the remaining room. */
  private void fitColumns() {
    int whole = 0;
    FontMetrics bold = table.getFontMetrics(table.getFont().deriveFont(Font.BOLD));
    for (int index = 0; index < grid.columns().size(); index++) {
      TableContent.Column column = grid.columns().get(index);
      int most =
          bold.stringWidth(column.name()) + (column.livery().isPresent() ? look.textSize() : 0);
      for (TableContent.Row row : grid.rows()) {
        int icon = index == 0 && row.livery().isPresent() ? look.textSize() + 4 : 0;
        most = Math.max(most, bold.stringWidth(row.cells().get(index)) + icon);
      }
      table.getColumnModel().getColumn(index).setMinWidth(most + 11);
      table.getColumnModel().getColumn(index).setPreferredWidth(most + 11);
      whole += most + 11;
    }
    width = whole;
    revalidate();
  }

  private final class Model extends AbstractTableModel {
    @Override
    public int getRowCount() {
      return grid.rows().size();
    }

    @Override
    public int getColumnCount() {
      return grid.columns().size();
    }

    @Override
    public String getColumnName(int column) {
      return grid.columns().get(column).name();
    }

    @Override
    public Object getValueAt(int row, int column) {
      return grid.rows().get(row).cells().get(column);
    }
  }

  /** The context menu of the thing that a row describes. */
  private final class Menu extends MouseAdapter {
    private final SubjectMenu subjects;

    Menu(SubjectMenu subjects) {
      this.subjects = subjects;
    }

    @Override
    public void mousePressed(MouseEvent event) {
      ask(event);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      ask(event);
    }

    private void ask(MouseEvent event) {
      int row = table.rowAtPoint(event.getPoint());
      if (!SubjectMenu.isAskedBy(event) || row < 0) return;
      grid.rows()
          .get(row)
          .about()
          .ifPresent(subject -> subjects.show(table, event.getX(), event.getY(), subject));
    }
  }

  /** The usual heading, aligned like its column and with the company's colour. */
  private static final class TableContentHeading implements TableCellRenderer {
    private final Supplier<TableContent> content;
    private final WindowLook look;
    private final TableCellRenderer usual;

    TableContentHeading(TableCellRenderer usual, Supplier<TableContent> content, WindowLook look) {
      this.usual = usual;
      this.content = content;
      this.look = look;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      Component drawn =
          usual.getTableCellRendererComponent(of, value, selected, focused, row, column);
      if (!(drawn instanceof JLabel label)) return drawn;
      TableContent.Column shown = content.get().columns().get(column);
      label.setHorizontalAlignment(shown.right() ? SwingConstants.RIGHT : SwingConstants.LEFT);
      label.setToolTipText(shown.tip().isEmpty() ? null : shown.tip());
      label.setIcon(
          shown.livery().map(livery -> new TokenIcon(livery, look.textSize() - 1)).orElse(null));
      label.setBorder(BorderFactory.createEmptyBorder(2, 5, 2, 5));
      return label;
    }
  }

  /** A cell of a table as its content says: aligned, with tokens, emphasis and tips. */
  private static final class TableContentCell extends DefaultTableCellRenderer {
    private final transient Supplier<TableContent> content;
    private final transient WindowLook look;

    TableContentCell(Supplier<TableContent> content, WindowLook look) {
      this.content = content;
      this.look = look;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(of, value, false, false, row, column);
      TableContent.Row shown = content.get().rows().get(row);
      setHorizontalAlignment(
          content.get().columns().get(column).right() ? SwingConstants.RIGHT : SwingConstants.LEFT);
      setBorder(BorderFactory.createEmptyBorder(0, 5, 0, 5));
      setIcon(
          column == 0
              ? shown.livery().map(livery -> new TokenIcon(livery, look.textSize())).orElse(null)
              : null);
      setFont(of.getFont().deriveFont(shown.now() ? Font.BOLD : Font.PLAIN));
      setForeground(shown.faint() ? look.faint() : of.getForeground());
      setToolTipText(shown.tip(column).isEmpty() ? null : shown.tip(column));
      return this;
    }
  }
}
