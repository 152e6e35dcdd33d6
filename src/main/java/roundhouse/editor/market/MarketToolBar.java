package roundhouse.editor.market;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.WrappingRow;
import roundhouse.words.UiWords;

/** Edits the market as a whole: its shape, columns and rows, and the kind of the token on it. */
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
    WrappingRow.install(this, 4);
    setBorder(BorderFactory.createEmptyBorder(4, 8, 4, 8));
    listen(spaces, repaint);
    add(shape);
    button("Add column", UiWords.of("chart.add-column"), spaces::addColumn)
        .setToolTipText(UiWords.of("chart.add-column-tip"));
    button("Remove column", UiWords.of("chart.remove-column"), spaces::removeColumn)
        .setToolTipText(UiWords.of("chart.remove-column-tip"));
    addRow = button("Add row", UiWords.of("chart.add-row"), spaces::addRow);
    addRow.setToolTipText(UiWords.of("chart.add-row-tip"));
    removeRow = button("Remove row", UiWords.of("chart.remove-row"), spaces::removeRow);
    removeRow.setToolTipText(UiWords.of("chart.remove-row-tip"));
    add(whose);
    add(kind);
    from.putClientProperty("FlatLaf.styleClass", "small");
    add(from);
  }

  private void listen(MarketSpaceEdits spaces, Runnable repaint) {
    shape.setName("market shape");
    shape.getAccessibleContext().setAccessibleName(UiWords.of("chart.shape"));
    shape.setToolTipText(UiWords.of("chart.shape-tip"));
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

  private JButton button(String name, String says, Runnable does) {
    var button = new JButton(says);
    button.setName(name);
    button.putClientProperty("JButton.buttonType", "toolBarButton");
    button.addActionListener(_ -> does.run());
    add(button);
    return button;
  }

  void show(
      Optional<Path> folder, Optional<EditedMarket> chart, boolean whole, List<String> kinds) {
    showing = true;
    chart.ifPresent(
        shown -> shape.setSelectedItem(shown.spec().shape().name().toLowerCase(Locale.ROOT)));
    String before = kind();
    kind.setModel(new DefaultComboBoxModel<>(kinds.toArray(String[]::new)));
    if (kinds.contains(before)) kind.setSelectedItem(before);
    kind.setEnabled(kinds.size() > 1);
    whose.setEnabled(kinds.size() > 1);
    boolean grid = chart.map(EditedMarket::grid).orElse(false);
    addRow.setEnabled(grid);
    removeRow.setEnabled(grid);
    from.setText(whole ? origin(folder, chart) : UiWords.of("chart.broken"));
    showing = false;
  }

  /** The design that the prices come from, or the keys if it is this one. */
  private static String origin(Optional<Path> folder, Optional<EditedMarket> chart) {
    return folder
        .flatMap(design -> chart.flatMap(shown -> shown.inheritedFrom(design, "prices")))
        .map(design -> UiWords.of("chart.from", design))
        .orElse(UiWords.of("chart.keys"));
  }

  /** The kind of company whose token is on the market; "" for the usual one. */
  String kind() {
    return kind.getSelectedItem() == null ? "" : (String) kind.getSelectedItem();
  }
}
