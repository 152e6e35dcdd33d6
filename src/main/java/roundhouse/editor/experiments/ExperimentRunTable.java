package roundhouse.editor.experiments;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.words.UiWords;

/** The runs of an experiment, one for each revision of its designs. */
final class ExperimentRunTable extends JTable {
  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT)
          .withLocale(Locale.getDefault(Locale.Category.DISPLAY))
          .withZone(ZoneId.systemDefault());

  private final transient Consumer<ListedExperimentRun> chosen;
  private final TextTableModel rows =
      new TextTableModel(
          List.of(
              UiWords.of("experiments.run"),
              UiWords.of("experiments.games"),
              UiWords.of("experiments.when"),
              UiWords.of("experiments.changed")));

  private transient List<ListedExperimentRun> runs = List.of();
  private transient Optional<ListedExperimentRun> told = Optional.empty();

  /**
   * @param chosen called when another run is selected
   */
  ExperimentRunTable(Consumer<ListedExperimentRun> chosen) {
    this.chosen = chosen;
    setModel(rows);
    TableSetup.setNames(this, "runs", UiWords.of("experiments.runs"));
    TableSetup.setWidths(this, 60, 60, 150, 500);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setFillsViewportHeight(true);
    getSelectionModel().addListSelectionListener(_ -> tell());
  }

  /** Lists other runs and selects the first, the latest one. */
  void show(List<ListedExperimentRun> others) {
    runs = List.copyOf(others);
    told = Optional.empty();
    rows.show(runs.stream().map(ExperimentRunTable::row).toList());
    if (!runs.isEmpty()) setRowSelectionInterval(0, 0);
  }

  private static List<String> row(ListedExperimentRun run) {
    String changed =
        run.effects().stream()
            .map(each -> each.side() + ": " + each.says())
            .collect(Collectors.joining("; "));
    return List.of(
        run.run().name(),
        String.valueOf(run.games()),
        WHEN.format(run.when().toInstant()),
        changed.isEmpty() ? UiWords.of("experiments.first") : changed);
  }

  private void tell() {
    int row = getSelectedRow();
    if (row < 0 || row >= runs.size()) return;
    Optional<ListedExperimentRun> now = Optional.of(runs.get(row));
    if (now.equals(told)) return;
    told = now;
    chosen.accept(runs.get(row));
  }
}
