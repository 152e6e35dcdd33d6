package roundhouse.editor.play.history;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.AbstractListModel;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JCheckBox;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PlaceholderList;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.notes.NoteIcon;
import roundhouse.engine.events.EventKind;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;
import roundhouse.workshop.notes.Notes;

/** The log in the words of the rulebook; a click on a line goes to its moment. */
public final class LogView extends JPanel implements SnapshotListener {
  private final transient WindowLook look;
  private final transient Notes notes;
  private final LineModel lines = new LineModel();
  private final JList<LogLine> list = new PlaceholderList<>(lines, UiWords.of("log.none"));
  private final JCheckBox scripted = new JCheckBox(UiWords.of("log.scripts"));
  private transient List<LogLine> told = List.of();
  private int at;
  private boolean following;

  /**
   * @param notes on moments are marked
   * @param goTo goes to the moment after that many actions
   */
  public LogView(WindowLook look, Notes notes, IntConsumer goTo) {
    super(new BorderLayout());
    this.notes = notes;
    notes.addListener(list::repaint);
    this.look = look;
    setUpList(goTo);
    scripted.setName("log of scripts");
    scripted.setToolTipText(UiWords.of("log.scripts-tip"));
    scripted.addActionListener(_ -> fill());
    add(Panels.scroll(list), BorderLayout.CENTER);
    add(scripted, BorderLayout.SOUTH);
    addHierarchyListener(
        event -> {
          if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0)
            list.ensureIndexIsVisible(list.getSelectedIndex());
        });
  }

  private void setUpList(IntConsumer goTo) {
    list.setName("log");
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.setCellRenderer(new Cell());
    list.addListSelectionListener(
        _ -> {
          LogLine line = list.getSelectedValue();
          if (!following && line != null && !line.waiting()) goTo.accept(line.moment());
        });
    KeyBindings.passToWindow(list, "LEFT", "RIGHT");
    look.addListener(
        () -> {
          list.setFixedCellHeight(look.textSize() + 8);
          list.setFixedCellWidth(1);
        });
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    if (before.sameMoment(now) && before.orphan().equals(now.orphan())) return;
    following = true;
    boolean same =
        now.play().filter(play -> before.play().filter(play::hasSamePast).isPresent()).isPresent();
    if (!same) tell(LogLine.of(now));
    at = now.play().map(GameHistory::at).orElse(0);
    follow();
    following = false;
  }

  private void follow() {
    int last = lines.lastOf(at);
    if (list.getSelectedIndex() < 0 || lines.getElementAt(list.getSelectedIndex()).moment() != at)
      list.setSelectedIndex(last);
    list.ensureIndexIsVisible(last);
    list.repaint();
  }

  private void tell(List<LogLine> all) {
    told = all;
    lines.setLines(
        scripted.isSelected()
            ? told.stream().filter(line -> line.is(EventKind.SCRIPT)).toList()
            : told);
  }

  private void fill() {
    following = true;
    tell(told);
    follow();
    following = false;
  }

  /**
   * Makes room for a line once it is drawn. A list without a fixed width asks for the sentences of
   * all lines of the game after each action.
   */
  private void makeRoom(int width) {
    if (width > list.getFixedCellWidth())
      SwingUtilities.invokeLater(
          () -> list.setFixedCellWidth(Math.max(width, list.getFixedCellWidth())));
  }

  /** The note on a moment stands at its first line. */
  private Optional<String> noteOn(LogLine line, int index) {
    boolean first = index == 0 || lines.getElementAt(index - 1).moment() != line.moment();
    return first ? notes.on(notes.moment(line.moment())) : Optional.empty();
  }

  private static final class LineModel extends AbstractListModel<LogLine> {
    private transient List<LogLine> all = List.of();

    void setLines(List<LogLine> other) {
      int before = all.size();
      all = other;
      if (before > 0) fireIntervalRemoved(this, 0, before - 1);
      if (!all.isEmpty()) fireIntervalAdded(this, 0, all.size() - 1);
    }

    /** Index of the last line of a moment. */
    int lastOf(int moment) {
      int low = 0;
      for (int index = 0; index < all.size() && all.get(index).moment() <= moment; index++)
        low = index;
      return low;
    }

    @Override
    public int getSize() {
      return all.size();
    }

    @Override
    public LogLine getElementAt(int index) {
      return all.get(index);
    }
  }

  private final class Cell extends DefaultListCellRenderer {
    @Override
    public Component getListCellRendererComponent(
        JList<?> of, Object value, int index, boolean selected, boolean focused) {
      LogLine line = (LogLine) value;
      super.getListCellRendererComponent(of, line.says(), index, selected, false);
      boolean follows = line.is(EventKind.CONSEQUENCE) || line.is(EventKind.SCRIPT);
      setBorder(BorderFactory.createEmptyBorder(0, follows ? 26 : 10, 0, 10));
      setFont(of.getFont().deriveFont(line.is(EventKind.HEADING) ? Font.BOLD : Font.PLAIN));
      Optional<String> note = noteOn(line, index);
      setIcon(note.isPresent() ? new NoteIcon() : null);
      setToolTipText(note.map(text -> UiWords.of("notes.told", text)).orElse(line.says()));
      makeRoom(getPreferredSize().width);
      if (selected) return this;
      if (line.waiting()) setForeground(look.error());
      else if (line.moment() > at || follows) setForeground(look.faint());
      return this;
    }
  }
}
