package roundhouse.editor.tiles;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Insets;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.board.Tile;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.WrappedLine;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.editor.tiles.TileRelationsPane.Line;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.words.UiWords;

/** Lists how a tile relates to others; Enter or a double click goes to the selected one. */
final class TileRelationsPane extends JList<TileRelationsPane.Line> {
  private static final int PICTURE = 34;
  private final transient WindowLook look;
  private final transient Consumer<String> go;
  private final RelationCell cell = new RelationCell();
  private Layout layout = Layout.FLAT;

  /**
   * A line.
   *
   * @param tile that it is about; empty for headings and plain text
   */
  record Line(String text, Optional<Tile> tile, boolean heading) {
    @Override
    public String toString() {
      return text;
    }
  }

  TileRelationsPane(WindowLook look, Consumer<String> go) {
    this.look = look;
    this.go = go;
    setName("kin");
    getAccessibleContext().setAccessibleName(UiWords.of("kin.kin"));
    setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    setCellRenderer((_, line, _, selected, _) -> cell(line, selected));
    WrappedLine.measureAgain(this);
    KeyBindings.keepKeys(this);
    KeyBindings.bind(this, "ENTER", this::go);
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mouseClicked(MouseEvent event) {
            if (event.getClickCount() == 2) go();
          }
        });
  }

  private void go() {
    Line line = getSelectedValue();
    if (line != null) line.tile().map(Tile::number).ifPresent(go);
  }

  void show(Tile tile, TileRelations kin, List<String> uses, Layout lies) {
    layout = lies;
    var lines = new ArrayList<Line>();
    group(
        lines,
        UiWords.of("kin.alike"),
        kin.alike().stream()
            .map(alike -> new Line(says(alike), Optional.of(alike.tile()), false))
            .toList());
    lines.add(heading(UiWords.of("kin.before")));
    lines.addAll(of(kin.before()));
    if (!kin.printedOn().isEmpty())
      lines.add(note(UiWords.of("kin.printed", String.join(" ", HexId.texts(kin.printedOn())))));
    group(lines, UiWords.of("kin.after"), of(kin.after()));
    group(lines, UiWords.of("kin.others"), of(kin.others()));
    group(lines, UiWords.of("kin.uses"), uses.stream().map(TileRelationsPane::note).toList());
    if (lines.isEmpty()) lines.add(note(UiWords.of("kin.none", tile.number())));
    setListData(lines.toArray(Line[]::new));
  }

  private static Line note(String says) {
    return new Line(says, Optional.empty(), false);
  }

  void clear() {
    setListData(new Line[0]);
  }

  private static String says(TileRelations.SimilarTile alike) {
    String number = alike.tile().number();
    String likeness = alike.likeness().says();
    return alike.held() ? number + ": " + likeness : UiWords.of("kin.library", number, likeness);
  }

  private static List<Line> of(List<Tile> tiles) {
    return tiles.stream().map(tile -> new Line(tile.number(), Optional.of(tile), false)).toList();
  }

  private static Line heading(String words) {
    return new Line(words, Optional.empty(), true);
  }

  private static void group(List<Line> lines, String heading, List<Line> group) {
    if (group.isEmpty()) return;
    lines.add(heading(heading));
    lines.addAll(group);
  }

  private Component cell(Line line, boolean selected) {
    Optional<Icon> picture =
        line.tile()
            .map(tile -> new TilePainter(TileFace.of(tile, 0, layout), look.theme()))
            .map(painter -> new PictureIcon(painter, PICTURE));
    cell.show(this, line, picture, selected && !line.heading());
    return cell;
  }

  /**
   * A line about how tiles relate: a picture, and words on as many lines as the list's width needs.
   */
  private static final class RelationCell extends JPanel {
    private static final int GAP = 4;

    private final JLabel picture = new JLabel("", SwingConstants.CENTER);
    private final JTextArea words = new JTextArea();

    RelationCell() {
      super(new BorderLayout(GAP, 0));
      words.setLineWrap(true);
      words.setWrapStyleWord(true);
      words.setOpaque(false);
      add(picture, BorderLayout.WEST);
      add(words, BorderLayout.CENTER);
    }

    void show(JList<Line> list, Line line, Optional<Icon> icon, boolean selected) {
      boolean heading = line.heading();
      setBorder(BorderFactory.createEmptyBorder(heading ? 8 : 2, heading ? 8 : 16, 2, 8));
      setBackground(selected ? list.getSelectionBackground() : list.getBackground());
      words.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
      words.setFont(list.getFont().deriveFont(heading ? Font.BOLD : Font.PLAIN));
      words.setText(line.text());
      picture.setIcon(icon.orElse(null));
      picture.setVisible(icon.isPresent());
      setToolTipText(line.tile().map(TileDescription::of).orElse(null));
      fit(list.getWidth());
    }

    /**
     * Words beside a picture stand at its middle; the height of wrapped ones follows from the
     * width.
     */
    private void fit(int width) {
      Insets edge = getInsets();
      int beside = picture.isVisible() ? picture.getPreferredSize().width + GAP : 0;
      int high = picture.isVisible() ? picture.getPreferredSize().height : 0;
      words.setBorder(BorderFactory.createEmptyBorder());
      words.setSize(Math.max(1, width - edge.left - edge.right - beside), Short.MAX_VALUE);
      int said = words.getPreferredSize().height;
      int above = Math.max(0, high - said) / 2;
      words.setBorder(BorderFactory.createEmptyBorder(above, 0, 0, 0));
      // As wide as the list is, which therefore never scrolls sideways.
      setPreferredSize(new Dimension(1, Math.max(high, said) + edge.top + edge.bottom));
    }
  }
}
