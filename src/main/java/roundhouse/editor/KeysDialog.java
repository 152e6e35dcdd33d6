package roundhouse.editor;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.JEditorPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import roundhouse.editor.kit.ConfirmDialog;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.KeyText;
import roundhouse.editor.kit.Panels;
import roundhouse.words.UiWords;

/** Lists the keys: those of all commands and views, then those that work only in some places. */
final class KeysDialog {
  /** A key and what it does. */
  record Row(String key, String says) {
    /** Whether it contains all words. */
    boolean matches(String words) {
      String whole = (key + " " + says).toLowerCase(Locale.ROOT);
      return Stream.of(words.toLowerCase(Locale.ROOT).split("\\s+")).allMatch(whole::contains);
    }
  }

  private KeysDialog() {}

  static void show(Component window) {
    var text = new JEditorPane("text/html", html(""));
    text.setName("keys");
    text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, true);
    text.setEditable(false);
    text.setOpaque(false);
    var pane = Panels.scroll(text);
    Dimension wanted = text.getPreferredSize();
    pane.setPreferredSize(
        new Dimension(wanted.width + 24, Math.min(wanted.height, window.getHeight() * 3 / 4)));
    text.setCaretPosition(0);
    var whole = new JPanel(new BorderLayout(0, 8));
    JTextField search = search(text);
    whole.add(search, BorderLayout.NORTH);
    whole.add(pane, BorderLayout.CENTER);
    ConfirmDialog.show(window, whole, WindowCommand.KEYS.title(), search);
  }

  /** A field that leaves the keys that contain all words typed in it. */
  private static JTextField search(JEditorPane text) {
    var search = new JTextField();
    search.setName("keys search");
    search.putClientProperty("JTextField.placeholderText", UiWords.of("keys.search"));
    search.putClientProperty("JTextField.showClearButton", true);
    search.getAccessibleContext().setAccessibleName(UiWords.of("keys.search"));
    KeyBindings.onTextChange(
        search,
        () -> {
          text.setText(html(search.getText()));
          text.setCaretPosition(0);
        });
    return search;
  }

  private static String html(String wanted) {
    var text = new StringBuilder("<html><table cellpadding=4>");
    for (CommandMenu menu : CommandMenu.values()) add(text, menu.title(), rows(menu), wanted);
    add(text, UiWords.of("keys.places"), places(), wanted);
    return text + "</table></html>";
  }

  private static void add(StringBuilder text, String heading, List<Row> all, String wanted) {
    List<Row> rows = all.stream().filter(row -> row.matches(wanted)).toList();
    if (rows.isEmpty()) return;
    text.append("<tr><td colspan=2><b>").append(heading).append("</b></td></tr>");
    for (Row row : rows)
      text.append("<tr><td><b>")
          .append(row.key())
          .append("</b></td><td>")
          .append(row.says())
          .append("</td></tr>");
  }

  /** The keys of the commands in a menu. */
  static List<Row> rows(CommandMenu menu) {
    Stream<Row> commands =
        Stream.of(WindowCommand.values())
            .filter(command -> command.group().menu() == menu && !command.key().isEmpty())
            .map(command -> new Row(KeyText.of(command.key()), command.says()));
    Stream<Row> views =
        Stream.of(WindowView.values())
            .filter(view -> menu == CommandMenu.VIEWS && !view.key().isEmpty())
            .map(view -> new Row(KeyText.of(view.key()), view.title() + ": " + view.says()));
    return Stream.concat(commands, views).toList();
  }

  private static List<Row> places() {
    return Stream.of(
            UiWords.of("keys.pick"),
            UiWords.of("keys.seek"),
            UiWords.of("keys.play"),
            UiWords.of("keys.decline"),
            UiWords.of("keys.chips"),
            UiWords.of("keys.lines"),
            UiWords.of("keys.best-runs"),
            UiWords.of("keys.draw-runs"),
            UiWords.of("keys.turn"),
            UiWords.of("keys.let-go"),
            UiWords.of("keys.bot"),
            UiWords.of("keys.step"),
            UiWords.of("keys.zoom"),
            UiWords.of("keys.near"),
            UiWords.of("keys.walk"),
            UiWords.of("keys.change"),
            UiWords.of("keys.before"),
            UiWords.of("keys.held"),
            UiWords.of("keys.complete"),
            UiWords.of("keys.definition"),
            UiWords.of("keys.table-definition"),
            UiWords.of("keys.project"),
            UiWords.of("keys.rows"),
            UiWords.of("keys.map"),
            UiWords.of("keys.map-sides"),
            UiWords.of("keys.divider"))
        .map(line -> line.split(" \\| ", 2))
        .map(parts -> new Row(parts[0], parts[1]))
        .toList();
  }
}
