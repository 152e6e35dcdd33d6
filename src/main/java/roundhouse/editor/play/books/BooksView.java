package roundhouse.editor.play.books;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.List;
import java.util.function.Function;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JPanel;
import javax.swing.Scrollable;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;

/** All counts of a game in tables, one below the other. */
public final class BooksView extends JPanel implements SnapshotListener {
  private final transient List<TableContentView> tables;

  public BooksView(WindowLook look, SubjectMenu subjects) {
    super(new BorderLayout());
    var column = new Column();
    tables =
        List.of(
            column.add(
                UiWords.of("books.players"), "players", HoldingsTables::players, look, subjects),
            column.add(
                UiWords.of("books.companies"),
                "companies",
                CompaniesTable::companies,
                look,
                subjects),
            column.add(UiWords.of("books.trains"), "trains", BankTables::trains, look, subjects),
            column.add(UiWords.of("books.phases"), "phases", BankTables::phases, look, subjects),
            column.add(
                UiWords.of("choices.privates"),
                "privates",
                HoldingsTables::privates,
                look,
                subjects));
    column.add(Box.createVerticalGlue());
    add(Panels.scroll(column), BorderLayout.CENTER);
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    tables.forEach(table -> table.show(before, now));
  }

  /** Takes the width of the view, and more where a table needs it. */
  private static final class Column extends JPanel implements Scrollable {
    Column() {
      setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    }

    TableContentView add(
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

    @Override
    public Dimension getPreferredScrollableViewportSize() {
      return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
      return 24;
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
      return visible.height - 24;
    }

    /** Where a table is wider than the view, the view scrolls: a cut number tells nothing. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
      return getParent() == null || getParent().getWidth() >= getPreferredSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
      return false;
    }
  }
}
