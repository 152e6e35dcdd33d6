package roundhouse.editor.kit.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Component;
import java.awt.Point;
import java.awt.image.BufferedImage;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.DefaultTableModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.NeedsDisplay;

/** A table of ten columns, three of which fit in its pane. */
@NeedsDisplay
class FirstColumnTableTest {
  private static final int WIDTH = 100;
  private static final Color NAMES = Color.RED;

  private final FirstColumnTable table = new FirstColumnTable(new DefaultTableModel(4, 10));
  private final JScrollPane pane = new JScrollPane(table);

  @BeforeEach
  void layOut() {
    table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
    for (int column = 0; column < table.getColumnCount(); column++)
      table.getColumnModel().getColumn(column).setPreferredWidth(WIDTH);
    table.setDefaultRenderer(Object.class, new ColoredNames());
    table.addNotify();
    pane.setSize(3 * WIDTH + 4, 200);
    pane.doLayout();
    pane.getViewport().doLayout();
    table.doLayout();
  }

  private static final class ColoredNames extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(of, value, selected, focused, row, column);
      setBackground(column == 0 ? NAMES : Color.WHITE);
      return this;
    }
  }

  private void scrollTo(int x) {
    pane.getViewport().setViewPosition(new Point(x, 0));
  }

  private Color seenAt(int x) {
    var picture = new BufferedImage(table.getWidth(), 80, BufferedImage.TYPE_INT_RGB);
    table.paint(picture.createGraphics());
    return new Color(picture.getRGB(x, 5));
  }

  @Test
  void theFirstColumnIsDrawnAtTheEdgeOfWhatIsInSight() {
    assertThat(seenAt(50)).isEqualTo(NAMES);
    assertThat(seenAt(450)).isEqualTo(Color.WHITE);
    scrollTo(420);
    assertThat(seenAt(450)).isEqualTo(NAMES);
    assertThat(seenAt(420 + WIDTH + 20)).isEqualTo(Color.WHITE);
  }

  @Test
  void aClickThereIsOneOnTheFirstColumn() {
    assertThat(table.columnAtPoint(new Point(450, 5))).isEqualTo(4);
    scrollTo(420);
    assertThat(table.columnAtPoint(new Point(450, 5))).isZero();
    assertThat(table.getTableHeader().columnAtPoint(new Point(450, 5))).isZero();
    assertThat(table.columnAtPoint(new Point(420 + WIDTH + 20, 5))).isEqualTo(5);
  }

  @Test
  void aCellIsBroughtIntoSightBesideIt() {
    scrollTo(700);
    table.changeSelection(0, 3, false, false);
    assertThat(pane.getViewport().getViewPosition().x).isEqualTo(2 * WIDTH);
    table.changeSelection(0, 0, false, false);
    assertThat(pane.getViewport().getViewPosition().x).isZero();
  }
}
