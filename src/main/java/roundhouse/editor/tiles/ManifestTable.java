package roundhouse.editor.tiles;

import java.awt.Component;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import roundhouse.design.problem.Problem;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.editor.kit.tables.HeadedTableModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.words.UiWords;

/** The manifest as a table: pictures, editable counts, and what replaces each tile. */
final class ManifestTable extends JTable {
  static final int COUNT = 2;
  private static final List<String> COLUMNS =
      List.of(
          "",
          UiWords.of("manifest.tile"),
          UiWords.of("manifest.count"),
          UiWords.of("manifest.after"),
          UiWords.of("manifest.remarks"));

  private final transient TileEdits edits;
  private final transient WindowLook look;
  private final transient ManifestCells cells;
  private transient Optional<ManifestSurvey> survey = Optional.empty();

  ManifestTable(TileEdits edits, WindowLook look) {
    this.edits = edits;
    this.look = look;
    cells = new ManifestCells(look, () -> survey.orElseThrow());
    setModel(new Model());
    TableSetup.setUpEditable(
        this, "manifest", UiWords.of("manifest.manifest"), 52, 46, 48, 150, 190);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setDefaultRenderer(Object.class, cells);
    look.addListener(this::fitRows);
  }

  @Override
  public void doLayout() {
    super.doLayout();
    fitRows();
  }

  /** Rows are as high as their wrapped words need. */
  private void fitRows() {
    int usual = Math.max(ManifestCells.PICTURE + 2, look.textSize() + 10);
    if (getRowHeight() != usual) setRowHeight(usual);
    for (int row = 0; row < getRowCount(); row++) {
      int wanted = usual;
      for (int column = COUNT + 1; column < getColumnCount(); column++)
        wanted = Math.max(wanted, cells.needed(this, row, column));
      if (getRowHeight(row) != wanted) setRowHeight(row, wanted);
    }
  }

  /** Shows a manifest; clears the selection if its tiles differ. */
  void show(ManifestSurvey shown) {
    boolean same = survey.map(known -> numbers(known).equals(numbers(shown))).orElse(false);
    survey = Optional.of(shown);
    if (same) {
      fitRows();
      repaint();
      return;
    }
    if (isEditing()) getCellEditor().cancelCellEditing();
    ((Model) getModel()).fireTableDataChanged();
    fitRows();
  }

  private static List<String> numbers(ManifestSurvey survey) {
    return survey.manifest().rows().stream().map(Manifest.Row::number).toList();
  }

  Optional<String> chosen() {
    int row = getSelectedRow();
    return row < 0
        ? Optional.empty()
        : survey
            .map(shown -> shown.manifest().rows())
            .filter(rows -> row < rows.size())
            .map(rows -> rows.get(row).number());
  }

  /** Selects a tile of the manifest; clears the selection for any other. */
  void choose(String number) {
    int row = survey.map(shown -> numbers(shown).indexOf(number)).orElse(-1);
    if (row < 0) clearSelection();
    else if (row != getSelectedRow())
      changeSelection(row, Math.max(COUNT, getSelectedColumn()), false, false);
  }

  private Manifest.Row row(int index) {
    return survey.orElseThrow().manifest().rows().get(index);
  }

  private String remarks(Manifest.Row row) {
    String wrong = row.problems().stream().map(Problem::message).collect(Collectors.joining("; "));
    if (!wrong.isEmpty()) return wrong;
    String nowhere =
        survey.orElseThrow().goesNowhere(row.number()) ? UiWords.of("manifest.nowhere") : "";
    String origin =
        row.from()
            .map(design -> UiWords.of("manifest.from", design))
            .orElse(row.own() ? UiWords.of("manifest.own") : "");
    return nowhere.isEmpty() || origin.isEmpty() ? nowhere + origin : nowhere + "; " + origin;
  }

  private final class Model extends HeadedTableModel {
    Model() {
      super(COLUMNS);
    }

    @Override
    public int getRowCount() {
      return survey.map(shown -> shown.manifest().rows().size()).orElse(0);
    }

    @Override
    public Object getValueAt(int index, int column) {
      Manifest.Row row = row(index);
      return switch (column) {
        case 1 -> row.number();
        case COUNT -> row.count();
        case 3 ->
            TileDescription.numbers(
                survey.orElseThrow().after().getOrDefault(row.number(), List.of()));
        case 4 -> remarks(row);
        default -> row.tile().map(TileDescription::of).orElse("");
      };
    }

    @Override
    public boolean isCellEditable(int row, int column) {
      return column == COUNT;
    }

    @Override
    public void setValueAt(Object value, int index, int column) {
      String count = value.toString().strip();
      if (!count.isEmpty() && !count.equals(row(index).count())) edits.count(row(index), count);
    }
  }

  /**
   * Cells of the manifest: inherited tiles are faint, errors marked, and words wrapped where they
   * are wider than the column.
   */
  private static final class ManifestCells extends DefaultTableCellRenderer {
    static final int PICTURE = 44;

    private final transient WindowLook look;
    private final transient Supplier<ManifestSurvey> survey;
    private final WrappedWords words = new WrappedWords();

    ManifestCells(WindowLook look, Supplier<ManifestSurvey> survey) {
      this.look = look;
      this.survey = survey;
    }

    @Override
    public Component getTableCellRendererComponent(
        JTable of, Object value, boolean selected, boolean focused, int index, int column) {
      Manifest.Row row = survey.get().manifest().rows().get(index);
      super.getTableCellRendererComponent(
          of, column == 0 ? "" : value, selected, focused, index, column);
      setIcon(column == 0 ? picture(row) : null);
      boolean inherited = row.from().isPresent();
      setFont(
          getFont()
              .deriveFont((column == 1 ? Font.BOLD : Font.PLAIN) | (inherited ? Font.ITALIC : 0)));
      boolean doubtful = column == 4 && survey.get().goesNowhere(row.number());
      if (!selected)
        setForeground(
            doubtful
                ? look.warning()
                : inherited ? UIManager.getColor("Label.disabledForeground") : of.getForeground());
      boolean wrong = column > 0 && !row.problems().isEmpty();
      setBorder(
          wrong
              ? BorderFactory.createMatteBorder(0, 0, 2, 0, look.error())
              : BorderFactory.createEmptyBorder(0, 4, 0, 4));
      setToolTipText(value.toString().isEmpty() ? null : value.toString());
      return column > ManifestTable.COUNT ? words.like(this, of, index, column) : this;
    }

    /** The height that the words of a cell need. */
    int needed(JTable of, int row, int column) {
      of.prepareRenderer(this, row, column);
      return words.needed();
    }

    private Icon picture(Manifest.Row row) {
      return row.tile()
          .map(
              tile ->
                  new PictureIcon(
                      new TilePainter(TileFace.of(tile, 0, survey.get().layout()), look.theme()),
                      PICTURE))
          .orElse(null);
    }
  }
}
