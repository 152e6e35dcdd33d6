package roundhouse.editor.tiles;

import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.editor.kit.Look;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.Typing;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.SketchPainter;
import roundhouse.picture.TileFace;
import roundhouse.picture.Vec;

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
  private transient Optional<Sketch> sketch = Optional.empty();
  private transient List<Node> nodes = List.of();
  private Layout layout = Layout.FLAT;
  private boolean open;
  private int cursor;
  private transient Optional<Node> from = Optional.empty();
  private transient Optional<Vec> to = Optional.empty();
  private transient Optional<Integer> carried = Optional.empty();

  TileCanvas(Desk desk, Look look) {
    this.desk = desk;
    this.look = look;
    setFocusable(true);
    setName("tile canvas");
    getAccessibleContext().setAccessibleName("Tile");
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
            if (!event.isControlDown() && !event.isAltDown()) typed(Character.toLowerCase(event.getKeyChar()));
          }
        });
  }

  /**
   * Shows a tile.
   *
   * @param own whether it may be drawn otherwise
   */
  void show(Optional<Tile> tile, Layout lies, boolean own) {
    if (sketch.map(Sketch::tile).equals(tile) && layout == lies && open == own) return;
    boolean other = !tile.map(Tile::number).equals(sketch.map(Sketch::tile).map(Tile::number));
    sketch = tile.map(Sketch::new);
    layout = lies;
    open = own;
    if (other) cursor = 0;
    let();
  }

  private void let() {
    from = Optional.empty();
    to = Optional.empty();
    carried = Optional.empty();
    paintAnew();
  }

  private void paintAnew() {
    setBackground(look.pictures().paper());
    Optional<TileFace> face = sketch.map(drawn -> TileFace.of(drawn.tile(), 0, layout));
    nodes = face.map(Node::of).orElse(List.of());
    cursor = Math.clamp(cursor, 0, Math.max(0, nodes.size() - 1));
    picture(face.map(shown -> new SketchPainter(shown, look.pictures(), open ? nodes.stream().map(Node::at).toList() : List.of(), open ? Optional.of(nodes.get(cursor).at()) : Optional.empty(), from.map(Node::at), to)));
    getAccessibleContext().setAccessibleDescription(says());
  }

  private String says() {
    return sketch.map(drawn -> TileWords.of(drawn.tile()) + (open ? "; at " + nodes.get(cursor).name() + from.map(begin -> ", drawing from " + begin.name()).orElse("") : "")).orElse("No tile is chosen");
  }

  private void go(int by) {
    if (!open || nodes.isEmpty()) return;
    cursor = Math.floorMod(cursor + by, nodes.size());
    to = from.map(_ -> nodes.get(cursor).at());
    paintAnew();
    desk.tell(says());
  }

  /** Begins a stroke at the cursor, or ends it there. */
  private void stroke() {
    if (!open || nodes.isEmpty()) return;
    Node here = nodes.get(cursor);
    if (from.isEmpty()) {
      from = Optional.of(here);
      paintAnew();
      desk.tell(says());
    } else finish(here);
  }

  private void finish(Node end) {
    Node begin = from.orElseThrow();
    let();
    if (!begin.equals(end)) desk.draw(sketch.orElseThrow().toggle(begin.end(), end.end()));
  }

  private void delete() {
    if (!open || nodes.isEmpty()) return;
    Track.End end = nodes.get(cursor).end();
    desk.draw(end instanceof Track.AtStop(int index) ? sketch.orElseThrow().withoutStop(index) : sketch.orElseThrow().withoutTrack(end));
  }

  private void typed(char letter) {
    if (!open) return;
    Sketch drawn = sketch.orElseThrow();
    switch (letter) {
      case 'c' -> desk.draw(drawn.add(Stop.Kind.CITY));
      case 't' -> desk.draw(drawn.add(Stop.Kind.TOWN));
      case 'h' -> desk.draw(drawn.add(Stop.Kind.HALT));
      case 'o' -> desk.draw(drawn.add(Stop.Kind.OFFBOARD));
      case 'r' -> desk.draw(drawn.turned(1));
      case '+' -> slots(1);
      case '-' -> slots(-1);
      default -> {
        // Other letters draw nothing.
        return;
      }
    }
  }

  private void slots(int by) {
    if (nodes.get(cursor).end() instanceof Track.AtStop(int index) && sketch.orElseThrow().tile().stops().get(index).isCity())
      desk.draw(sketch.orElseThrow().stop(index, stop -> new Stop(stop.kind(), Math.clamp(stop.slots() + by, 1, 6), stop.revenue(), stop.location(), stop.visitCost(), stop.group())));
  }

  private static Vec inTile(Point2D point) {
    return Vec.of(point).times(1 / SketchPainter.SIZE);
  }

  @Override
  protected boolean grabbed(Point2D point, MouseEvent event) {
    Optional<Node> here = Node.at(nodes, inTile(point));
    if (!open || here.isEmpty()) return false;
    cursor = nodes.indexOf(here.get());
    if (event.isShiftDown() && here.get().end() instanceof Track.AtStop(int index)) carried = Optional.of(index);
    else from = here;
    paintAnew();
    desk.tell(says());
    return true;
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    let();
    if (event.getClickCount() == 2 && Node.at(nodes, inTile(point)).isEmpty()) fit();
  }

  @Override
  protected void dragged(Point2D point) {
    to = Optional.of(inTile(point));
    if (carried.isPresent()) carry(inTile(point));
    else paintAnew();
  }

  /** Shows a stop where it would come to lie. */
  private void carry(Vec at) {
    sketch = sketch.map(drawn -> drawn.stop(carried.orElseThrow(), stop -> Sketch.located(stop, Node.location(at, new HexGeometry(layout)))));
    to = Optional.empty();
    paintAnew();
  }

  @Override
  protected void dropped(Point2D point) {
    if (carried.isPresent()) desk.draw(sketch.orElseThrow());
    else if (from.isPresent()) Node.at(nodes, inTile(point)).ifPresent(this::finish);
    let();
  }
}
