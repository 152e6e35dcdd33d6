package roundhouse.editor.holdings;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.List;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JLabel;
import javax.swing.JPanel;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.VerticalScrollPanel;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/** What the bank has: its money, trains and privates, and the phases; one below the other. */
final class BankPane extends VerticalScrollPanel implements SnapshotListener {
  private final JLabel money = Panels.heading(" ");
  private final transient List<TableContentView> tables;

  @SuppressWarnings("this-escape") // parts are added before anybody sees it
  BankPane(WindowLook look, SubjectMenu subjects) {
    super(null);
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    var head = new JPanel(new BorderLayout());
    head.setBorder(BorderFactory.createEmptyBorder(4, 10, 0, 10));
    head.add(money);
    add(head);
    tables =
        List.of(
            add(UiWords.of("bank.trains"), "trains", BankTables::trains, look, subjects),
            add(UiWords.of("bank.privates"), "privates", BankTables::privates, look, subjects),
            add(UiWords.of("bank.phases"), "phases", BankTables::phases, look, subjects));
    add(Box.createVerticalGlue());
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    money.setText(
        now.play()
            .map(
                play -> UiWords.of("bank.money", play.title().design().amount(play.state().bank())))
            .orElse(" "));
    tables.forEach(table -> table.show(before, now));
  }

  private TableContentView add(
      String heading,
      String name,
      Function<Snapshot, TableContent> content,
      WindowLook look,
      SubjectMenu subjects) {
    var table = new TableContentView(name, content, look, subjects);
    var section = Panels.section(heading, table);
    section.setMaximumSize(new Dimension(Integer.MAX_VALUE, Integer.MAX_VALUE));
    add(section);
    return table;
  }

  /** If a table is wider than the view, the view scrolls: a cut number says nothing. */
  @Override
  public boolean getScrollableTracksViewportWidth() {
    return getParent() == null || getParent().getWidth() >= getPreferredSize().width;
  }
}
