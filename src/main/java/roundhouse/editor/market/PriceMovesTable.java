package roundhouse.editor.market;

import java.awt.Component;
import java.awt.Font;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JTable;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.HeadedTableModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.tables.PartRows;
import roundhouse.words.UiWords;

/** How each event moves a price, as the design writes it, and where the token goes. */
final class PriceMovesTable extends JTable {
  private static final List<String> MOVES = List.of("market", "moves");
  private static final List<String> KEYS =
      FormatDescription.at(MOVES).map(FormatDescription::keys).orElse(List.of());
  private static final List<String> COLUMNS =
      List.of(UiWords.of("moves.when"), UiWords.of("moves.move"), UiWords.of("moves.to"));

  private final transient MarketEdits edits;
  private transient Optional<Path> folder = Optional.empty();
  private transient Optional<EditedMarket> chart = Optional.empty();
  private transient List<TokenMove> journeys = List.of();

  PriceMovesTable(MarketEdits edits, WindowLook look) {
    this.edits = edits;
    setModel(new Model());
    TableSetup.setUpEditable(this, "market moves", UiWords.of("chart.moves"), 160, 180, 300);
    setDefaultRenderer(Object.class, new Cells());
    look.addListener(() -> setRowHeight(look.textSize() + 10));
  }

  void show(Path design, EditedMarket shown, List<TokenMove> ways) {
    folder = Optional.of(design);
    chart = Optional.of(shown);
    journeys = ways;
    if (!isEditing()) repaint();
  }

  private static FormatDescription expected(String key) {
    return FormatDescription.at(List.of("market", "moves", key)).orElseThrow();
  }

  /** What the files say; empty if the standard applies. */
  private Optional<YamlNode> written(String key) {
    return chart
        .flatMap(shown -> shown.written().get("moves"))
        .filter(MapNode.class::isInstance)
        .flatMap(moves -> ((MapNode) moves).get(key));
  }

  private String text(String key) {
    return written(key)
        .map(PartRows::text)
        .or(() -> expected(key).defaultText().map(PriceMovesTable::bare))
        .orElse("");
  }

  /** A map as typed into a cell, without braces. */
  private static String bare(String standard) {
    return standard.startsWith("{") && standard.endsWith("}")
        ? standard.substring(1, standard.length() - 1).strip()
        : standard;
  }

  private String landing(String key) {
    return TokenDestination.of(
            journeys.stream().filter(journey -> journey.key().equals(key)).toList())
        .stream()
        .map(
            landing ->
                String.join(", ", landing.events())
                    + ": "
                    + chart.orElseThrow().market().at(landing.cell()).price())
        .collect(Collectors.joining("; "));
  }

  private final class Model extends HeadedTableModel {
    Model() {
      super(COLUMNS);
    }

    @Override
    public int getRowCount() {
      return KEYS.size();
    }

    @Override
    public Object getValueAt(int row, int column) {
      String key = KEYS.get(row);
      return column == 0 ? key : column == 1 ? text(key) : landing(key);
    }

    @Override
    public boolean isCellEditable(int row, int column) {
      return column == 1;
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
      String key = KEYS.get(row);
      if (!value.toString().strip().equals(text(key)))
        edits.word(value.toString().strip(), "moves", key);
    }
  }

  /** Shows standard and inherited values faint. */
  private final class Cells extends DefaultTableCellRenderer {
    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int row, int column) {
      super.getTableCellRendererComponent(of, value, selected, focused, row, column);
      String key = KEYS.get(row);
      Optional<String> from =
          folder.flatMap(
              design -> chart.flatMap(shown -> shown.inheritedFrom(design, "moves", key)));
      boolean faint = column < 2 && (written(key).isEmpty() || from.isPresent());
      setFont(getFont().deriveFont(from.isPresent() ? Font.ITALIC : Font.PLAIN));
      if (!selected)
        setForeground(faint ? UIManager.getColor("Label.disabledForeground") : of.getForeground());
      String origin =
          from.map(design -> " " + UiWords.of("moves.from", design))
              .orElse(written(key).isEmpty() ? " " + UiWords.of("moves.standard") : "");
      setToolTipText(column == 2 ? value.toString() : expected(key).says() + origin);
      return this;
    }
  }
}
