package roundhouse.editor.board;

import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;

/**
 * The board for the keyboard and for screen readers: arrows move from hex to hex, N goes to the
 * next one that can be chosen, the rim counts those out of sight, and a screen reader finds each by
 * its name.
 */
public final class AccessibleBoard {
  private final PictureView view;
  private final Consumer<HexId> enter;
  private final Runnable moved;
  private final HiddenHexHints rim;
  private Optional<Board> board = Optional.empty();
  private Set<HexId> legal = Set.of();
  private BoardCursor walk = BoardCursor.NOWHERE;

  /**
   * @param enter called with the hex under the cursor when the user presses Enter
   * @param moved called after each step of the cursor
   */
  public AccessibleBoard(PictureView view, Consumer<HexId> enter, Runnable moved) {
    this.view = view;
    this.enter = enter;
    this.moved = moved;
    rim = new HiddenHexHints(view, this::reveal);
    KeyBindings.ownKeys(view, KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT);
    KeyBindings.bindFocused(view, "LEFT", () -> step(new Vec(-1, 0)));
    KeyBindings.bindFocused(view, "RIGHT", () -> step(new Vec(1, 0)));
    KeyBindings.bindFocused(view, "UP", () -> step(new Vec(0, -1)));
    KeyBindings.bindFocused(view, "DOWN", () -> step(new Vec(0, 1)));
    KeyBindings.bindFocused(view, "N", () -> next(false));
    KeyBindings.bindFocused(view, "shift N", () -> next(true));
    KeyBindings.bindFocused(view, "F2", () -> cursor().ifPresent(enter));
  }

  /** Shows another board, or other hexes that can be chosen. */
  public void show(Optional<Board> shown, Set<HexId> choosable) {
    boolean sameMap = shown.map(Board::map).equals(board.map(Board::map));
    board = shown;
    legal = choosable;
    if (!sameMap) walk = BoardCursor.NOWHERE;
  }

  /** The hex under the cursor. */
  public Optional<HexId> cursor() {
    return walk.at();
  }

  /** Puts the cursor on a hex and shows it; nothing happens where the map has no such hex. */
  public void goTo(HexId hex) {
    board
        .map(Board::map)
        .filter(map -> map.hexes().containsKey(hex))
        .ifPresent(map -> go(BoardCursor.on(map, hex)));
  }

  /** Counts what the view does not show; called whenever it is painted. */
  public void count() {
    board.ifPresent(shown -> rim.count(legal, hex -> view.pixel(centre(hex)), view.getSize()));
  }

  /** The hexes as a screen reader finds them. */
  public List<? extends Accessible> parts() {
    if (board.isEmpty()) return List.of();
    var parts = new ArrayList<AccessibleHex>();
    int index = view.getComponentCount();
    for (Hex hex : board.get().map().hexes().values()) parts.add(child(hex, index++));
    return parts;
  }

  private AccessibleHex child(Hex hex, int index) {
    return new AccessibleHex(
        view,
        index,
        new HexWords(board.orElseThrow(), hex).sentence(),
        legal.contains(hex.id()),
        () -> enter.accept(hex.id()));
  }

  private void step(Vec way) {
    board.ifPresent(
        shown -> go(walk.at().isEmpty() ? first(shown.map()) : walk.step(shown.map(), way)));
  }

  private void next(boolean back) {
    board.ifPresent(shown -> go(walk.next(shown.map(), legal, back)));
  }

  private BoardCursor first(GameMap map) {
    return walk.next(map, legal.isEmpty() ? map.hexes().keySet() : legal, false);
  }

  private void go(BoardCursor to) {
    if (to.at().isEmpty()) return;
    walk = to;
    reveal(List.of(to.at().get()));
    moved.run();
    Hex hex = board.orElseThrow().map().hex(to.at().get());
    view.getAccessibleContext()
        .firePropertyChange(
            AccessibleContext.ACCESSIBLE_ACTIVE_DESCENDANT_PROPERTY,
            null,
            child(hex, view.getComponentCount()));
  }

  private void reveal(Collection<HexId> hexes) {
    view.reveal(hexes.stream().map(this::centre).toList());
  }

  private Point2D centre(HexId hex) {
    GameMap map = board.orElseThrow().map();
    return new HexGeometry(map.layout()).centre(map.hex(hex).place()).point();
  }
}
