package roundhouse.editor.share;

import java.awt.BorderLayout;
import java.awt.FlowLayout;
import java.awt.datatransfer.StringSelection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import roundhouse.editor.kit.HtmlText;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.engine.Title;
import roundhouse.print.BoxContents;
import roundhouse.print.BoxContents.Kind;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/** What the box of a title contains, as a table to read and copy. */
public final class BoxContentsDialog extends JDialog {
  private final transient BoxContents box;
  private final JLabel told = new JLabel();

  private BoxContentsDialog(JFrame window, Title title) {
    super(window, UiWords.of("box.title", title.design().title()), false);
    box = BoxContents.of(title);
    told.setName("box told");
    HtmlText.in(told, "<html>" + VisibleText.html(totals()));
    told.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    add(told, BorderLayout.NORTH);
    add(Panels.scroll(table()), BorderLayout.CENTER);
    add(buttons(), BorderLayout.SOUTH);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setSize(460, 560);
    setLocationRelativeTo(window);
  }

  /** Shows the contents of a title's box. */
  public static void show(JFrame window, Title title) {
    new BoxContentsDialog(window, title).setVisible(true);
  }

  private String totals() {
    return Stream.of(Kind.values())
        .map(kind -> word(kind) + " " + box.total(kind))
        .collect(Collectors.joining(" · "));
  }

  private JTable table() {
    var model =
        new TextTableModel(
            List.of(UiWords.of("box.kind"), UiWords.of("box.component"), UiWords.of("box.count")));
    model.show(rows());
    var table = new JTable(model);
    table.setAutoCreateRowSorter(true);
    TableSetup.setNames(table, "box contents", UiWords.of("box.table"));
    TableSetup.setWidths(table, 120, 220, 80);
    return table;
  }

  private List<List<String>> rows() {
    return box.items().stream()
        .map(
            item ->
                List.of(
                    word(item.kind()),
                    item.name(),
                    item.unlimited() ? UiWords.of("box.unlimited") : String.valueOf(item.count())))
        .toList();
  }

  private JPanel buttons() {
    var copy = new JButton(UiWords.of("box.copy"));
    copy.setName("box copy");
    copy.setToolTipText(UiWords.of("box.copy-tip"));
    copy.addActionListener(_ -> copy());
    var close = new JButton(UiWords.of("common.close"));
    close.addActionListener(_ -> dispose());
    var row = new JPanel(new FlowLayout(FlowLayout.TRAILING));
    row.add(copy);
    row.add(close);
    getRootPane().setDefaultButton(copy);
    return row;
  }

  /** Copies the table with tabs between the cells, as spreadsheets take it. */
  private void copy() {
    String text =
        rows().stream().map(row -> String.join("\t", row)).collect(Collectors.joining("\n"));
    getToolkit().getSystemClipboard().setContents(new StringSelection(text), null);
    told.setText(UiWords.counted("box.copied", box.items().size()));
  }

  private static String word(Kind kind) {
    return switch (kind) {
      case TILES -> UiWords.of("box.tiles");
      case MARKERS -> UiWords.of("box.markers");
      case CERTIFICATES -> UiWords.of("box.certificates");
      case CHARTERS -> UiWords.of("box.charters");
      case TRAINS -> UiWords.of("box.trains");
      case PRIVATES -> UiWords.of("box.privates");
      case MONEY -> UiWords.of("box.money");
    };
  }
}
