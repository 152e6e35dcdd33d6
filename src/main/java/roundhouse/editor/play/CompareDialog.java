package roundhouse.editor.play;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GridLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.BoardOverlay;
import roundhouse.picture.BoardPainter;
import roundhouse.picture.Liveries;
import roundhouse.words.Words;
import roundhouse.workshop.LineComparison;
import roundhouse.workshop.LineComparison.Named;
import roundhouse.workshop.LineComparison.Row;
import roundhouse.workshop.Playtest;

/** Two branches of a game side by side: their boards, with differences framed, and all counts. */
public final class CompareDialog extends JDialog {
  private final transient Look look;
  private final transient LineComparison compared;
  private final GridTable table;
  private final JCheckBox all = new JCheckBox(Words.of("lines.same"));

  private CompareDialog(Frame owner, Look look, LineComparison compared) {
    super(owner, Words.of("lines.both", compared.left().name(), compared.right().name()), false);
    this.look = look;
    this.compared = compared;
    setName("compare");
    table = new GridTable("comparison", _ -> Grid.NONE, look, new SubjectMenu());
    all.setMnemonic('A');
    all.addActionListener(_ -> fill());
    var boards = new JPanel(new GridLayout(1, 2, 4, 0));
    for (Named line : List.of(compared.left(), compared.right()))
      boards.add(Panels.section(line.name(), board(line)));
    var words = new JPanel(new BorderLayout());
    words.add(all, BorderLayout.NORTH);
    words.add(Panels.scroll(table), BorderLayout.CENTER);
    String shared = Words.of("lines.parted", compared.shared(), compared.parted());
    var split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, boards, Panels.section(shared, words));
    split.setResizeWeight(0.55);
    add(split);
    fill();
    getRootPane()
        .registerKeyboardAction(
            _ -> dispose(), KeyStroke.getKeyStroke("ESCAPE"), JComponent.WHEN_IN_FOCUSED_WINDOW);
    setPreferredSize(new Dimension(1000, 760));
    pack();
    split.setDividerLocation(380);
    setLocationRelativeTo(owner);
  }

  /** Shows the comparison in a window beside the game. */
  public static void show(Frame owner, Look look, LineComparison compared) {
    new CompareDialog(owner, look, compared).setVisible(true);
  }

  private PictureView board(Named line) {
    Playtest play = line.play();
    var view = new PictureView();
    view.setBackground(look.pictures().paper());
    var liveries = Liveries.of(play.title().design().companies().values());
    view.picture(
        Optional.of(
            new BoardPainter(
                play.state().board(),
                liveries,
                look.pictures(),
                BoardOverlay.NONE.withChanged(compared.hexes()))));
    view.getAccessibleContext().setAccessibleName(Words.of("board.line", line.name()));
    return view;
  }

  private void fill() {
    List<Grid.Column> columns =
        List.of(
            Grid.Column.text(""),
            Grid.Column.text(compared.left().name()),
            Grid.Column.text(compared.right().name()));
    table.show(
        new Grid(
            columns,
            compared.rows().stream()
                .filter(row -> all.isSelected() || row.differs())
                .map(CompareDialog::row)
                .toList()));
  }

  private static Grid.Row row(Row row) {
    return new Grid.Row(
        List.of(row.what(), row.left(), row.right()),
        Optional.empty(),
        row.differs(),
        !row.differs(),
        "");
  }
}
