package roundhouse.editor;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.JEditorPane;
import javax.swing.JOptionPane;
import roundhouse.editor.kit.Panels;
import roundhouse.words.Words;

/** Lists the keyboard shortcuts. */
final class KeysDialog {
  private static final List<String> KEYS =
      List.of(
          Words.of("keys.guide"),
          Words.of("keys.choices"),
          Words.of("keys.why-not"),
          Words.of("keys.pick"),
          Words.of("keys.play"),
          Words.of("keys.turn"),
          Words.of("keys.let-go"),
          Words.of("keys.bot"),
          Words.of("keys.bot-round"),
          Words.of("keys.seats"),
          Words.of("keys.step"),
          Words.of("keys.round"),
          Words.of("keys.end"),
          Words.of("keys.lines"),
          Words.of("keys.stop"),
          Words.of("keys.ways-on"),
          Words.of("keys.scripts"),
          Words.of("keys.statistics"),
          Words.of("keys.positions"),
          Words.of("keys.zoom"),
          Words.of("keys.complete"),
          Words.of("keys.definition"),
          Words.of("keys.table-definition"),
          Words.of("keys.project"),
          Words.of("keys.problems"),
          Words.of("keys.rows"),
          Words.of("keys.map"),
          Words.of("keys.map-sides"),
          Words.of("keys.new-design"),
          Words.of("keys.many-games"),
          Words.of("keys.save-text"),
          Words.of("keys.save-game"),
          Words.of("keys.games"),
          Words.of("keys.print"),
          Words.of("keys.views"),
          Words.of("keys.go-to-view"),
          Words.of("keys.view-size"),
          Words.of("keys.view-place"),
          Words.of("keys.divider"),
          Words.of("keys.layouts"),
          Words.of("keys.files"),
          Words.of("keys.dark"),
          Words.of("keys.text-size"));

  private KeysDialog() {}

  static void show(Component window) {
    var rows = new StringBuilder("<html><table cellpadding=4>");
    for (String row : KEYS)
      rows.append("<tr><td><b>")
          .append(row.replaceFirst(" \\| ", "</b></td><td>"))
          .append("</td></tr>");
    var text = new JEditorPane("text/html", rows + "</table></html>");
    text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    text.setEditable(false);
    text.setOpaque(false);
    var pane = Panels.scroll(text);
    Dimension wanted = text.getPreferredSize();
    pane.setPreferredSize(
        new Dimension(wanted.width + 24, Math.min(wanted.height, window.getHeight() * 3 / 4)));
    text.setCaretPosition(0);
    JOptionPane.showMessageDialog(
        window, pane, Words.of("commands.keys"), JOptionPane.PLAIN_MESSAGE);
  }
}
