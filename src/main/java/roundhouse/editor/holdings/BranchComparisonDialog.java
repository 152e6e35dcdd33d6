package roundhouse.editor.holdings;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GridLayout;
import java.util.List;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.Panels;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.SubjectMenu;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.turn.holdings.TableContent;
import roundhouse.words.UiWords;
import roundhouse.workshop.BranchComparison;
import roundhouse.workshop.BranchComparison.Named;
import roundhouse.workshop.BranchComparison.Row;
import roundhouse.workshop.history.GameHistory;

/** Two branches of a game side by side: their boards, with differences framed, and all counts. */
public final class BranchComparisonDialog extends JDialog {
  private final transient WindowLook look;
  private final transient BranchComparison compared;
  private final TableContentView table;
  private final JCheckBox all = new JCheckBox(UiWords.of("lines.same"));

  private BranchComparisonDialog(Frame owner, WindowLook look, BranchComparison compared) {
    super(owner, UiWords.of("lines.both", compared.left().name(), compared.right().name()), false);
    this.look = look;
    this.compared = compared;
    setName("compare");
    table = new TableContentView("comparison", _ -> TableContent.NONE, look, new SubjectMenu());
    all.setMnemonic('A');
    all.addActionListener(_ -> fill());
    var boards = new JPanel(new GridLayout(1, 2, 4, 0));
    for (Named line : List.of(compared.left(), compared.right()))
      boards.add(Panels.section(line.name(), board(line)));
    var words = new JPanel(new BorderLayout());
    words.add(all, BorderLayout.NORTH);
    words.add(Panels.scroll(table), BorderLayout.CENTER);
    String shared = UiWords.of("lines.parted", compared.shared(), compared.partedIn());
    var split = new JSplitPane(JSplitPane.VERTICAL_SPLIT, boards, Panels.section(shared, words));
    split.setResizeWeight(0.55);
    add(split);
    fill();
    KeyBindings.onEscape(getRootPane(), this::dispose);
    setPreferredSize(new Dimension(1000, 760));
    pack();
    split.setDividerLocation(380);
    setLocationRelativeTo(owner);
  }

  /** Shows the comparison in a window beside the game. */
  public static void show(Frame owner, WindowLook look, BranchComparison compared) {
    new BranchComparisonDialog(owner, look, compared).setVisible(true);
  }

  private PictureView board(Named line) {
    GameHistory play = line.play();
    var view = new PictureView();
    view.setBackground(look.theme().paper());
    var liveries = Liveries.of(play.title().design().companies().values());
    view.picture(
        Optional.of(
            new BoardPainter(
                play.state().board(),
                liveries,
                look.theme(),
                BoardOverlay.NONE.withChanged(compared.hexes()))));
    view.getAccessibleContext().setAccessibleName(UiWords.of("board.line", line.name()));
    return view;
  }

  private void fill() {
    List<TableContent.Column> columns =
        List.of(
            TableContent.Column.text(""),
            TableContent.Column.text(compared.left().name()),
            TableContent.Column.text(compared.right().name()));
    table.show(
        new TableContent(
            columns,
            compared.rows().stream()
                .filter(row -> all.isSelected() || row.differs())
                .map(BranchComparisonDialog::row)
                .toList()));
  }

  private static TableContent.Row row(Row row) {
    return new TableContent.Row(
        List.of(row.what(), row.left(), row.right()),
        Optional.empty(),
        row.differs(),
        !row.differs(),
        "");
  }
}
