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
 * A tile that is drawn: a drag from one point to another lays track or takes it away, with Shift it
 * puts a stop elsewhere. By keys: Left and Right go from point to point, Space begins and ends a
 * stroke; C, T, H and O add a stop, + and - its spaces, Delete takes away, R turns.
 */
final class TileCanvas extends PictureView {

  /** What the canvas asks for. */
  interface Desk {
    /** The tile is to look like this. */
    void draw(Sketch sketch);

    /** What has been chosen, for those who do not see it. */
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
    look.follow(this::paintAnew);
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
   * @param own whether it may be drawn otherwise
   */
  void show(Optional<Tile> tile, Layout lies, boolean own) {
    pen.over(tile, lies, own);
    paintAnew();
  }

  private void let() {
    pen.let();
    paintAnew();
  }

  private void paintAnew() {
    setBackground(look.pictures().paper());
    picture(pen.picture(look.pictures()));
    getAccessibleContext().setAccessibleDescription(pen.says());
  }

  /** The pen is elsewhere, or a stroke has begun. */
  private void follow() {
    paintAnew();
    desk.tell(pen.says());
  }

  private void draw(Optional<Sketch> drawn) {
    paintAnew();
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
        // Other letters draw nothing.
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
    paintAnew();
  }

  @Override
  protected void dropped(Point2D point) {
    draw(pen.drop(inTile(point)));
  }
}
