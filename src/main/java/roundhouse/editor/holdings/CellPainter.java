package roundhouse.editor.holdings;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.table.TableCellRenderer;
import roundhouse.editor.holdings.HoldingsTable.Place;
import roundhouse.editor.kit.WindowLook;
import roundhouse.engine.Choice;
import roundhouse.picture.Liveries;
import roundhouse.picture.Livery;
import roundhouse.picture.PictureText;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.turn.holdings.HoldingsCell;
import roundhouse.turn.holdings.HoldingsColumn;
import roundhouse.turn.holdings.HoldingsColumn.Kind;
import roundhouse.turn.holdings.HoldingsRow;

/**
 * Draws the cells: a chip with letters for a company, a frame for a president, a coloured ground
 * with a sign where a cell can be chosen.
 */
final class CellPainter extends JLabel implements TableCellRenderer {
  private static final int ARC = 6;
  private static final int SIGN = 4;

  private final transient WindowLook look;
  private final transient Predicate<Choice> picked;
  private final transient Function<Place, String> says;
  private transient Liveries liveries = Liveries.NONE;
  private transient HoldingsTable table;
  private transient Place place;
  private transient boolean focused;

  /**
   * @param picked whether a choice is the one that is picked
   * @param says what a cell says to a screen reader
   */
  CellPainter(WindowLook look, Predicate<Choice> picked, Function<Place, String> says) {
    this.look = look;
    this.picked = picked;
    this.says = says;
  }

  void liveries(Liveries next) {
    liveries = next;
  }

  @Override
  public Component getTableCellRendererComponent(
      JTable of, Object value, boolean selected, boolean hasFocus, int row, int column) {
    table = (HoldingsTable) of;
    place = table.place(row, column).orElseThrow();
    focused = hasFocus;
    getAccessibleContext().setAccessibleName(says.apply(place));
    return this;
  }

  /** Text across a row, in the room that its cells leave. */
  void label(Graphics graphics, HoldingsTable on, int row, HoldingsRow shown) {
    Graphics2D own = smooth(graphics);
    boolean fold = shown.kind() == HoldingsRow.Kind.FOLD;
    Rectangle box = on.getCellRect(row, 0, true);
    new PictureText(shown.label(), on.fit().size(), !fold)
        .draw(
            own,
            box.x + MatrixFit.edge(on.fit().size()),
            box.getCenterY(),
            fold ? look.faint() : on.getForeground());
    own.dispose();
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D own = smooth(graphics);
    var all = new Rectangle(0, 0, getWidth(), getHeight());
    HoldingsRow row = table.row(place);
    HoldingsCell cell = table.cell(place);
    own.setColor(ground(row));
    own.fill(all);
    if (row.kind() == HoldingsRow.Kind.COMPANY && place.column().kind() == Kind.COMPANY)
      chip(own, row, cell, all);
    else content(own, row, cell, all);
    if (focused) frame(own, all, look.accent(), 2);
    own.dispose();
  }

  private Color ground(HoldingsRow row) {
    boolean turn =
        row.turn()
            || !place.column().player().isEmpty()
                && place.column().player().equals(table.matrix().turn());
    return turn ? mixed(table.getBackground(), look.accent(), 0.13) : table.getBackground();
  }

  /** The company's colours; only their outline before it starts. */
  private void chip(Graphics2D own, HoldingsRow row, HoldingsCell cell, Rectangle all) {
    Livery livery = liveries.of(row.id());
    var box = new Rectangle(3, 3, all.width - 6, all.height - 6);
    boolean chosen = cell.choices().stream().anyMatch(picked);
    own.setColor(cell.faint() ? table.getBackground() : livery.color());
    own.fillRoundRect(box.x, box.y, box.width, box.height, ARC, ARC);
    Color edge = cell.faint() ? livery.color() : Theme.INK;
    frame(own, box, chosen ? look.accent() : edge, chosen ? 3 : cell.faint() ? 2 : 1);
    PictureText.bold(cell.text(table.fit().brief()), table.fit().size())
        .drawCentred(
            own,
            new Vec(all.getCenterX(), all.getCenterY()),
            cell.faint() ? table.getForeground() : livery.letterColor());
    if (row.turn()) turn(own, all);
  }

  private void turn(Graphics2D own, Rectangle all) {
    own.setColor(look.accent());
    own.fillRect(0, 1, 3, all.height - 2);
  }

  private void content(Graphics2D own, HoldingsRow row, HoldingsCell cell, Rectangle all) {
    boolean chosen = cell.choices().stream().anyMatch(picked);
    if (cell.offer() != HoldingsCell.Offer.NOTHING) offer(own, cell, all, chosen);
    boolean strong = cell.presides() || row.turn() || chosen;
    var text = new PictureText(cell.text(table.fit().brief()), table.fit().size(), strong);
    int edge = MatrixFit.edge(table.fit().size());
    double x = place.column().kind().right() ? all.width - edge - text.width() : edge;
    Color color = chosen ? Livery.contrast(look.accent()) : table.getForeground();
    Color ink = cell.faint() && !chosen ? look.faint() : color;
    text.draw(own, x, all.getCenterY(), ink);
    int width = (int) Math.ceil(text.width());
    if (cell.presides())
      frame(
          own, new Rectangle((int) x - edge + 1, 2, width + 2 * edge - 2, all.height - 4), ink, 1);
  }

  /** A ground and a sign: plus to buy, minus to sell, a dot for the rest. */
  private void offer(Graphics2D own, HoldingsCell cell, Rectangle all, boolean chosen) {
    boolean sells = cell.offer() == HoldingsCell.Offer.SELL;
    own.setColor(chosen ? look.accent() : sells ? look.doubtful() : look.good());
    own.fillRoundRect(1, 1, all.width - 2, all.height - 2, ARC, ARC);
    own.setColor(chosen ? Livery.contrast(look.accent()) : table.getForeground());
    sign(own, cell.offer(), signAt(place.column(), all.width));
  }

  private static void sign(Graphics2D own, HoldingsCell.Offer offer, int x) {
    if (offer == HoldingsCell.Offer.OTHER) {
      own.fillOval(x, 2, SIGN, SIGN);
      return;
    }
    own.drawLine(x, 2 + SIGN / 2, x + SIGN, 2 + SIGN / 2);
    if (offer == HoldingsCell.Offer.BUY) own.drawLine(x + SIGN / 2, 2, x + SIGN / 2, 2 + SIGN);
  }

  /** The left edge of a sign: in the corner that the text leaves free. */
  static int signAt(HoldingsColumn column, int width) {
    return column.kind().right() ? 2 : width - 3 - SIGN;
  }

  private static void frame(Graphics2D own, Rectangle box, Color color, int width) {
    own.setColor(color);
    own.setStroke(new BasicStroke(width));
    int in = width / 2;
    own.drawRoundRect(
        box.x + in, box.y + in, box.width - 1 - 2 * in, box.height - 1 - 2 * in, ARC, ARC);
  }

  static Graphics2D smooth(Graphics graphics) {
    Graphics2D own = (Graphics2D) graphics.create();
    own.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    own.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    return own;
  }

  static Color mixed(Color ground, Color over, double part) {
    return new Color(
        mixed(ground.getRed(), over.getRed(), part),
        mixed(ground.getGreen(), over.getGreen(), part),
        mixed(ground.getBlue(), over.getBlue(), part));
  }

  private static int mixed(int ground, int over, double part) {
    return (int) Math.round(ground + (over - ground) * part);
  }
}
