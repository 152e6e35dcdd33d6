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
import roundhouse.words.UiWords;

/** Edits the chart as a whole: its shape, columns and rows, and the kind of the token on it. */
final class MarketToolBar extends JPanel {
  private final JComboBox<String> shape = new JComboBox<>(new String[] {"grid", "row", "zigzag"});
  private final JComboBox<String> kind = new JComboBox<>();
  private final JLabel whose = new JLabel(UiWords.of("chart.token") + " ");
  private final JLabel from = new JLabel();
  private final JButton addRow;
  private final JButton removeRow;
  private boolean showing;

  /**
   * @param repaint called when another kind of token is chosen
   */
  MarketToolBar(MarketSpaceEdits spaces, Runnable repaint) {
    setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    listen(spaces, repaint);
    add(shape);
    add(Box.createHorizontalStrut(8));
    add(
        button(
            "Add column",
            UiWords.of("chart.add-column"),
            UiWords.of("chart.add-column-tip"),
            spaces::addColumn));
    add(
        button(
            "Remove column",
            UiWords.of("chart.remove-column"),
            UiWords.of("chart.remove-column-tip"),
            spaces::removeColumn));
    addRow =
        button(
            "Add row",
            UiWords.of("chart.add-row"),
            UiWords.of("chart.add-row-tip"),
            spaces::addRow);
    removeRow =
        button(
            "Remove row",
            UiWords.of("chart.remove-row"),
            UiWords.of("chart.remove-row-tip"),
            spaces::removeRow);
    add(addRow);
    add(removeRow);
    add(Box.createHorizontalStrut(8));
    add(whose);
    add(kind);
    add(Box.createHorizontalGlue());
    from.putClientProperty("FlatLaf.styleClass", "small");
    add(from);
  }

  private void listen(MarketSpaceEdits spaces, Runnable repaint) {
    shape.setName("market shape");
    shape.getAccessibleContext().setAccessibleName(UiWords.of("chart.shape"));
    shape.setToolTipText(UiWords.of("chart.shape-tip"));
    shape.setMaximumSize(shape.getPreferredSize());
    shape.addActionListener(
        _ -> {
          if (!showing) spaces.shape((String) shape.getSelectedItem());
        });
    kind.setName("token kind");
    kind.getAccessibleContext().setAccessibleName(UiWords.of("chart.kind"));
    kind.addActionListener(
        _ -> {
          if (!showing) repaint.run();
        });
  }

  private static JButton button(String name, String says, String tip, Runnable does) {
    var button = new JButton(says);
    button.setName(name);
    button.setToolTipText(tip);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> does.run());
    return button;
  }

  void show(
      Optional<Path> folder, Optional<EditedMarket> chart, boolean whole, List<String> kinds) {
    showing = true;
    chart.ifPresent(
        shown ->
            shape.setSelectedItem(shown.spec().shape().name().toLowerCase(java.util.Locale.ROOT)));
    String before = kind();
    kind.setModel(new DefaultComboBoxModel<>(kinds.toArray(String[]::new)));
    if (kinds.contains(before)) kind.setSelectedItem(before);
    kind.setMaximumSize(kind.getPreferredSize());
    kind.setVisible(kinds.size() > 1);
    whose.setVisible(kinds.size() > 1);
    boolean grid = chart.map(EditedMarket::grid).orElse(false);
    addRow.setVisible(grid);
    removeRow.setVisible(grid);
    Optional<String> base =
        folder.flatMap(design -> chart.flatMap(shown -> shown.inheritedFrom(design, "prices")));
    from.setText(
        !whole
            ? UiWords.of("chart.broken")
            : base.map(design -> UiWords.of("chart.from", design))
                .orElse(UiWords.of("chart.keys")));
    showing = false;
  }

  /** The kind of company whose token is on the chart; "" for the usual one. */
  String kind() {
    return kind.getSelectedItem() == null ? "" : (String) kind.getSelectedItem();
  }
}
