package roundhouse.editor.tiles;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Optional;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.TileSketchPainter;
import roundhouse.words.UiWords;

/**
 * Draws a tile: a drag from one point to another lays or removes track, with Shift it moves a stop.
 * By keys: Left and Right go from point to point, Space begins and ends a stroke; C, T, H and O add
 * a stop, + and - change its spaces, Delete removes, R rotates.
 */
final class TileCanvas extends PictureView {

  /** What the canvas reports. */
  interface Listener {
    /** Changes the tile to a drawing. */
    void draw(TileSketch sketch);

    /** Describes the selection, for screen readers. */
    void tell(String says);
  }

  private final transient Listener listener;
  private final transient WindowLook look;
  private final transient TilePen pen = new TilePen();

  TileCanvas(Listener listener, WindowLook look) {
    this.listener = listener;
    this.look = look;
    setFocusable(true);
    setName("tile canvas");
    getAccessibleContext().setAccessibleName(UiWords.of("manifest.tile"));
    KeyBindings.keepKeys(this);
    keys();
    look.addListener(this::repaintPicture);
  }

  private void keys() {
    KeyBindings.bind(this, "LEFT", () -> go(-1));
    KeyBindings.bind(this, "RIGHT", () -> go(1));
    KeyBindings.bind(this, "SPACE", this::stroke);
    KeyBindings.bind(this, "ENTER", this::stroke);
    KeyBindings.bind(this, "ESCAPE", this::let);
    KeyBindings.bind(this, "DELETE", this::delete);
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
    pen.setTile(tile, lies, own);
    repaintPicture();
  }

  private void let() {
    pen.release();
    repaintPicture();
  }

  private void repaintPicture() {
    setBackground(look.theme().paper());
    picture(pen.picture(look.theme()));
    getAccessibleContext().setAccessibleDescription(pen.says());
  }

  /** Repaints after the pen has moved or begun a stroke. */
  private void follow() {
    repaintPicture();
    listener.tell(pen.says());
  }

  private void draw(Optional<TileSketch> drawn) {
    repaintPicture();
    drawn.ifPresent(listener::draw);
  }

  private void go(int by) {
    if (!pen.canDraw()) return;
    pen.move(by);
    follow();
  }

  private void stroke() {
    if (!pen.canDraw()) return;
    Optional<TileSketch> drawn = pen.stroke();
    if (pen.isDown()) follow();
    else draw(drawn);
  }

  private void delete() {
    if (pen.canDraw()) listener.draw(pen.deleted());
  }

  private void typed(char letter) {
    if (!pen.canDraw()) return;
    switch (letter) {
      case 'c' -> add(Stop.Kind.CITY);
      case 't' -> add(Stop.Kind.TOWN);
      case 'h' -> add(Stop.Kind.HALT);
      case 'o' -> add(Stop.Kind.OFFBOARD);
      case 'r' -> listener.draw(pen.drawn(tile -> tile.turned(1)));
      case '+' -> pen.spaces(1).ifPresent(listener::draw);
      case '-' -> pen.spaces(-1).ifPresent(listener::draw);
      default -> {
        // Other letters do nothing.
        return;
      }
    }
  }

  private void add(Stop.Kind kind) {
    listener.draw(pen.drawn(tile -> tile.add(kind)));
  }

  private static Vec inTile(Point2D point) {
    return Vec.of(point).times(1 / TileSketchPainter.SIZE);
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
