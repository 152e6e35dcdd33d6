package roundhouse.editor.lab;

import java.awt.BorderLayout;
import java.awt.KeyboardFocusManager;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTable;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SaveTextButton;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.engine.GameLog;
import roundhouse.lab.batch.BatchReport;
import roundhouse.lab.batch.BatchReportJson;
import roundhouse.words.UiWords;

/** What the games show: figures as a table and as a plot, and the games that failed. */
final class ManyGamesResults extends JPanel {
  private final FiguresTable table = new FiguresTable();
  private final FiguresPlot plot;
  private final FailuresPane failures;
  private transient List<String> sides = List.of();
  private transient Consumer<Optional<BatchReport>> saves = _ -> {};

  /**
   * @param open called with a failed game that the user wants to see
   */
  ManyGamesResults(WindowLook look, Path project, Consumer<GameLog> open) {
    super(new BorderLayout());
    plot = new FiguresPlot(look);
    failures = new FailuresPane(project, open);
    var figures = new JSplitPane(JSplitPane.VERTICAL_SPLIT, Panels.scroll(table), plot);
    figures.setResizeWeight(0.5);
    figures.setDividerLocation(290);
    Panels.keys(figures);
    var all = new JSplitPane(JSplitPane.VERTICAL_SPLIT, figures, failures);
    all.setResizeWeight(1);
    all.setDividerLocation(540);
    Panels.keys(all);
    add(all, BorderLayout.CENTER);
  }

  /** A button that saves the figures for other programs, as the command line prints them. */
  JButton saveButton(Consumer<String> tell) {
    var labels =
        new SaveTextButton.Labels(
            UiWords.of("lab.save"),
            UiWords.of("lab.save-tip"),
            UiWords.of("lab.save-title"),
            "figures.json");
    var button = new SaveTextButton<>(this, labels, BatchReportJson::of, tell);
    button.setName("save figures");
    button.setMnemonic('J');
    saves = button::offer;
    return button;
  }

  /** Sets the names of the designs that are compared. */
  void sides(List<String> names) {
    sides = names;
    table.sides(names);
  }

  /** Shows the games so far; empty before the first. */
  void show(Optional<BatchReport> report) {
    List<FigureRow> lines = report.map(BatchReport::figures).map(FigureRows::of).orElse(List.of());
    table.show(lines);
    plot.show(sides, lines);
    failures.show(report.map(BatchReport::failures).orElse(List.of()));
    saves.accept(report.filter(some -> some.games() > 0));
  }

  /** The figures of each side in a column, and their difference. */
  private static final class FiguresTable extends JTable {
    private transient TextTableModel rows = new TextTableModel(List.of());
    private transient List<String> sides = List.of();

    FiguresTable() {
      TableSetup.setNames(this, "figures", UiWords.of("lab.figures"));
      setFillsViewportHeight(true);
      // Nothing can be typed here, so Tab leaves the table.
      setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
      setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
      sides(List.of());
    }

    /** Sets the columns for sides of these names. */
    void sides(List<String> names) {
      sides = names;
      var heads = new ArrayList<String>(List.of(UiWords.of("lab.group"), UiWords.of("lab.figure")));
      heads.addAll(names);
      if (names.size() > 1) heads.add(UiWords.of("lab.difference"));
      rows = new TextTableModel(heads);
      setModel(rows);
      TableSetup.setWidths(this, 150, 250);
    }

    void show(List<FigureRow> lines) {
      int chosen = getSelectedRow();
      rows.show(lines.stream().map(this::row).toList());
      if (chosen >= 0 && chosen < getRowCount()) setRowSelectionInterval(chosen, chosen);
    }

    private List<String> row(FigureRow line) {
      var cells = new ArrayList<>(List.of(line.group().toString(), line.what()));
      line.sides().forEach(side -> cells.add(side.says()));
      if (sides.size() > 1) cells.add(line.difference());
      return cells;
    }
  }
}
