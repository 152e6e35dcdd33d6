package roundhouse.editor.compare;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JTable;
import roundhouse.compare.Change;
import roundhouse.compare.Comparison;
import roundhouse.editor.kit.TableDress;
import roundhouse.editor.kit.TextRows;
import roundhouse.words.Words;

/** The values and hooks that differ, a row each. */
final class ChangesTable extends JTable {
  private static final List<String> HEADS =
      List.of(
          Words.of("compare.part"),
          Words.of("compare.what"),
          Words.of("compare.values"),
          Words.of("compare.means"));

  private final TextRows rows = new TextRows(HEADS);

  ChangesTable() {
    setModel(rows);
    TableDress.name(this, "changes", Words.of("compare.differences"));
    TableDress.widths(this, 70, 220, 320, 330);
    setFillsViewportHeight(true);
  }

  void show(Comparison comparison) {
    var all = new ArrayList<List<String>>();
    for (Change change : comparison.changes())
      all.add(List.of(change.part(), name(change), change.value(), change.says()));
    comparison
        .hooks()
        .forEach(
            hook ->
                all.add(
                    List.of(
                        Words.of("compare.hooks"),
                        hook.hook(),
                        hook.text().substring(hook.hook().length() + 2),
                        hook.says())));
    rows.show(all);
  }

  private static String name(Change change) {
    List<String> path = change.path();
    return String.join(" › ", path.size() == 1 ? path : path.subList(1, path.size()));
  }
}
