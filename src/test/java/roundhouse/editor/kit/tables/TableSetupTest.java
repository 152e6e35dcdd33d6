package roundhouse.editor.kit.tables;

import static org.assertj.core.api.Assertions.assertThat;

import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

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
}
