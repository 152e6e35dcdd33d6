package roundhouse.editor.pencil;

import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.accessibility.Accessible;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.editor.board.AccessibleBoard;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.PictureView;
import roundhouse.editor.kit.WindowLook;
import roundhouse.picture.Liveries;
import roundhouse.picture.board.BoardOverlay;
import roundhouse.picture.board.BoardPainter;
import roundhouse.picture.board.RouteOverlay;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.words.UiWords;

/**
 * The board with what is pencilled on it: a click uses what is in hand, the right button erases.
 */
final class PencilCanvas extends PictureView {
  private final transient PencilModel model;
  private final transient WindowLook look;
  private final transient Supplier<List<Run>> runs;
  private final transient AccessibleBoard hand;
  private transient Optional<BoardPainter> shown = Optional.empty();

  /**
   * @param runs drawn on the board
   */
  PencilCanvas(PencilModel model, WindowLook look, Supplier<List<Run>> runs) {
    this.model = model;
    this.look = look;
    this.runs = runs;
    setName("pencil board");
    setFocusable(true);
    getAccessibleContext().setAccessibleName(UiWords.of("views.pencil"));
    hand = new AccessibleBoard(this, hex -> model.use(hex, 0), this::draw);
    KeyBindings.ownKeys(
        this, KeyEvent.VK_LEFT, KeyEvent.VK_RIGHT, KeyEvent.VK_ENTER, KeyEvent.VK_SPACE);
    onCursor("ENTER", hex -> model.use(hex, 0));
    onCursor("SPACE", hex -> model.use(hex, 0));
    onCursor("DELETE", model::rub);
    onCursor("COMMA", hex -> model.turn(hex, -1));
    onCursor("PERIOD", hex -> model.turn(hex, 1));
    KeyBindings.bindHistory(this, model::undo, () -> {});
    look.addListener(this::draw);
  }

  private void onCursor(String key, Consumer<HexId> does) {
    KeyBindings.bindFocused(this, key, () -> hand.cursor().ifPresent(does));
  }

  void draw() {
    Optional<Board> board = model.board();
    shown = board.map(this::painter);
    hand.show(board, Set.of());
    setBackground(look.theme().paper());
    picture(shown);
  }

  private BoardPainter painter(Board board) {
    var painter =
        new BoardPainter(
            board,
            Liveries.of(model.play().orElseThrow().title().design().companies().values()),
            look.theme(),
            BoardOverlay.NONE
                .withChanged(model.pencilled().hexes())
                .withRoutes(RouteOverlay.of(runs.get()))
                .withCursor(hand.cursor()));
    return shown.map(painter::after).orElse(painter);
  }

  @Override
  protected void clicked(Point2D point, MouseEvent event) {
    Optional<Hex> hex = hexAt(point);
    if (hex.isEmpty()) super.clicked(point, event);
    else
      model.use(
          hex.get().id(),
          shown.flatMap(painter -> painter.stopAt(point)).map(StopRef::index).orElse(0));
  }

  @Override
  protected void menuRequested(Point2D point, MouseEvent event) {
    hexAt(point).map(Hex::id).ifPresent(model::rub);
  }

  private Optional<Hex> hexAt(Point2D point) {
    return shown.flatMap(painter -> painter.hexAt(point));
  }

  /** The centre of a hex in pixels of the view; empty if there is no such hex. */
  Optional<Point2D> pixelOf(HexId id) {
    return model
        .board()
        .map(board -> board.map().hexes().get(id))
        .map(hex -> camera().toView(shown.orElseThrow().geometry().centre(hex.place()).point()));
  }

  @Override
  protected List<? extends Accessible> accessibleParts() {
    return hand == null ? List.of() : hand.parts();
  }
}
