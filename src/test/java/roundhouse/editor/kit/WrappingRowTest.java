package roundhouse.editor.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import javax.swing.Box;
import javax.swing.JPanel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrappingRowTest {
  private static final int GAP = 4;

  /** At some of these widths a part fits the row if the gap behind it is not counted. */
  @ParameterizedTest
  @ValueSource(ints = {100, 104, 106, 107, 108, 109, 112, 116, 160, 200})
  void aRowIsAsHighAsItsPartsLie(int width) {
    var row = new JPanel();
    WrappingRow.install(row, GAP);
    for (int part = 0; part < 4; part++) row.add(Box.createRigidArea(new Dimension(48, 20)));

    row.setSize(width, 1);
    row.setSize(width, row.getPreferredSize().height);
    row.doLayout();

    Component last = row.getComponent(3);
    assertThat(row.getHeight()).isEqualTo(last.getY() + last.getHeight() + GAP);
  }
}
