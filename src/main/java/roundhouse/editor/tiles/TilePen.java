package roundhouse.editor.tiles;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.board.Layout;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.board.Track;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Theme;
import roundhouse.picture.Vec;
import roundhouse.picture.tile.TileFace;
import roundhouse.picture.tile.TileSketchPainter;
import roundhouse.words.UiWords;

/**
 * The pen over a tile being drawn: its point, the stroke it has begun, the stop it carries. A
 * stroke results in another sketch, which the pen does not adopt by itself.
 */
final class TilePen {
  private static final int MOST_SPACES = 6;

  private Optional<TileSketch> sketch = Optional.empty();
  private List<SketchPoint> nodes = List.of();
  private Layout layout = Layout.FLAT;
  private boolean open;
  private int cursor;
  private Optional<SketchPoint> from = Optional.empty();
  private Optional<Vec> to = Optional.empty();
  private Optional<Integer> carried = Optional.empty();

  /**
   * Moves the pen to a tile; cancels what it has begun if the tile differs.
   *
   * @param own whether the tile can be drawn on
   */
  void setTile(Optional<Tile> tile, Layout lies, boolean own) {
    if (sketch.map(TileSketch::tile).equals(tile) && layout == lies && open == own) return;
    boolean other = !tile.map(Tile::number).equals(sketch.map(TileSketch::tile).map(Tile::number));
    layout = lies;
    open = own;
    if (other) cursor = 0;
    show(tile.map(TileSketch::new));
    release();
  }

  private void show(Optional<TileSketch> drawn) {
    sketch = drawn;
    nodes = face().map(SketchPoint::of).orElse(List.of());
    cursor = Math.clamp(cursor, 0, Math.max(0, nodes.size() - 1));
  }

  private Optional<TileFace> face() {
    return sketch.map(drawn -> TileFace.of(drawn.tile(), 0, layout));
  }

  /** Whether there is a tile that can be drawn on. */
  boolean canDraw() {
    return open && !nodes.isEmpty();
  }

  /** Cancels a stroke, and drops a stop it carries. */
  void release() {
    from = Optional.empty();
    to = Optional.empty();
    carried = Optional.empty();
  }

  /** Moves on by some points. */
  void move(int by) {
    cursor = Math.floorMod(cursor + by, nodes.size());
    to = from.map(_ -> here().at());
  }

  private SketchPoint here() {
    return nodes.get(cursor);
  }

  /** Begins a stroke at the pen, or ends it there and returns the result. */
  Optional<TileSketch> stroke() {
    if (from.isPresent()) return end(here());
    from = Optional.of(here());
    return Optional.empty();
  }

  private Optional<TileSketch> end(SketchPoint last) {
    SketchPoint first = from.orElseThrow();
    release();
    return first.equals(last)
        ? Optional.empty()
        : Optional.of(sketch.orElseThrow().toggle(first.end(), last.end()));
  }

  /** Whether a stroke has begun. */
  boolean isDown() {
    return from.isPresent();
  }

  /** The tile after a change. */
  TileSketch drawn(Function<TileSketch, TileSketch> otherwise) {
    return otherwise.apply(sketch.orElseThrow());
  }

  /** The tile without the stop under the pen, or without the track that ends there. */
  TileSketch deleted() {
    return drawn(
        tile ->
            here().end() instanceof Track.AtStop(int index)
                ? tile.withoutStop(index)
                : tile.withoutTrack(here().end()));
  }

  /** The tile with more or fewer spaces in the city under the pen; empty if there is no city. */
  Optional<TileSketch> spaces(int by) {
    TileSketch tile = sketch.orElseThrow();
    if (!(here().end() instanceof Track.AtStop(int index))
        || !tile.tile().stops().get(index).isCity()) return Optional.empty();
    return Optional.of(
        tile.stop(
            index,
            stop ->
                new Stop(
                    stop.kind(),
                    Math.clamp(stop.slots() + by, 1, MOST_SPACES),
                    stop.revenue(),
                    stop.location(),
                    stop.visitCost(),
                    stop.group())));
  }

  /**
   * Moves to a point and begins a stroke there; false if no point is near.
   *
   * @param carry whether to carry a stop from there instead
   */
  boolean grab(Vec point, boolean carry) {
    Optional<SketchPoint> near = near(point);
    if (!open || near.isEmpty()) return false;
    cursor = nodes.indexOf(near.get());
    if (carry && here().end() instanceof Track.AtStop(int index)) carried = Optional.of(index);
    else from = near;
    return true;
  }

  Optional<SketchPoint> near(Vec point) {
    return SketchPoint.at(nodes, point);
  }

  /** Continues a stroke to a point; a stop that it carries is shown where it would be. */
  void drag(Vec point) {
    to = carried.isPresent() ? Optional.empty() : Optional.of(point);
    carried.ifPresent(
        index ->
            show(
                sketch.map(
                    drawn ->
                        drawn.stop(
                            index,
                            stop ->
                                TileSketch.located(
                                    stop, SketchPoint.location(point, new HexGeometry(layout)))))));
  }

  /** Ends what a grab has begun; returns the result, if any. */
  Optional<TileSketch> drop(Vec point) {
    Optional<TileSketch> drawn =
        carried.isPresent() ? sketch : from.flatMap(_ -> near(point)).flatMap(this::end);
    release();
    return drawn;
  }

  /** Tile and pen in words. */
  String says() {
    return sketch
        .map(
            drawn -> open ? at(TileDescription.of(drawn.tile())) : TileDescription.of(drawn.tile()))
        .orElse(UiWords.of("tile.none"));
  }

  private String at(String tile) {
    return from.map(begin -> UiWords.of("tile.at-drawing", tile, here().name(), begin.name()))
        .orElseGet(() -> UiWords.of("tile.at", tile, here().name()));
  }

  /** Tile and pen as a picture, with points if it can be drawn on. */
  Optional<TileSketchPainter> picture(Theme theme) {
    List<Vec> points = open ? nodes.stream().map(SketchPoint::at).toList() : List.of();
    return face()
        .map(
            shown ->
                new TileSketchPainter(
                    shown,
                    theme,
                    points,
                    open ? Optional.of(here().at()) : Optional.empty(),
                    from.map(SketchPoint::at),
                    to));
  }
}
