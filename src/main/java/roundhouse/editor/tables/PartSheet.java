package roundhouse.editor.tables;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.problem.Problem;
import roundhouse.design.reference.FormatDescription;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.LastEffects;

/**
 * What the table of a part shows: its rows as written, which of them are inherited, and what the
 * options that are on change.
 *
 * @param folder of the design being edited
 * @param effects of changing values, according to experiments
 */
record PartSheet(
    Optional<Path> folder, PartRows rows, OptionPreview.Result options, LastEffects effects) {
  /** The mark on a value that an experiment says something about. */
  private static final String TOLD = " •";

  /** The sheet of a part before a design is loaded. */
  static PartSheet empty(String part) {
    return new PartSheet(
        Optional.empty(),
        new PartRows(part, List.of(), List.of()),
        OptionPreview.Result.NONE,
        LastEffects.NONE);
  }

  PartSheet of(Path design, PartRows read) {
    return new PartSheet(Optional.of(design), read, options, effects);
  }

  PartSheet under(OptionPreview.Result on) {
    return new PartSheet(folder, rows, on, effects);
  }

  PartSheet with(LastEffects others) {
    return new PartSheet(folder, rows, options, others);
  }

  /** What the last change of a cell did, if an experiment says so. */
  Optional<String> effect(int row, int column) {
    return effects.at(part(), rows.rows().get(row).name(), rows.columns().get(column));
  }

  String part() {
    return rows.part();
  }

  /** The singular of the part above the names, the words of the key above other columns. */
  String heading(int column) {
    return column == 0
        ? part().replaceAll("ies$", "y").replaceAll("s$", "")
        : rows.columns().get(column).replace('-', ' ');
  }

  PartRows.Cell cell(int row, int column) {
    return rows.rows().get(row).cells().get(column);
  }

  /** Whether it is inherited from another design. */
  boolean inherited(int row, int column) {
    return folder.map(cell(row, column)::inherited).orElse(false);
  }

  /** The value of a cell with the options on, if it differs. */
  Optional<String> changed(int row, int column) {
    return column == 0
        ? Optional.empty()
        : options.changed(List.of(part(), rows.rows().get(row).name(), rows.columns().get(column)));
  }

  /**
   * The text of a cell, marked if an experiment says something about it; changes by options follow
   * an arrow.
   */
  String text(int row, int column) {
    String text = cell(row, column).text() + effect(row, column).map(_ -> TOLD).orElse("");
    return changed(row, column).map(now -> text + " → " + now).orElse(text);
  }

  /**
   * What is wrong with a cell, otherwise what its key means and where it is written; empty if there
   * is nothing to say.
   */
  Optional<String> tip(int row, int column) {
    PartRows.Cell cell = cell(row, column);
    if (!cell.problems().isEmpty())
      return Optional.of(
          cell.problems().stream().map(PartSheet::told).collect(Collectors.joining("; ")));
    String says =
        column == 0
            ? ""
            : FormatDescription.at(List.of(part(), "any", rows.columns().get(column)))
                .map(FormatDescription::says)
                .orElse("");
    String from =
        inherited(row, column)
            ? " "
                + UiWords.of(
                    "common.inherited", cell.place().orElseThrow().file().getParent().getFileName())
                + " "
                + UiWords.of("tables.go")
            : "";
    String last = effect(row, column).map(told -> " " + told).orElse("");
    return Optional.of((says + from + last).strip()).filter(told -> !told.isEmpty());
  }

  private static String told(Problem problem) {
    return problem.message() + (problem.fix().isEmpty() ? "" : ": " + problem.fix());
  }
}
