package roundhouse.editor.tiles;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Optional;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.Typing;
import roundhouse.picture.SketchPainter;
import roundhouse.picture.Vec;
import roundhouse.words.Words;

/**
 * Draws a tile: a drag from one point to another lays or removes track, with Shift it moves a stop.
 * By keys: Left and Right go from point to point, Space begins and ends a stroke; C, T, H and O add
 * a stop, + and - change its spaces, Delete removes, R rotates.
 */
final class TileCanvas extends PictureView {

  /** What the canvas reports. */
  interface Desk {
    /** Changes the tile to a drawing. */
    void draw(Sketch sketch);

    /** Describes the selection, for screen readers. */
    void tell(String says);
  }

  private final transient Desk desk;
  private final transient Look look;
  private final transient TilePen pen = new TilePen();

  TileCanvas(Desk desk, Look look) {
    this.desk = desk;
    this.look = look;
    setFocusable(true);
    setName("tile canvas");
    getAccessibleContext().setAccessibleName(Words.of("manifest.tile"));
    Typing.keepKeys(this);
    keys();
    look.follow(this::repaintPicture);
  }

  private void keys() {
    Typing.bind(this, "LEFT", () -> go(-1));
    Typing.bind(this, "RIGHT", () -> go(1));
    Typing.bind(this, "SPACE", this::stroke);
    Typing.bind(this, "ENTER", this::stroke);
    Typing.bind(this, "ESCAPE", this::let);
    Typing.bind(this, "DELETE", this::delete);
    addKeyListener(
        new KeyAdapter() {
          @Override
          public void keyTyped(KeyEvent event) {
            if (!event.isControlDown() && !event.isAltDown())
              typed(Character.toLowerCase(event.getKeyChar()));
          }
        });
  }

  /**
   * Shows a tile.
   *
   * @param own whether it can be drawn on
   */
  void show(Optional<Tile> tile, Layout lies, boolean own) {
    pen.over(tile, lies, own);
    repaintPicture();
  }

  private void let() {
    pen.let();
    repaintPicture();
  }

  private void repaintPicture() {
    setBackground(look.pictures().paper());
    picture(pen.picture(look.pictures()));
    getAccessibleContext().setAccessibleDescription(pen.says());
  }

  /** Repaints after the pen has moved or begun a stroke. */
  private void follow() {
    repaintPicture();
    desk.tell(pen.says());
  }

  private void draw(Optional<Sketch> drawn) {
    repaintPicture();
    drawn.ifPresent(desk::draw);
  }

  private void go(int by) {
    if (!pen.draws()) return;
    pen.go(by);
    follow();
  }

  private void stroke() {
    if (!pen.draws()) return;
    Optional<Sketch> drawn = pen.stroke();
    if (pen.isDown()) follow();
    else draw(drawn);
  }

  private void delete() {
    if (pen.draws()) desk.draw(pen.deleted());
  }

  private void typed(char letter) {
    if (!pen.draws()) return;
    switch (letter) {
      case 'c' -> add(Stop.Kind.CITY);
      case 't' -> add(Stop.Kind.TOWN);
      case 'h' -> add(Stop.Kind.HALT);
      case 'o' -> add(Stop.Kind.OFFBOARD);
      case 'r' -> desk.draw(pen.drawn(tile -> tile.turned(1)));
      case '+' -> pen.spaces(1).ifPresent(desk::draw);
      case '-' -> pen.spaces(-1).ifPresent(desk::draw);
      default -> {
        // Other letters do nothing.
        return;
      }
    }
  }

  private void add(Stop.Kind kind) {
    desk.draw(pen.drawn(tile -> tile.add(kind)));
  }

  private static Vec inTile(Point2D point) {
    return Vec.of(point).times(1 / SketchPainter.SIZE);
  }

  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    boolean taken = pen.grab(inTile(point), event.isShiftDown());
    if (taken) follow();
    return taken;
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    let();
    if (event.getClickCount() == 2 && pen.near(inTile(point)).isEmpty()) fit();
  }

  @Override
  protected void dragged(Point2D point) {
    pen.drag(inTile(point));
    repaintPicture();
  }

  @Override
  protected void dropped(Point2D point) {
    draw(pen.drop(inTile(point)));
  }
}
