package roundhouse.editor.kit;

import javax.swing.JTable;
import javax.swing.table.TableColumn;

/** How tables are named, laid out and left. */
public final class TableDress {
  /** Columns as narrow as this hold a number or a word, which would be lost if they gave way. */
  private static final int NARROW = 90;

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
   * Names a table in which one works: its columns stay in their order, and what is typed into a
   * cell is taken when the keyboard goes elsewhere.
   *
   * @param widths of its columns in pixels, from the left; none leaves them as they are
   */
  public static void work(JTable table, String name, String says, int... widths) {
    name(table, name, says);
    table.getTableHeader().setReorderingAllowed(false);
    table.putClientProperty("terminateEditOnFocusLost", true);
    widths(table, widths);
  }

  /**
   * Gives columns the widths they would like, in pixels, from the left; the narrow ones keep theirs
   * where there is less room.
   */
  public static void widths(JTable table, int... pixels) {
    for (int column = 0; column < pixels.length; column++) {
      TableColumn narrowed = table.getColumnModel().getColumn(column);
      narrowed.setPreferredWidth(pixels[column]);
      if (pixels[column] <= NARROW) narrowed.setMinWidth(pixels[column]);
    }
  }
}
