package roundhouse.editor.board;

import java.awt.Container;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JButton;
import roundhouse.board.Board;
import roundhouse.board.GameMap;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.editor.board.AccessibleBoard.HiddenHexHints.HiddenHexes.Rim;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.picture.HexGeometry;
import roundhouse.picture.Vec;
import roundhouse.words.UiWords;

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

  /** A hex as a screen reader finds it on the board: with its name, and what a click would do. */
  private static final class AccessibleHex extends AccessibleContext
      implements Accessible, AccessibleAction {
    private final PictureView board;
    private final int index;
    private final String name;
    private final boolean legal;
    private final Runnable click;

    /**
     * @param index among all children of the board
     * @param legal whether it can be chosen
     */
    AccessibleHex(PictureView board, int index, String name, boolean legal, Runnable click) {
      this.board = board;
      this.index = index;
      this.name = legal ? UiWords.of("board.legal", name) : name;
      this.legal = legal;
      this.click = click;
      setAccessibleParent(board);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
      return this;
    }

    @Override
    public String getAccessibleName() {
      return name;
    }

    @Override
    public AccessibleRole getAccessibleRole() {
      return legal ? AccessibleRole.PUSH_BUTTON : AccessibleRole.LABEL;
    }

    @Override
    public AccessibleStateSet getAccessibleStateSet() {
      var states = new AccessibleStateSet();
      states.add(AccessibleState.VISIBLE);
      states.add(AccessibleState.TRANSIENT);
      if (legal) states.add(AccessibleState.ENABLED);
      return states;
    }

    @Override
    public AccessibleAction getAccessibleAction() {
      return this;
    }

    @Override
    public int getAccessibleActionCount() {
      return legal ? 1 : 0;
    }

    @Override
    public String getAccessibleActionDescription(int action) {
      return AccessibleAction.CLICK;
    }

    @Override
    public boolean doAccessibleAction(int action) {
      if (legal) click.run();
      return legal;
    }

    @Override
    public int getAccessibleIndexInParent() {
      return index;
    }

    @Override
    public int getAccessibleChildrenCount() {
      return 0;
    }

    @Override
    public Accessible getAccessibleChild(int which) {
      return null;
    }

    @Override
    public Locale getLocale() {
      return board.getLocale();
    }
  }

  /**
   * The cursor of a board. Where hexes are staggered, it stays as near as it can to the line on
   * which it began to walk.
   *
   * @param at the hex under the cursor; empty before the first step
   * @param line a point of the line on which it walks
   */
  public record BoardCursor(Optional<HexId> at, Vec line) {
    public static final BoardCursor NOWHERE = new BoardCursor(Optional.empty(), Vec.ZERO);
    private static final double ASIDE = 1.2;
    private static final double FROM_LINE = 0.4;

    /** The cursor on a hex of the map. */
    public static BoardCursor on(GameMap map, HexId hex) {
      return new BoardCursor(Optional.of(hex), centre(map, map.hex(hex)));
    }

    /** The cursor on the nearest hex in a direction; if there is none, it stays. */
    public BoardCursor step(GameMap map, Vec way) {
      if (at.isEmpty()) return first(map);
      Vec from = centre(map, map.hex(at.get()));
      return map.hexes().values().stream()
          .filter(hex -> ahead(map, hex, from, way))
          .min(Comparator.comparingDouble(hex -> cost(map, hex, from, way)))
          .map(hex -> new BoardCursor(Optional.of(hex.id()), onward(centre(map, hex), way)))
          .orElse(this);
    }

    /**
     * The cursor on the next of some hexes, from the top left on; after the last comes the first.
     */
    public BoardCursor next(GameMap map, Collection<HexId> hexes, boolean back) {
      Comparator<HexId> rows =
          Comparator.<HexId>comparingDouble(id -> Math.rint(centre(map, map.hex(id)).y()))
              .thenComparingDouble(id -> centre(map, map.hex(id)).x());
      Comparator<HexId> order = back ? rows.reversed() : rows;
      List<HexId> sorted =
          hexes.stream().filter(map.hexes()::containsKey).sorted(order).distinct().toList();
      if (sorted.isEmpty()) return this;
      HexId next =
          sorted.stream()
              .filter(id -> at.isPresent() && order.compare(id, at.get()) > 0)
              .findFirst()
              .orElse(sorted.getFirst());
      return on(map, next);
    }

    private static BoardCursor first(GameMap map) {
      return NOWHERE.next(map, map.hexes().keySet(), false);
    }

    /** A step to the side keeps its line; after one up or down the line lies here. */
    private Vec onward(Vec centre, Vec way) {
      return way.x() == 0 ? new Vec(line.x(), centre.y()) : new Vec(centre.x(), line.y());
    }

    private static boolean ahead(GameMap map, Hex hex, Vec from, Vec way) {
      Vec to = centre(map, hex).minus(from);
      double along = to.dot(way);
      return along > 1 && Math.abs(to.dot(way.normal())) <= along * 1.8;
    }

    private double cost(GameMap map, Hex hex, Vec from, Vec way) {
      Vec centre = centre(map, hex);
      double aside = Math.abs(centre.minus(from).dot(way.normal()));
      double offLine = Math.abs(centre.minus(line).dot(way.normal()));
      return centre.minus(from).dot(way) + ASIDE * aside + FROM_LINE * offLine;
    }

    private static Vec centre(GameMap map, Hex hex) {
      return new HexGeometry(map.layout()).centre(hex.place());
    }
  }

  /** Shows along the rim of a view how many hexes lie beyond it; a click goes there. */
  public static final class HiddenHexHints {
    private static final int FROM_RIM = 6;

    private final Map<Rim, JButton> buttons = new EnumMap<>(Rim.class);
    private HiddenHexes now = new HiddenHexes(Map.of());

    /**
     * @param view gets the buttons; it has no layout of its own
     * @param go called with the hexes that the user asks for
     */
    public HiddenHexHints(Container view, Consumer<List<HexId>> go) {
      for (Rim rim : Rim.values()) {
        var button = new JButton();
        button.setName("rim " + rim.name().toLowerCase(Locale.ROOT));
        button.putClientProperty("JButton.buttonType", "roundRect");
        button.setFocusable(false);
        button.setVisible(false);
        button.addActionListener(_ -> go.accept(now.beyond().getOrDefault(rim, List.of())));
        buttons.put(rim, button);
        view.add(button);
      }
    }

    /**
     * Counts again and places the buttons.
     *
     * @param pixel where the centre of a hex is in the view
     */
    public void count(Collection<HexId> hexes, Function<HexId, Point2D> pixel, Dimension view) {
      now = HiddenHexes.of(hexes, pixel, view);
      buttons.forEach((rim, button) -> show(rim, button, view));
    }

    private void show(Rim rim, JButton button, Dimension view) {
      int count = now.beyond().getOrDefault(rim, List.of()).size();
      button.setVisible(count > 0);
      if (count == 0) return;
      button.setText(text(rim, count));
      String tip = UiWords.counted("board.beyond", count, side(rim));
      button.setToolTipText(tip);
      button.getAccessibleContext().setAccessibleName(tip);
      Dimension size = button.getPreferredSize();
      Point at = place(rim, size, view);
      button.setBounds(at.x, at.y, size.width, size.height);
    }

    private static String text(Rim rim, int count) {
      return switch (rim) {
        case LEFT -> UiWords.of("board.rim-left", count);
        case RIGHT -> UiWords.of("board.rim-right", count);
        case TOP -> UiWords.of("board.rim-top", count);
        case BOTTOM -> UiWords.of("board.rim-bottom", count);
      };
    }

    private static String side(Rim rim) {
      return switch (rim) {
        case LEFT -> UiWords.of("board.side-left");
        case RIGHT -> UiWords.of("board.side-right");
        case TOP -> UiWords.of("board.side-top");
        case BOTTOM -> UiWords.of("board.side-bottom");
      };
    }

    private static Point place(Rim rim, Dimension size, Dimension view) {
      int midX = (view.width - size.width) / 2;
      int midY = (view.height - size.height) / 2;
      return switch (rim) {
        case LEFT -> new Point(FROM_RIM, midY);
        case RIGHT -> new Point(view.width - size.width - FROM_RIM, midY);
        case TOP -> new Point(midX, FROM_RIM);
        case BOTTOM -> new Point(midX, view.height - size.height - FROM_RIM);
      };
    }

    /**
     * Hexes that lie beyond the rim of a view.
     *
     * @param beyond by the side where they are farthest out
     */
    record HiddenHexes(Map<Rim, List<HexId>> beyond) {

      /** A side of the view. */
      enum Rim {
        LEFT,
        RIGHT,
        TOP,
        BOTTOM
      }

      /**
       * @param pixel where the centre of a hex is in the view
       */
      static HiddenHexes of(
          Collection<HexId> hexes, Function<HexId, Point2D> pixel, Dimension view) {
        return new HiddenHexes(
            hexes.stream()
                .sorted(Comparator.comparing(HexId::text))
                .filter(hex -> outside(pixel.apply(hex), view) > 0)
                .collect(
                    Collectors.groupingBy(
                        hex -> rim(pixel.apply(hex), view),
                        () -> new EnumMap<>(Rim.class),
                        Collectors.toList())));
      }

      private static double outside(Point2D at, Dimension view) {
        double most = Double.NEGATIVE_INFINITY;
        for (Rim rim : Rim.values()) most = Math.max(most, outside(rim, at, view));
        return most;
      }

      private static Rim rim(Point2D at, Dimension view) {
        Rim best = Rim.LEFT;
        for (Rim rim : Rim.values())
          if (outside(rim, at, view) > outside(best, at, view)) best = rim;
        return best;
      }

      private static double outside(Rim rim, Point2D at, Dimension view) {
        return switch (rim) {
          case LEFT -> -at.getX();
          case RIGHT -> at.getX() - view.width;
          case TOP -> -at.getY();
          case BOTTOM -> at.getY() - view.height;
        };
      }
    }
  }
}
