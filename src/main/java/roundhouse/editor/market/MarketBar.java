package roundhouse.editor.market;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** What is done to a whole chart: its shape, columns and rows, and whose token stands on it. */
final class MarketBar extends JPanel {
  private final JComboBox<String> shape = new JComboBox<>(new String[] {"grid", "row", "zigzag"});
  private final JComboBox<String> kind = new JComboBox<>();
  private final JLabel whose = new JLabel("Token of ");
  private final JLabel from = new JLabel();
  private final JButton addRow;
  private final JButton removeRow;
  private boolean showing;

  MarketBar(MarketEditor editor) {
    setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    shape.setName("market shape");
    shape.getAccessibleContext().setAccessibleName("Shape of the market");
    shape.setToolTipText("A grid, one row, or a row that is printed as a zigzag of two tiers");
    shape.setMaximumSize(shape.getPreferredSize());
    shape.addActionListener(_ -> {
      if (!showing) editor.shape((String) shape.getSelectedItem());
    });
    kind.setName("token kind");
    kind.getAccessibleContext().setAccessibleName("Kind of company whose token it is");
    kind.addActionListener(_ -> {
      if (!showing) editor.paintAnew();
    });
    add(shape);
    add(Box.createHorizontalStrut(8));
    add(button("Add column", "Another column of the same prices before the token (Insert)", editor::addColumn));
    add(button("Remove column", "Takes the token's column away (Ctrl+Delete)", editor::removeColumn));
    addRow = button("Add row", "Another row of the same prices above the token (Ctrl+Insert)", editor::addRow);
    removeRow = button("Remove row", "Takes the token's row away (Ctrl+Shift+Delete)", editor::removeRow);
    add(addRow);
    add(removeRow);
    add(Box.createHorizontalStrut(8));
    add(whose);
    add(kind);
    add(Box.createHorizontalGlue());
    from.putClientProperty("FlatLaf.styleClass", "small");
    add(from);
  }

  private static JButton button(String name, String tip, Runnable does) {
    var button = new JButton(name);
    button.setName(name);
    button.setToolTipText(tip);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> does.run());
    return button;
  }

  void show(Optional<Path> folder, Optional<Chart> chart, boolean whole, List<String> kinds) {
    showing = true;
    chart.ifPresent(shown -> shape.setSelectedItem(shown.spec().shape().name().toLowerCase(java.util.Locale.ROOT)));
    String before = kind();
    kind.setModel(new DefaultComboBoxModel<>(kinds.toArray(String[]::new)));
    if (kinds.contains(before)) kind.setSelectedItem(before);
    kind.setMaximumSize(kind.getPreferredSize());
    kind.setVisible(kinds.size() > 1);
    whose.setVisible(kinds.size() > 1);
    boolean grid = chart.map(Chart::grid).orElse(false);
    addRow.setVisible(grid);
    removeRow.setVisible(grid);
    Optional<String> base = folder.flatMap(design -> chart.flatMap(shown -> shown.inheritedFrom(design, "prices")));
    from.setText(!whole ? "Shown as it was: mend the market's problems first" : base.map(design -> "From " + design + ": an edit makes it this design's own").orElse("Digits write a price, letters set zones, Shift chooses several"));
    showing = false;
  }

  /** The kind of company whose token stands on the chart; "" for the usual one. */
  String kind() {
    return kind.getSelectedItem() == null ? "" : (String) kind.getSelectedItem();
  }
}
