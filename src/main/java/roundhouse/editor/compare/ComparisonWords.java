package roundhouse.editor.compare;

import java.awt.Font;
import java.util.stream.Collectors;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import roundhouse.compare.DesignComparison;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** What differs between two designs in words: values and hooks, and the lines of scripts. */
final class ComparisonWords extends JTabbedPane {
  private final DesignChangesTable changes = new DesignChangesTable();
  private final JTextArea scripts = new JTextArea();

  ComparisonWords() {
    scripts.setEditable(false);
    scripts.setName("scripts");
    scripts.setFont(new Font(Font.MONOSPACED, Font.PLAIN, scripts.getFont().getSize()));
    scripts.getAccessibleContext().setAccessibleName(UiWords.of("compare.script-difference"));
    addTab(UiWords.of("compare.values-and-hooks"), Panels.scroll(changes));
    addTab(UiWords.of("views.scripts"), Panels.scroll(scripts));
  }

  void show(DesignComparison comparison) {
    changes.show(comparison);
    scripts.setText(
        comparison.scripts().stream()
            .map(
                script ->
                    script.name()
                        + "\n"
                        + script.difference().shortened().stream()
                            .map(line -> "  " + line)
                            .collect(Collectors.joining("\n")))
            .collect(Collectors.joining("\n\n")));
    scripts.setCaretPosition(0);
  }
}
