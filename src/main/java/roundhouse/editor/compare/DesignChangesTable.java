package roundhouse.editor.compare;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JTable;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.ValueChange;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.words.UiWords;

/** The values and hooks that differ, a row each. */
final class DesignChangesTable extends JTable {
  private static final List<String> HEADS =
      List.of(
          UiWords.of("compare.part"),
          UiWords.of("compare.what"),
          UiWords.of("compare.values"),
          UiWords.of("compare.means"));

  private final TextTableModel rows = new TextTableModel(HEADS);

  DesignChangesTable() {
    setModel(rows);
    TableSetup.setNames(this, "changes", UiWords.of("compare.differences"));
    TableSetup.setWidths(this, 70, 220, 320, 330);
    setFillsViewportHeight(true);
  }

  void show(DesignComparison comparison) {
    var all = new ArrayList<List<String>>();
    for (ValueChange change : comparison.changes())
      all.add(List.of(change.part(), name(change), change.value(), change.says()));
    comparison
        .hooks()
        .forEach(
            hook ->
                all.add(
                    List.of(
                        UiWords.of("compare.hooks"),
                        hook.hook(),
                        hook.text().substring(hook.hook().length() + 2),
                        hook.says())));
    rows.show(all);
  }

  private static String name(ValueChange change) {
    List<String> path = change.path();
    return String.join(" › ", path.size() == 1 ? path : path.subList(1, path.size()));
  }
}
