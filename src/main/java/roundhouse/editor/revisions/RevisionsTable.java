package roundhouse.editor.revisions;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.words.UiWords;
import roundhouse.workshop.revisions.Revision;

/** The revisions of a design, the newest first. */
final class RevisionsTable extends JTable {
  private static final DateTimeFormatter TODAY =
      DateTimeFormatter.ofLocalizedTime(FormatStyle.MEDIUM)
          .withLocale(Locale.getDefault(Locale.Category.DISPLAY));
  private static final DateTimeFormatter EARLIER =
      DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT, FormatStyle.MEDIUM)
          .withLocale(Locale.getDefault(Locale.Category.DISPLAY));

  private final TextTableModel rows =
      new TextTableModel(
          List.of(
              UiWords.of("revisions.when"),
              UiWords.of("revisions.what"),
              UiWords.of("revisions.files")));

  private transient List<Revision> shown = List.of();

  /**
   * @param chosen called when another revision may have been selected
   */
  RevisionsTable(Runnable chosen) {
    setModel(rows);
    TableSetup.setNames(this, "revisions", UiWords.of("views.revisions"));
    TableSetup.setWidths(this, 90, 330, 150);
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setFillsViewportHeight(true);
    getSelectionModel()
        .addListSelectionListener(
            event -> {
              if (!event.getValueIsAdjusting()) chosen.run();
            });
  }

  /** Lists revisions; the selected one stays selected, otherwise the newest is. */
  void show(List<Revision> all) {
    Optional<Revision> before = selected().filter(it -> !it.equals(shown.getFirst()));
    shown = List.copyOf(all);
    rows.show(shown.stream().map(this::row).toList());
    if (shown.isEmpty()) return;
    int row = before.map(shown::indexOf).filter(found -> found >= 0).orElse(0);
    setRowSelectionInterval(row, row);
  }

  Optional<Revision> selected() {
    int row = getSelectedRow();
    return row >= 0 && row < shown.size() ? Optional.of(shown.get(row)) : Optional.empty();
  }

  /** The revision before another; empty for the first. */
  Optional<Revision> before(Revision revision) {
    int next = shown.indexOf(revision) + 1;
    return next < shown.size() ? Optional.of(shown.get(next)) : Optional.empty();
  }

  private List<String> row(Revision revision) {
    Optional<Revision> before = before(revision);
    String files = before.map(earlier -> files(earlier, revision)).orElse("");
    String says = String.join("; ", revision.says());
    String otherwise =
        before.isEmpty() ? UiWords.of("revisions.start") : UiWords.of("revisions.text-only");
    return List.of(when(revision.when()), says.isEmpty() ? otherwise : says, files);
  }

  /** The names of the files that a save changed. */
  private static String files(Revision before, Revision after) {
    var paths = new TreeSet<String>();
    differing(before.files(), after.files(), paths);
    differing(after.files(), before.files(), paths);
    return paths.stream()
        .map(path -> path.substring(path.lastIndexOf('/') + 1))
        .collect(Collectors.joining(", "));
  }

  private static void differing(
      Map<String, String> files, Map<String, String> others, TreeSet<String> paths) {
    files.forEach(
        (path, print) -> {
          if (!print.equals(others.get(path))) paths.add(path);
        });
  }

  /** The time of today, or the date and time. */
  static String when(Instant instant) {
    ZonedDateTime when = instant.atZone(ZoneId.systemDefault());
    boolean today = when.toLocalDate().equals(LocalDate.now());
    return (today ? TODAY : EARLIER).format(when);
  }
}
