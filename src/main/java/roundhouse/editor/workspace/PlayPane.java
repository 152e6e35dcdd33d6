package roundhouse.editor.workspace;

import java.awt.Dimension;
import java.awt.LayoutManager;
import java.awt.geom.Rectangle2D;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import roundhouse.editor.kit.KeyBindings;
import roundhouse.editor.kit.SnapshotListener;
import roundhouse.editor.kit.WindowLook;
import roundhouse.editor.workspace.PlayPlan.Area;
import roundhouse.engine.Title;
import roundhouse.workshop.Snapshot;

/** The workspace Play: board, market, holdings, log and card share it by a recipe. */
public final class PlayPane extends JPanel implements SnapshotListener {
  private final Map<PlaySlot, PlayPart> parts = new EnumMap<>(PlaySlot.class);
  private final transient PlayArrangement arrangement;
  private final transient Supplier<Optional<Rectangle2D>> board;
  private final transient Consumer<Recipe> arranged;
  private final transient PlayFocus focus = new PlayFocus(parts);
  private transient PlayShapes shapes = PlayShapes.USUAL;
  private transient Optional<PlayPlan> plan = Optional.empty();
  private transient Optional<PlaySlot> alone = Optional.empty();
  private transient List<PlayArea> areas = List.of();
  private final transient PlayDividers dividers = new PlayDividers();

  /**
   * @param titles what a view is called
   * @param board the bounds of the board's picture, once there is one
   * @param arranged called with each recipe that is shown
   */
  public PlayPane(
      PlayArrangement arrangement,
      UnaryOperator<String> titles,
      Supplier<Optional<Rectangle2D>> board,
      Consumer<Recipe> arranged) {
    super((LayoutManager) null);
    this.arrangement = arrangement;
    this.board = board;
    this.arranged = arranged;
    setName("play workspace");
    for (PlaySlot slot : PlaySlot.values())
      parts.put(slot, new PlayPart(slot, titles.apply(slot.view())));
    KeyBindings.bind(this, "ctrl F8", dividers::focusNext);
  }

  /** Shows the views that the other workspaces lend. */
  public void fill(Map<String, JComponent> views) {
    parts.forEach((slot, part) -> part.fill(views.get(slot.view())));
  }

  @Override
  public void show(Snapshot before, Snapshot now) {
    Optional<Title> title = now.play().map(play -> play.title());
    String old = before.play().map(play -> play.title().id()).orElse("");
    if (title.isEmpty() || title.get().id().equals(old)) return;
    board.get().ifPresent(bounds -> shapes = PlayShapes.of(bounds, title.get().market()));
    arrangement.forget();
    revalidate();
  }

  @Override
  public void doLayout() {
    if (getWidth() <= 0 || getHeight() <= 0) return;
    double enlarged = Math.max(1, getFont().getSize2D() / WindowLook.USUAL);
    var room = new PlayRecipes(getWidth(), getHeight(), shapes, enlarged);
    Recipe recipe = arrangement.recipe(room);
    PlayPlan next = room.plan(recipe, arrangement.places(recipe));
    if (!areas.stream().map(PlayArea::slots).toList().equals(slots(next))) rebuild(next);
    plan = Optional.of(next);
    arranged.accept(recipe);
    place(next);
  }

  private static List<List<PlaySlot>> slots(PlayPlan plan) {
    return plan.areas().stream().map(Area::slots).toList();
  }

  private void rebuild(PlayPlan next) {
    boolean focused = focus.isHere();
    removeAll();
    dividers.rebuild(next, this, this::move);
    areas = next.areas().stream().map(area -> new PlayArea(area.slots(), parts)).toList();
    for (PlayArea area : areas) {
      area.bringUp(focus.recent());
      add(area.component());
    }
    if (focused) SwingUtilities.invokeLater(() -> focus.current().ifPresent(this::focus));
  }

  private void move(int divider, boolean upright, int pixel) {
    plan.ifPresent(
        shown ->
            arrangement.move(
                shown.recipe(), divider, pixel / (double) (upright ? getWidth() : getHeight())));
    revalidate();
    repaint();
  }

  private void place(PlayPlan next) {
    for (int index = 0; index < areas.size(); index++) {
      PlayArea area = areas.get(index);
      boolean hidden = alone.filter(slot -> !area.slots().contains(slot)).isPresent();
      area.component().setVisible(!hidden);
      if (alone.isPresent()) area.component().setBounds(0, 0, getWidth(), getHeight());
      else area.component().setBounds(next.areas().get(index).bounds());
    }
    dividers.place(next, alone.isEmpty());
  }

  /** Children overlap: the grip of a divider lies over the areas beside it. */
  @Override
  public boolean isOptimizedDrawingEnabled() {
    return false;
  }

  @Override
  public Dimension getMinimumSize() {
    return new Dimension(0, 0);
  }

  /** How the parts are arranged now; empty before the first layout. */
  public Optional<PlayPlan> plan() {
    return plan;
  }

  /** Chooses a recipe for good; none for the best one. */
  public void choose(Optional<Recipe> recipe) {
    arrangement.choose(recipe);
    revalidate();
    repaint();
  }

  /** Lets the screen and the title decide again. */
  public void reset() {
    arrangement.reset();
    alone = Optional.empty();
    revalidate();
    repaint();
  }

  /** Brings a part to the front. */
  void show(PlaySlot slot) {
    if (alone.filter(other -> other != slot).isPresent()) maximize(Optional.empty());
    for (PlayArea area : areas) area.show(slot);
  }

  /** Brings a part to the front and focuses it. */
  void focus(PlaySlot slot) {
    show(slot);
    focus.go(slot);
  }

  /** The part focused last; the card until one was. */
  PlaySlot focused() {
    return focus.current().orElse(PlaySlot.CARD);
  }

  /**
   * @param by 1 for the next part, -1 for the one before
   */
  void focusNext(int by) {
    PlaySlot[] all = PlaySlot.values();
    focus(all[Math.floorMod(focused().ordinal() + by, all.length)]);
  }

  /** Shows one part alone, or all again. */
  void toggleMaximized() {
    maximize(alone.isPresent() ? Optional.empty() : Optional.of(focused()));
  }

  private void maximize(Optional<PlaySlot> slot) {
    alone = slot;
    revalidate();
    repaint();
  }

  /** Stops listening to the focus. */
  public void dispose() {
    focus.dispose();
  }
}
