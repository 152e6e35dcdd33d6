package roundhouse.editor.card;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GridLayout;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.ListCellRenderer;
import javax.swing.SwingConstants;
import roundhouse.board.Tile;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.kit.icons.PictureIcon;
import roundhouse.editor.play.ChoiceSelection;
import roundhouse.engine.Action;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TilePainter;
import roundhouse.turn.choices.ActionPlace;
import roundhouse.turn.choices.ActionPlace.LaidTile;
import roundhouse.turn.choices.ChoiceRow;
import roundhouse.turn.facts.CardMoment;
import roundhouse.turn.facts.RowFacts;
import roundhouse.turn.facts.TileFacts;

/**
 * Draws a tile of the tray as it would lie, with its hex, its number, how many are left, its cost.
 */
final class TileCell extends JPanel implements ListCellRenderer<ChoiceRow> {
  static final int PICTURE = 56;
  private static final float SMALL = 0.85f;

  /** Pixels at the left and the right of a cell. */
  private static final int EDGES = 6;

  private final transient WindowLook look;
  private final transient ChoiceSelection pick;
  private final JLabel picture = new JLabel("", SwingConstants.CENTER);
  private final JLabel hex = new JLabel("", SwingConstants.CENTER);
  private final JLabel tile = new JLabel("", SwingConstants.CENTER);
  private transient Optional<TileFacts> facts = Optional.empty();

  TileCell(ChoiceSelection pick, WindowLook look) {
    super(new BorderLayout());
    this.pick = pick;
    this.look = look;
    var words = new JPanel(new GridLayout(2, 1));
    words.setOpaque(false);
    words.add(hex);
    words.add(tile);
    add(picture, BorderLayout.CENTER);
    add(words, BorderLayout.SOUTH);
    setBorder(BorderFactory.createEmptyBorder(4, 2, 4, 2));
  }

  void show(CardMoment moment) {
    facts = Optional.of(new TileFacts(moment));
  }

  @Override
  public Component getListCellRendererComponent(
      JList<? extends ChoiceRow> list,
      ChoiceRow row,
      int index,
      boolean selected,
      boolean focused) {
    setBackground(selected ? list.getSelectionBackground() : list.getBackground());
    Font small = list.getFont().deriveFont(list.getFont().getSize2D() * SMALL);
    for (JLabel label : new JLabel[] {hex, tile, picture}) {
      label.setFont(small);
      label.setForeground(selected ? list.getSelectionForeground() : list.getForeground());
    }
    Action action = selected ? pick.action().orElse(row.action()) : row.action();
    Optional<LaidTile> lay = ActionPlace.tileOf(action);
    if (lay.isPresent() && facts.isPresent()) fill(lay.get(), row, facts.get());
    else fill(row, list.getFixedCellWidth());
    getAccessibleContext().setAccessibleName(row.says());
    setToolTipText(row.says());
    return this;
  }

  private void fill(LaidTile lay, ChoiceRow row, TileFacts told) {
    picture.setIcon(told.tile(lay).map(known -> picture(known, lay, told)).orElse(null));
    hex.setText(RowFacts.line(lay.hex().text(), told.cost(row)));
    tile.setText(told.number(lay, row));
  }

  /** What is not a tile is described in lines in place of the picture. */
  private void fill(ChoiceRow row, int width) {
    picture.setIcon(
        TextIcon.of(row.says(), hex.getFontMetrics(hex.getFont()), width - EDGES, PICTURE));
    hex.setText(" ");
    tile.setText(" ");
  }

  private PictureIcon picture(Tile known, LaidTile lay, TileFacts told) {
    var face = TileFace.of(known, lay.rotation(), told.layout());
    return new PictureIcon(new TilePainter(face, look.theme()), PICTURE);
  }

  /**
   * Words in lines, in the colour of the component that shows them.
   *
   * @param letters of the words
   * @param width in pixels
   * @param height in pixels
   */
  private record TextIcon(List<String> lines, FontMetrics letters, int width, int height)
      implements Icon {
    /** Breaks a text between words. A word that is wider than a line has one of its own. */
    static TextIcon of(String text, FontMetrics letters, int width, int height) {
      var lines = new ArrayList<String>();
      String line = "";
      for (String word : text.split(" ")) {
        String longer = line.isEmpty() ? word : line + " " + word;
        if (line.isEmpty() || letters.stringWidth(longer) <= width) line = longer;
        else {
          lines.add(line);
          line = word;
        }
      }
      lines.add(line);
      return new TextIcon(lines, letters, width, height);
    }

    @Override
    public void paintIcon(Component in, Graphics graphics, int x, int y) {
      var own = (Graphics2D) graphics.create();
      own.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      own.setFont(letters.getFont());
      own.setColor(in.getForeground());
      int top = y + (height - lines.size() * letters.getHeight()) / 2;
      for (String line : lines) {
        own.drawString(
            line, x + (width - letters.stringWidth(line)) / 2, top + letters.getAscent());
        top += letters.getHeight();
      }
      own.dispose();
    }

    @Override
    public int getIconWidth() {
      return width;
    }

    @Override
    public int getIconHeight() {
      return height;
    }
  }
}
