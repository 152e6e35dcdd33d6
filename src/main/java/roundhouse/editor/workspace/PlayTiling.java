package roundhouse.editor.workspace;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import roundhouse.editor.dock.ViewPlan;
import roundhouse.editor.dock.ViewTiling;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.engine.Title;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/** How board, market, holdings, log and card share the room of Play: by a recipe. */
public final class PlayTiling implements ViewTiling, SnapshotListener {
  private final PlayArrangement arrangement;
  private final Supplier<Optional<Rectangle2D>> board;
  private final DoubleSupplier enlarged;
  private final Consumer<Recipe> arranged;
  private final Runnable changed;
  private PlayShapes shapes = PlayShapes.USUAL;
  private Optional<PlayPlan> plan = Optional.empty();

  /**
   * @param board the bounds of the board's picture, once there is one
   * @param enlarged how many times larger than usual the text is
   * @param arranged called with each recipe that is shown
   * @param changed called when its views must be arranged again
   */
  public PlayTiling(
      PlayArrangement arrangement,
      Supplier<Optional<Rectangle2D>> board,
      DoubleSupplier enlarged,
      Consumer<Recipe> arranged,
      Runnable changed) {
    this.arrangement = arrangement;
    this.board = board;
    this.enlarged = enlarged;
    this.arranged = arranged;
    this.changed = changed;
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    Optional<Title> title = title(now);
    String old = title(before).map(Title::id).orElse("");
    if (title.isEmpty() || title.get().id().equals(old)) return;
    board.get().ifPresent(bounds -> shapes = PlayShapes.of(bounds, title.get().market()));
    arrangement.forget();
    changed.run();
  }

  /** The title that is drawn: before its first game is replayed, its printed map is. */
  private static Optional<Title> title(Snapshot now) {
    return now.play().map(GameHistory::title).or(() -> now.loaded().title());
  }

  @Override
  public List<String> views() {
    return PlaySlot.views();
  }

  @Override
  public ViewPlan plan(int width, int height) {
    var room = new PlayRecipes(width, height, shapes, Math.max(1, enlarged.getAsDouble()));
    Recipe recipe = arrangement.recipe(room);
    PlayPlan next = room.plan(recipe, arrangement.places(recipe));
    plan = Optional.of(next);
    arranged.accept(recipe);
    return next.places();
  }

  @Override
  public void move(int divider, double share) {
    plan.ifPresent(shown -> arrangement.move(shown.recipe(), divider, share));
  }

  /** How the parts are arranged now; empty before they are shown. */
  public Optional<PlayPlan> plan() {
    return plan;
  }

  /** Chooses a recipe for good; none for the best one. */
  void choose(Optional<Recipe> recipe) {
    arrangement.choose(recipe);
    changed.run();
  }

  /** Lets the screen and the title decide again. */
  void reset() {
    arrangement.reset();
    changed.run();
  }
}
