package roundhouse.editor.kit;

import javax.swing.JTable;

/** How tables are named, laid out and left. */
public final class TableDress {
  private TableDress() {}

  /**
   * Names a table.
   *
   * @param name by which the window finds it
   * @param says what is told to those who do not see it
   */
  public static void name(JTable table, String name, String says) {
    table.setName(name);
    table.getAccessibleContext().setAccessibleName(says);
  }

  /**
   * Names a table in which one works: its columns stay in their order, and what is typed into a cell
   * is taken when the keyboard goes elsewhere.
   *
   * @param widths of its columns in pixels, from the left; none leaves them as they are
   */
  public static void work(JTable table, String name, String says, int... widths) {
    name(table, name, says);
    table.getTableHeader().setReorderingAllowed(false);
    table.putClientProperty("terminateEditOnFocusLost", true);
    widths(table, widths);
  }

  /** Gives columns the widths they would like, in pixels, from the left. */
  public static void widths(JTable table, int... pixels) {
    for (int column = 0; column < pixels.length; column++) table.getColumnModel().getColumn(column).setPreferredWidth(pixels[column]);
  }
}
