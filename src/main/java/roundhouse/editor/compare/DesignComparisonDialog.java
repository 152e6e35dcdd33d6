package roundhouse.editor.compare;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Frame;
import java.awt.GridLayout;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import roundhouse.compare.DesignComparison;
import roundhouse.compare.ValueChange;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.SaveTextButton;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.tables.TableSetup;
import roundhouse.editor.kit.tables.TextTableModel;
import roundhouse.print.html.ComparisonPage;
import roundhouse.threads.BackgroundThreads;
import roundhouse.words.UiWords;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.project.ComparedDesign;
import roundhouse.workshop.project.ComparedPair;
import roundhouse.workshop.project.TitleSource;

/**
 * Compares two designs, or one with and without options, side by side: maps with differing hexes
 * marked, values, hooks and scripts.
 */
public final class DesignComparisonDialog extends JDialog {
  private final transient TitleSource titles;
  private final DesignChooser first;
  private final DesignChooser second;
  private final SideBySidePictures sides;
  private final ComparisonWords words = new ComparisonWords();
  private final JLabel told = new JLabel(" ");
  private final SaveTextButton<DesignComparison> page =
      new SaveTextButton<>(
          this,
          new SaveTextButton.Labels(
              UiWords.of("compare.save"),
              UiWords.of("compare.save-tip"),
              UiWords.of("compare.save-title"),
              "difference.html"),
          ComparisonPage::of,
          told::setText);
  private final AtomicInteger asked = new AtomicInteger();
  private final transient Playing playing;

  /** Has bots play both sides. */
  public interface Playing {
    /**
     * Says what would be played and asks how many games.
     *
     * @param over where it asks
     * @param going run before they play
     */
    void ask(Component over, ComparedDesign first, ComparedDesign second, Runnable going);
  }

  private DesignComparisonDialog(
      Frame owner, WindowLook look, TitleSource titles, Playing playing) {
    super(owner, UiWords.of("compare.window"), false);
    sides = new SideBySidePictures(look);
    this.titles = titles;
    this.playing = playing;
    List<Path> designs = titles.designs();
    first = new DesignChooser("First", DesignChooser.Labels.first(), designs, this::compare);
    second = new DesignChooser("Second", DesignChooser.Labels.second(), designs, this::compare);
    setName("designs");
    setDefaultCloseOperation(DISPOSE_ON_CLOSE);
    told.setName("told");
    add(choosers(), BorderLayout.NORTH);
    add(split(), BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    KeyBindings.onEscape(getRootPane(), this::dispose);
    KeyBindings.bind(getRootPane(), "ctrl ENTER", this::playBoth);
    setPreferredSize(Panels.onScreen(1060, 800));
    pack();
    setLocationRelativeTo(owner);
  }

  /**
   * Opens the most telling comparison of the current design.
   *
   * @param playing has bots play both sides
   */
  public static void show(
      Frame owner, WindowLook look, TitleSource titles, Snapshot now, Playing playing) {
    var dialog = new DesignComparisonDialog(owner, look, titles, playing);
    List<String> options = now.options();
    now.design().ifPresent(folder -> dialog.begin(folder, options));
    dialog.setVisible(true);
  }

  /** Finds, off the event thread, what to compare a design with. */
  private void begin(Path design, List<String> options) {
    BackgroundThreads.start(
        "comparison",
        () -> {
          ComparedPair pair = ComparedPair.of(titles, design, options);
          SwingUtilities.invokeLater(
              () -> {
                first.choose(pair.first().design(), pair.first().options());
                second.choose(pair.second().design(), pair.second().options());
                compare();
              });
        });
  }

  private JPanel choosers() {
    var line = new JPanel(new GridLayout(1, 2, 16, 0));
    line.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    line.add(first);
    line.add(second);
    return line;
  }

  private JSplitPane split() {
    var split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, sides, words);
    split.setResizeWeight(0.5);
    split.setDividerLocation(380);
    return split;
  }

  private JPanel foot() {
    var foot = new JPanel(new BorderLayout(8, 0));
    foot.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    foot.add(told, BorderLayout.CENTER);
    var play = new JButton(UiWords.of("compare.play"));
    play.setName("play both");
    play.setToolTipText(UiWords.of("compare.play-tip"));
    play.addActionListener(_ -> playBoth());
    var buttons = new JPanel(new FlowLayout(FlowLayout.RIGHT, 8, 0));
    buttons.add(play);
    buttons.add(page);
    foot.add(buttons, BorderLayout.EAST);
    return foot;
  }

  /** Bots play both sides in the view of experiments if the user wants; this dialog makes room. */
  private void playBoth() {
    if (first.side().isEmpty() || second.side().isEmpty()) return;
    playing.ask(this, first.side().get(), second.side().get(), this::dispose);
  }

  /** Reads both designs again off the event thread; shows only the latest request. */
  private void compare() {
    Optional<ComparedDesign> one = first.side();
    Optional<ComparedDesign> other = second.side();
    if (one.isEmpty() || other.isEmpty()) return;
    int mine = asked.incrementAndGet();
    page.offer(Optional.empty());
    told.setText(UiWords.of("compare.reading"));
    BackgroundThreads.start(
        "comparison",
        () -> {
          try {
            DesignComparison comparison = ComparedDesign.compare(titles, one.get(), other.get());
            SwingUtilities.invokeLater(() -> show(mine, comparison));
          } catch (IOException unreadable) {
            SwingUtilities.invokeLater(() -> fail(mine, unreadable.getMessage()));
          }
        });
  }

  private void show(int mine, DesignComparison comparison) {
    if (mine != asked.get()) return;
    sides.show(comparison.values());
    words.show(comparison);
    told.setText(comparison.same() ? UiWords.of("compare.same") : differ(comparison));
    page.offer(Optional.of(comparison));
  }

  private static String differ(DesignComparison comparison) {
    return UiWords.of(
        "compare.differ",
        comparison.changes().size(),
        comparison.values().hexes().size(),
        comparison.hooks().size(),
        comparison.scripts().size());
  }

  private void fail(int mine, String why) {
    if (mine != asked.get()) return;
    told.setText(why.lines().collect(Collectors.joining(" ")));
    told.setToolTipText(why);
  }

  /** What differs between two designs in words: values and hooks, and the lines of scripts. */
  private static final class ComparisonWords extends JTabbedPane {
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

  /** The values and hooks that differ, a row each. */
  private static final class DesignChangesTable extends JTable {
    private static final List<String> HEADS =
        List.of(
            UiWords.of("compare.part"),
            UiWords.of("compare.what"),
            UiWords.of("compare.values"),
            UiWords.of("compare.means"));

    private final TextTableModel rows = new TextTableModel(HEADS);

    DesignChangesTable() {
      setModel(rows);
      TableSetup.setNames(this, "changes", UiWords.of("compare.differences"));
      TableSetup.setWidths(this, 70, 220, 320, 330);
      setFillsViewportHeight(true);
    }

    void show(DesignComparison comparison) {
      var all = new ArrayList<List<String>>();
      for (ValueChange change : comparison.changes())
        all.add(List.of(change.part(), name(change), change.value(), change.says()));
      comparison
          .hooks()
          .forEach(
              hook ->
                  all.add(
                      List.of(
                          UiWords.of("compare.hooks"),
                          hook.hook(),
                          hook.text().substring(hook.hook().length() + 2),
                          hook.says())));
      rows.show(all);
    }

    private static String name(ValueChange change) {
      List<String> path = change.path();
      return String.join(" › ", path.size() == 1 ? path : path.subList(1, path.size()));
    }
  }
}
