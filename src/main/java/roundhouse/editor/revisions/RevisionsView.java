package roundhouse.editor.revisions;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.FlowLayout;
import java.awt.Font;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTable;
import javax.swing.JTextPane;
import javax.swing.JToggleButton;
import javax.swing.ListSelectionModel;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import roundhouse.compare.LineDifference;
import roundhouse.compare.LineDifference.Kind;
import roundhouse.editor.kit.Divider;
import roundhouse.editor.kit.FocusTarget;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.Settings;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.words.UiWords;
import roundhouse.workshop.project.GameCount;
import roundhouse.workshop.revisions.FileChange;
import roundhouse.workshop.revisions.Revision;
import roundhouse.workshop.revisions.RevisionKeeper;
import roundhouse.workshop.revisions.Revisions;

/**
 * The states of the open design after each save: what a save changed, how the design differs from
 * it now, and a way back.
 */
public final class RevisionsView extends JPanel implements FocusTarget {

  /** Replaces the texts of files as one step of undo. */
  public interface Replacing {
    /** Makes the edits, and completes when the files have been opened. */
    CompletableFuture<Void> replace(Map<Path, UnaryOperator<String>> edits, boolean together);
  }

  /** Has bots play a design as it was and as it is now. */
  public interface Playing {
    /**
     * Says what would be played and asks how many games, before anything is written.
     *
     * @param says what would be played
     */
    void ask(String says, Path now, Consumer<GameCount> go);

    /** Plays both designs. */
    void play(Path then, Path now, GameCount games);
  }

  private final transient RevisionKeeper keeper;
  private final transient Replacing replacing;
  private final transient Playing playing;
  private final transient Consumer<String> told;
  private final RevisionsTable table = new RevisionsTable(this::showDifference);
  private final DifferencePane difference = new DifferencePane();
  private final JToggleButton since = new JToggleButton(UiWords.of("revisions.since"));
  private final JButton restore = new JButton(UiWords.of("revisions.restore"));
  private final JButton play = new JButton(UiWords.of("revisions.play"));
  private final JLabel none = new JLabel(UiWords.of("revisions.none"));
  private transient Optional<Path> design = Optional.empty();

  /**
   * @param told takes a sentence about what was done
   */
  public RevisionsView(
      RevisionKeeper keeper,
      Settings settings,
      Replacing replacing,
      Playing playing,
      Consumer<String> told) {
    super(new BorderLayout());
    this.keeper = keeper;
    this.replacing = replacing;
    this.playing = playing;
    this.told = told;
    KeyBindings.keepKeys(this);
    none.setName("no revisions");
    none.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    var divider = new Divider(settings, "revisions", Divider.BY_WEIGHT, 0.5);
    add(bar(), BorderLayout.NORTH);
    add(divider.row(Panels.scroll(table), Panels.scroll(difference)), BorderLayout.CENTER);
    add(none, BorderLayout.SOUTH);
    restore.setEnabled(false);
    play.setEnabled(false);
  }

  private JPanel bar() {
    var changed = new JToggleButton(UiWords.of("revisions.changed"), true);
    changed.setName("revision changed");
    changed.setToolTipText(UiWords.of("revisions.changed-tip"));
    since.setName("revision since");
    since.setToolTipText(UiWords.of("revisions.since-tip"));
    since.addItemListener(_ -> showDifference());
    var either = new ButtonGroup();
    either.add(changed);
    either.add(since);
    restore.setName("revision restore");
    restore.setToolTipText(UiWords.of("revisions.restore-tip"));
    restore.addActionListener(_ -> restore());
    play.setName("revision play");
    play.setMnemonic('B');
    play.setToolTipText(UiWords.of("revisions.play-tip"));
    play.addActionListener(_ -> play());
    var bar = new JPanel(new FlowLayout(FlowLayout.LEFT, 6, 4));
    bar.add(changed);
    bar.add(since);
    bar.add(restore);
    bar.add(play);
    return bar;
  }

  /** Lists the revisions of the open design. */
  public void show(Revisions revisions) {
    design = Optional.of(revisions.design());
    table.show(revisions.all());
    none.setVisible(revisions.all().isEmpty());
    restore.setEnabled(!revisions.all().isEmpty());
    play.setEnabled(!revisions.all().isEmpty());
    showDifference();
  }

  private void showDifference() {
    Optional<Revision> chosen = table.selected();
    if (chosen.isEmpty() || design.isEmpty()) {
      difference.clear();
      return;
    }
    Optional<Revision> earlier = table.before(chosen.get());
    if (!since.isSelected() && earlier.isEmpty()) difference.show(List.of());
    else
      keeper.difference(
          design.get(),
          chosen.get(),
          since.isSelected() ? Optional.empty() : earlier,
          changes -> show(chosen.get(), changes));
  }

  /** Shows the answer to the last question only. */
  private void show(Revision asked, List<FileChange> changes) {
    if (table.selected().filter(asked::equals).isPresent()) difference.show(changes);
  }

  private void restore() {
    Optional<Revision> chosen = table.selected();
    if (chosen.isEmpty() || design.isEmpty()) return;
    String when = RevisionsTable.when(chosen.get().when());
    keeper.restore(
        design.get(),
        chosen.get(),
        edits -> {
          if (edits.isEmpty()) told.accept(UiWords.of("revisions.restored-nothing", when));
          else
            replacing
                .replace(edits, true)
                .thenRun(() -> told.accept(UiWords.of("revisions.restored", when)));
        });
  }

  private void play() {
    Optional<Revision> chosen = table.selected();
    if (chosen.isEmpty() || design.isEmpty()) return;
    Path now = design.get();
    String when = RevisionsTable.when(chosen.get().when());
    playing.ask(
        UiWords.of("revisions.both", now.getFileName(), when),
        now,
        games ->
            keeper.copy(
                now,
                chosen.get(),
                then -> {
                  told.accept(UiWords.of("revisions.copied", when, then.getFileName()));
                  playing.play(then, now, games);
                }));
  }

  /** Focuses the list. */
  @Override
  public void takeFocus() {
    table.requestFocusInWindow();
  }

  /** The lines of files that differ, those removed and added in colours and with signs. */
  private static final class DifferencePane extends JTextPane {
    /** Null while nothing is shown. */
    private transient List<FileChange> shown;

    DifferencePane() {
      setEditable(false);
      setName("revision difference");
      getAccessibleContext().setAccessibleName(UiWords.of("revisions.difference"));
    }

    /** Another theme has other colours. */
    @Override
    public void updateUI() {
      super.updateUI();
      if (shown != null) show(shown);
    }

    void clear() {
      shown = null;
      setText("");
    }

    void show(List<FileChange> changes) {
      clear();
      shown = changes;
      if (changes.isEmpty()) append(UiWords.of("revisions.same"), style(Kind.KEPT));
      for (FileChange change : changes) {
        append(change.path() + "\n", heading());
        for (LineDifference.Line line : change.difference().shortened())
          append(line + "\n", style(line.kind()));
        append("\n", style(Kind.KEPT));
      }
      setCaretPosition(0);
    }

    private void append(String text, SimpleAttributeSet style) {
      try {
        getDocument().insertString(getDocument().getLength(), text, style);
      } catch (BadLocationException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private static SimpleAttributeSet heading() {
      var style = new SimpleAttributeSet();
      StyleConstants.setBold(style, true);
      return style;
    }

    private static SimpleAttributeSet style(Kind kind) {
      var style = new SimpleAttributeSet();
      StyleConstants.setFontFamily(style, Font.MONOSPACED);
      if (kind == Kind.KEPT) return style;
      Color color = UIManager.getColor(kind == Kind.ADDED ? "Actions.Green" : "Actions.Red");
      StyleConstants.setForeground(style, color);
      return style;
    }
  }

  /** The revisions of a design, the newest first. */
  private static final class RevisionsTable extends JTable {
    private static final DateTimeFormatter TODAY =
        DateTimeFormatter.ofLocalizedTime(FormatStyle.MEDIUM)
            .withLocale(Locale.getDefault(Locale.Category.DISPLAY));
    private static final DateTimeFormatter EARLIER =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT, FormatStyle.MEDIUM)
            .withLocale(Locale.getDefault(Locale.Category.DISPLAY));

    private final TextTableModel rows =
        new TextTableModel(
            List.of(
                UiWords.of("revisions.when"),
                UiWords.of("revisions.what"),
                UiWords.of("revisions.files")));

    private transient List<Revision> shown = List.of();

    /**
     * @param chosen called when another revision may have been selected
     */
    RevisionsTable(Runnable chosen) {
      setModel(rows);
      TableSetup.setNames(this, "revisions", UiWords.of("views.revisions"));
      TableSetup.setWidths(this, 90, 330, 150);
      setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
      setFillsViewportHeight(true);
      getSelectionModel()
          .addListSelectionListener(
              event -> {
                if (!event.getValueIsAdjusting()) chosen.run();
              });
    }

    /** Lists revisions; the selected one stays selected, otherwise the newest is. */
    void show(List<Revision> all) {
      Optional<Revision> before = selected().filter(it -> !it.equals(shown.getFirst()));
      shown = List.copyOf(all);
      rows.show(shown.stream().map(this::row).toList());
      if (shown.isEmpty()) return;
      int row = before.map(shown::indexOf).filter(found -> found >= 0).orElse(0);
      setRowSelectionInterval(row, row);
    }

    Optional<Revision> selected() {
      int row = getSelectedRow();
      return row >= 0 && row < shown.size() ? Optional.of(shown.get(row)) : Optional.empty();
    }

    /** The revision before another; empty for the first. */
    Optional<Revision> before(Revision revision) {
      int next = shown.indexOf(revision) + 1;
      return next < shown.size() ? Optional.of(shown.get(next)) : Optional.empty();
    }

    private List<String> row(Revision revision) {
      Optional<Revision> before = before(revision);
      String files = before.map(earlier -> files(earlier, revision)).orElse("");
      String says = String.join("; ", revision.says());
      String otherwise =
          before.isEmpty() ? UiWords.of("revisions.start") : UiWords.of("revisions.text-only");
      return List.of(when(revision.when()), says.isEmpty() ? otherwise : says, files);
    }

    /** The names of the files that a save changed. */
    private static String files(Revision before, Revision after) {
      var paths = new TreeSet<String>();
      differing(before.files(), after.files(), paths);
      differing(after.files(), before.files(), paths);
      return paths.stream()
          .map(path -> path.substring(path.lastIndexOf('/') + 1))
          .collect(Collectors.joining(", "));
    }

    private static void differing(
        Map<String, String> files, Map<String, String> others, TreeSet<String> paths) {
      files.forEach(
          (path, print) -> {
            if (!print.equals(others.get(path))) paths.add(path);
          });
    }

    /** The time of today, or the date and time. */
    static String when(Instant instant) {
      ZonedDateTime when = instant.atZone(ZoneId.systemDefault());
      boolean today = when.toLocalDate().equals(LocalDate.now());
      return (today ? TODAY : EARLIER).format(when);
    }
  }
}
