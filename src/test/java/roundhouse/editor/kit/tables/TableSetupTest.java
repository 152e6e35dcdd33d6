package roundhouse.editor.kit.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;
import roundhouse.editor.kit.FittingLabel;

class TableSetupTest {

  @Test
  void whatIsTypedTakesThePlaceOfWhatTheCellHolds() {
    var table = new JTable(new Object[][] {{"80"}}, new Object[] {"price"});
    TableSetup.setUpEditable(table, "trains", "Trains");

    table.editCellAt(0, 0);
    var text = (JTextField) table.getEditorComponent();
    text.replaceSelection("90");

    assertThat(text.getText()).isEqualTo("90");
  }

  @Test
  void aHeadingIsWholeInANarrowColumn() {
    var table = new JTable(new Object[][] {{"7 8 9"}}, new Object[] {"Replaced by"});
    TableSetup.setUpEditable(table, "manifest", "Tiles");
    int usual = heading(table).getPreferredSize().width;
    int narrow = usual * 4 / 5;

    table.getColumnModel().getColumn(0).setWidth(narrow);
    Component heading = heading(table);
    heading.setSize(narrow, 20);

    assertThat(heading).isInstanceOf(FittingLabel.class);
    assertThat(((FittingLabel) heading).isWhole()).isTrue();
  }

  @Test
  void aFittedColumnCutsOffNeitherItsHeadNorACell() {
    var table =
        new JTable(
            new Object[][] {{"1", "a long sentence about a train"}, {"2", ""}},
            new Object[] {"a head that is longer than its cells", "says"});

    TableSetup.fitContents(table, 0);

    for (int column = 0; column < 2; column++)
      for (int row = -1; row < 2; row++)
        assertThat(table.getColumnModel().getColumn(column).getMinWidth())
            .as("column %d, row %d", column, row)
            .isGreaterThanOrEqualTo(width(table, row, column) + table.getIntercellSpacing().width);
  }

  private static int width(JTable table, int row, int column) {
    if (row >= 0)
      return table
          .prepareRenderer(table.getCellRenderer(row, column), row, column)
          .getPreferredSize()
          .width;
    return table
        .getTableHeader()
        .getDefaultRenderer()
        .getTableCellRendererComponent(table, table.getColumnName(column), false, false, -1, column)
        .getPreferredSize()
        .width;
  }

  private static Component heading(JTable table) {
    return table
        .getTableHeader()
        .getDefaultRenderer()
        .getTableCellRendererComponent(table, "Replaced by", false, false, -1, 0);
  }
}
