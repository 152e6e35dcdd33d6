package roundhouse.editor.compare;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Frame;
import java.awt.GridLayout;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.JTextArea;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import roundhouse.compare.Comparison;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.engine.Title;
import roundhouse.print.ComparisonPage;
import roundhouse.words.Words;
import roundhouse.workshop.AtomicFiles;
import roundhouse.workshop.DesignSide;
import roundhouse.workshop.Playtest;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.TitleSource;

/**
 * Compares two designs, or one with and without options, side by side: maps with differing hexes
 * marked, values, hooks and scripts.
 */
public final class DesignsDialog extends JDialog {
  private final transient TitleSource titles;
  private final SideChooser first;
  private final SideChooser second;
  private final SidesView sides;
  private final ChangesTable changes = new ChangesTable();
  private final JTextArea scripts = new JTextArea();
  private final JLabel told = new JLabel(" ");
  private final JButton page = new JButton(Words.of("compare.save"));
  private final AtomicInteger asked = new AtomicInteger();
  private transient Optional<Comparison> shown = Optional.empty();

  private DesignsDialog(Frame owner, Look look, TitleSource titles) {
    super(owner, Words.of("compare.window"), false);
    sides = new SidesView(look);
    this.titles = titles;
    List<Path> designs = titles.designs();
    first =
        new SideChooser(
            "First",
            new SideChooser.Called(
                Words.of("compare.first"),
                Words.of("compare.first-design"),
                Words.of("compare.first-options")),
            designs,
            this::compare);
    second =
        new SideChooser(
            "Second",
            new SideChooser.Called(
                Words.of("compare.second"),
                Words.of("compare.second-design"),
                Words.of("compare.second-options")),
            designs,
            this::compare);
    setName("designs");
    setDefaultCloseOperation(DISPOSE_ON_CLOSE);
    told.setName("told");
    add(choosers(), BorderLayout.NORTH);
    add(split(), BorderLayout.CENTER);
    add(foot(), BorderLayout.SOUTH);
    getRootPane()
        .registerKeyboardAction(
            _ -> dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
    setPreferredSize(new Dimension(1060, 800));
    pack();
    setLocationRelativeTo(owner);
  }

  /** Opens the comparison of the current design without its options and with them. */
  public static void show(Frame owner, Look look, TitleSource titles, Snapshot now) {
    var dialog = new DesignsDialog(owner, look, titles);
    now.design()
        .ifPresent(
            folder -> {
              dialog.first.choose(folder, Set.of());
              dialog.second.choose(
                  folder, now.play().map(Playtest::title).map(Title::options).orElse(List.of()));
            });
    dialog.compare();
    dialog.setVisible(true);
  }

  private JPanel choosers() {
    var line = new JPanel(new GridLayout(1, 2, 16, 0));
    line.setBorder(BorderFactory.createEmptyBorder(8, 10, 8, 10));
    line.add(first);
    line.add(second);
    return line;
  }

  private JSplitPane split() {
    scripts.setEditable(false);
    scripts.setName("scripts");
    scripts.setFont(new Font(Font.MONOSPACED, Font.PLAIN, scripts.getFont().getSize()));
    scripts.getAccessibleContext().setAccessibleName(Words.of("compare.script-difference"));
    var words = new JTabbedPane();
    words.addTab(Words.of("compare.values-and-hooks"), Panels.scroll(changes));
    words.addTab(Words.of("views.scripts"), Panels.scroll(scripts));
    var split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, sides, words);
    split.setResizeWeight(0.5);
    split.setDividerLocation(380);
    return split;
  }

  private JPanel foot() {
    page.setMnemonic('S');
    page.setToolTipText(Words.of("compare.save-tip"));
    page.addActionListener(_ -> savePage());
    var foot = new JPanel(new BorderLayout(8, 0));
    foot.setBorder(BorderFactory.createEmptyBorder(6, 10, 6, 10));
    foot.add(told, BorderLayout.CENTER);
    foot.add(page, BorderLayout.EAST);
    return foot;
  }

  /** Reads both designs again off the event thread; shows only the latest request. */
  private void compare() {
    Optional<DesignSide> one = first.side();
    Optional<DesignSide> other = second.side();
    if (one.isEmpty() || other.isEmpty()) return;
    int mine = asked.incrementAndGet();
    page.setEnabled(false);
    told.setText(Words.of("compare.reading"));
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Comparison comparison = DesignSide.compare(titles, one.get(), other.get());
                SwingUtilities.invokeLater(() -> show(mine, comparison));
              } catch (IOException unreadable) {
                SwingUtilities.invokeLater(() -> fail(mine, unreadable.getMessage()));
              }
            });
  }

  private void show(int mine, Comparison comparison) {
    if (mine != asked.get()) return;
    shown = Optional.of(comparison);
    sides.show(comparison.values());
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
    told.setText(comparison.same() ? Words.of("compare.same") : differ(comparison));
    page.setEnabled(true);
  }

  private static String differ(Comparison comparison) {
    return Words.of(
        "compare.differ",
        comparison.changes().size(),
        comparison.values().hexes().size(),
        comparison.hooks().size(),
        comparison.scripts().size());
  }

  private void fail(int mine, String why) {
    if (mine != asked.get()) return;
    shown = Optional.empty();
    told.setText(why.lines().collect(Collectors.joining(" ")));
    told.setToolTipText(why);
  }

  private void savePage() {
    var chooser = new JFileChooser(new File("").getAbsoluteFile());
    chooser.setDialogTitle(Words.of("compare.save-title"));
    chooser.setSelectedFile(new File("difference.html"));
    if (shown.isEmpty() || chooser.showSaveDialog(this) != JFileChooser.APPROVE_OPTION) return;
    Path file = chooser.getSelectedFile().toPath();
    Comparison comparison = shown.get();
    Thread.ofVirtual()
        .start(
            () -> {
              String says = write(file, comparison);
              SwingUtilities.invokeLater(() -> told.setText(says));
            });
  }

  private static String write(Path file, Comparison comparison) {
    try {
      AtomicFiles.write(file, ComparisonPage.of(comparison));
      return Words.of("compare.saved", file);
    } catch (IOException unwritable) {
      return Words.of("common.unwritable", file, unwritable.getMessage());
    }
  }
}
