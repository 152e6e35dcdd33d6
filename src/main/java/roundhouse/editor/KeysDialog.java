package roundhouse.editor;

import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import javax.swing.JEditorPane;
import javax.swing.JOptionPane;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** Lists the keyboard shortcuts. */
final class KeysDialog {
  private static final List<String> KEYS =
      List.of(
          UiWords.of("keys.guide"),
          UiWords.of("keys.choices"),
          UiWords.of("keys.why-not"),
          UiWords.of("keys.pick"),
          UiWords.of("keys.play"),
          UiWords.of("keys.turn"),
          UiWords.of("keys.let-go"),
          UiWords.of("keys.bot"),
          UiWords.of("keys.bot-round"),
          UiWords.of("keys.seats"),
          UiWords.of("keys.step"),
          UiWords.of("keys.round"),
          UiWords.of("keys.end"),
          UiWords.of("keys.lines"),
          UiWords.of("keys.stop"),
          UiWords.of("keys.ways-on"),
          UiWords.of("keys.scripts"),
          UiWords.of("keys.statistics"),
          UiWords.of("keys.positions"),
          UiWords.of("keys.zoom"),
          UiWords.of("keys.complete"),
          UiWords.of("keys.definition"),
          UiWords.of("keys.table-definition"),
          UiWords.of("keys.project"),
          UiWords.of("keys.problems"),
          UiWords.of("keys.rows"),
          UiWords.of("keys.map"),
          UiWords.of("keys.map-sides"),
          UiWords.of("keys.new-design"),
          UiWords.of("keys.many-games"),
          UiWords.of("keys.save-text"),
          UiWords.of("keys.save-game"),
          UiWords.of("keys.games"),
          UiWords.of("keys.print"),
          UiWords.of("keys.views"),
          UiWords.of("keys.go-to-view"),
          UiWords.of("keys.view-size"),
          UiWords.of("keys.view-place"),
          UiWords.of("keys.divider"),
          UiWords.of("keys.layouts"),
          UiWords.of("keys.files"),
          UiWords.of("keys.dark"),
          UiWords.of("keys.text-size"));

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
        window, pane, UiWords.of("commands.keys"), JOptionPane.PLAIN_MESSAGE);
  }
}
