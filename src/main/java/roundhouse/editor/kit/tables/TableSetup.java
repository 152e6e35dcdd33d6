package roundhouse.editor.kit.tables;

import java.awt.Component;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import javax.swing.text.JTextComponent;
import roundhouse.editor.kit.FittingLabel;

/** Names tables and sets up their columns and editing. */
public final class TableSetup {
  /** Columns up to this width hold a number or a word, which would be cut off if they shrank. */
  private static final int NARROW = 90;

  /** A screen of another scale measures letters a little wider than they were before. */
  private static final int SCALED = 8;

  private TableSetup() {}

  /**
   * Names a table.
   *
   * @param name the component name
   * @param says the accessible name
   */
  public static void setNames(JTable table, String name, String says) {
    table.setName(name);
    table.getAccessibleContext().setAccessibleName(says);
  }

  /**
   * Names an editable table: its columns keep their order, and typed text is accepted when the
   * focus leaves the cell. What is typed into a cell takes the place of what it holds. Headings
   * that are too wide are condensed.
   *
   * @param widths of its columns in pixels, from the left; none leaves them unchanged
   */
  public static void setUpEditable(JTable table, String name, String says, int... widths) {
    setNames(table, name, says);
    table.getTableHeader().setReorderingAllowed(false);
    FittingHeading.install(table.getTableHeader());
    table.putClientProperty("terminateEditOnFocusLost", true);
    table.addPropertyChangeListener("tableCellEditor", _ -> selectText(table));
    setWidths(table, widths);
  }

  private static void selectText(JTable table) {
    if (table.getEditorComponent() instanceof JTextComponent text) text.selectAll();
  }

  /** Keeps the columns from one on as wide as their headers, so that none of these is cut off. */
  public static void fitHeaders(JTable table, int from) {
    for (int column = from; column < table.getColumnCount(); column++)
      keepWidth(table, column, headWidth(table, column));
  }

  /** Keeps the columns from one on as wide as their headers and cells. */
  public static void fitContents(JTable table, int from) {
    for (int column = from; column < table.getColumnCount(); column++) {
      int width = headWidth(table, column);
      for (int row = 0; row < table.getRowCount(); row++)
        width = Math.max(width, cellWidth(table, row, column));
      keepWidth(table, column, width);
    }
  }

  private static void keepWidth(JTable table, int column, int content) {
    TableColumn fitted = table.getColumnModel().getColumn(column);
    int width = content + table.getIntercellSpacing().width;
    fitted.setMinWidth(width);
    fitted.setPreferredWidth(width);
  }

  private static int headWidth(JTable table, int column) {
    Object head = table.getColumnModel().getColumn(column).getHeaderValue();
    return table
            .getTableHeader()
            .getDefaultRenderer()
            .getTableCellRendererComponent(table, head, false, false, -1, column)
            .getPreferredSize()
            .width
        + SCALED;
  }

  private static int cellWidth(JTable table, int row, int column) {
    return table
        .prepareRenderer(table.getCellRenderer(row, column), row, column)
        .getPreferredSize()
        .width;
  }

  /** Sets the preferred widths of columns in pixels, from the left; narrow ones do not shrink. */
  public static void setWidths(JTable table, int... pixels) {
    for (int column = 0; column < pixels.length; column++) {
      TableColumn narrowed = table.getColumnModel().getColumn(column);
      narrowed.setPreferredWidth(pixels[column]);
      if (pixels[column] <= NARROW) narrowed.setMinWidth(pixels[column]);
    }
  }

  /**
   * The usual headings of a table, but in condensed letters where a column is too narrow for them.
   */
  private static final class FittingHeading extends FittingLabel implements TableCellRenderer {
    private final transient TableCellRenderer usual;

    private FittingHeading(TableCellRenderer usual) {
      super("", SwingConstants.LEADING);
      this.usual = usual;
      setOpaque(true);
    }

    static void install(JTableHeader header) {
      header.setDefaultRenderer(new FittingHeading(header.getDefaultRenderer()));
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      Component shown =
          usual.getTableCellRendererComponent(of, value, selected, focused, row, column);
      int room = of.getColumnModel().getColumn(column).getWidth();
      if (!(shown instanceof JLabel label) || label.getPreferredSize().width <= room) return shown;
      setText(label.getText());
      setFont(label.getFont());
      setForeground(label.getForeground());
      setBackground(label.getBackground());
      setBorder(label.getBorder());
      return this;
    }
  }
}
