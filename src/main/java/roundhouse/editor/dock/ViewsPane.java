package roundhouse.editor.dock;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.KeyboardFocusManager;
import java.awt.LayoutManager;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.kit.KeyBindings;

/** Shows the views of one window where a {@link ViewTiling} has them. */
final class ViewsPane extends JPanel {
  /** The most of the room that a view takes when it is folded out. */
  private static final double MOST = 0.62;

  private final transient Function<String, DockView> views;
  private final transient Supplier<List<String>> used;
  private final transient Consumer<DockTabs> movable;
  private final Map<Edge, EdgeBar> bars = new EnumMap<>(Edge.class);
  private final Map<Edge, Fold> out = new EnumMap<>(Edge.class);
  private final Map<String, Integer> pixels = new HashMap<>();
  private final JComponent mark = new Mark();
  private final List<ViewDivider> dividers = new ArrayList<>();
  private transient Map<Kind, JComponent> areas = Map.of();
  private transient Optional<ViewTiling> tiling = Optional.empty();
  private transient Optional<String> alone = Optional.empty();
  private transient ViewPlan plan = new ViewPlan(List.of(), List.of());

  /** What a component can show as it is. */
  private record Kind(List<String> views, boolean bare, boolean movable) {}

  /** A view that is folded out. */
  private record Fold(String view, Edge edge, JLabel title, JPanel panel, ViewDivider divider) {}

  /**
   * @param used the views that had the keyboard, the last one first
   * @param movable called with tabs that can be dragged
   */
  ViewsPane(
      Function<String, DockView> views, Supplier<List<String>> used, Consumer<DockTabs> movable) {
    super((LayoutManager) null);
    this.views = views;
    this.used = used;
    this.movable = movable;
    for (Edge edge : Edge.values()) {
      bars.put(edge, new EdgeBar(edge));
      add(bars.get(edge));
    }
    setFocusable(false);
    setName("window views");
    mark.setVisible(false);
    add(mark, 0);
    KeyBindings.bind(this, "ctrl F8", this::focusNextDivider);
  }

  /**
   * Shows the views of a tiling.
   *
   * @param only the view that fills the room; empty if they share it
   */
  void show(ViewTiling shown, Optional<String> only) {
    tiling = Optional.of(shown);
    alone = only;
    pixels.putAll(shown.out());
    List.copyOf(out.values()).stream()
        .filter(fold -> !shown.out().containsKey(fold.view()) || !isAtEdge(fold.view()))
        .forEach(this::remove);
    shown.out().keySet().stream().filter(view -> !isOut(view)).forEach(this::add);
    fillBars();
    arrange();
    revalidate();
    repaint();
  }

  /** Its views; none before the first is shown. */
  List<String> views() {
    return tiling.map(ViewTiling::views).orElse(List.of());
  }

  boolean isMovable() {
    return tiling.filter(ViewTiling::isMovable).isPresent();
  }

  @Override
  public void doLayout() {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    boolean here = owner != null && isAncestorOf(owner);
    if (arrange() && here) SwingUtilities.invokeLater(owner::requestFocusInWindow);
  }

  /** Puts everything in its place; returns whether other areas were needed. */
  private boolean arrange() {
    if (tiling.isEmpty() || getWidth() <= 0 || getHeight() <= 0) return false;
    Rectangle room = rest();
    if (room.width <= 0 || room.height <= 0) return false;
    plan = tiling.get().plan(room.width, room.height);
    List<Kind> kinds = plan.areas().stream().map(this::kind).toList();
    boolean other = !areas.keySet().equals(Set.copyOf(kinds));
    if (other) rebuild(kinds);
    if (other || dividers.size() != plan.dividers().size()) rebuildDividers();
    for (ViewPlan.Area area : plan.areas()) area.front().ifPresent(this::front);
    place(room);
    return other;
  }

  private Kind kind(ViewPlan.Area area) {
    return new Kind(area.views(), area.bare(), isMovable());
  }

  /** Keeps the areas that show what they did before. */
  private void rebuild(List<Kind> kinds) {
    Map<Kind, JComponent> old = areas;
    old.forEach(
        (kind, gone) -> {
          if (kinds.contains(kind)) return;
          // Otherwise the focus would go to another part of the view, and be remembered there.
          gone.setVisible(false);
          if (gone instanceof DockTabs tabs) tabs.retire();
          remove(gone);
        });
    areas = new HashMap<>();
    for (Kind kind : kinds) areas.put(kind, old.containsKey(kind) ? old.get(kind) : add(kind));
  }

  private void rebuildDividers() {
    dividers.forEach(this::remove);
    dividers.clear();
    for (ViewPlan.Divider divider : plan.dividers()) {
      int number = dividers.size();
      dividers.add(new ViewDivider(divider.upright(), pixel -> moveDivider(number, pixel)));
      add(dividers.getLast(), 0);
    }
    setComponentZOrder(mark, 0);
  }

  private JComponent add(Kind kind) {
    JComponent made = kind.bare() ? views.apply(kind.views().getFirst()) : tabs(kind);
    add(made);
    return made;
  }

  private DockTabs tabs(Kind kind) {
    var tabs =
        new DockTabs(
            kind.views(),
            views,
            kind.movable(),
            view -> tiling.ifPresent(shown -> shown.showing(view)));
    if (kind.movable()) movable.accept(tabs);
    used.get().stream().filter(kind.views()::contains).findFirst().ifPresent(tabs::front);
    return tabs;
  }

  private void moveDivider(int divider, int pixel) {
    Rectangle room = rest();
    ViewPlan.Divider moved = plan.dividers().get(divider);
    double share = moved.share(pixel - (moved.upright() ? room.x : room.y));
    tiling.ifPresent(shown -> shown.move(divider, share));
    revalidate();
    repaint();
  }

  private void place(Rectangle rest) {
    Rectangle room = alone.isEmpty() ? rest : room();
    for (ViewPlan.Area area : plan.areas()) {
      JComponent shown = areas.get(kind(area));
      boolean fills = alone.filter(area.views()::contains).isPresent();
      shown.setVisible(alone.isEmpty() || fills);
      shown.setBounds(fills ? room : moved(area.bounds(), room));
    }
    for (int index = 0; index < dividers.size(); index++) {
      dividers.get(index).setBounds(moved(plan.dividers().get(index).bounds(), room));
      dividers.get(index).setVisible(alone.isEmpty());
    }
    out.values().forEach(fold -> place(fold, rest));
    Rectangle inside = room();
    int beyond = inside.x + inside.width;
    bars.get(Edge.LEFT).setBounds(0, 0, inside.x, inside.height);
    bars.get(Edge.RIGHT).setBounds(beyond, 0, getWidth() - beyond, inside.height);
    bars.get(Edge.BOTTOM).setBounds(0, inside.height, getWidth(), getHeight() - inside.height);
  }

  private static Rectangle moved(Rectangle bounds, Rectangle room) {
    return new Rectangle(bounds.x + room.x, bounds.y + room.y, bounds.width, bounds.height);
  }

  private void fillBars() {
    bars.forEach(
        (edge, bar) ->
            bar.show(
                tiling.map(ViewTiling::edges).map(all -> all.get(edge)).orElse(List.of()),
                views,
                this::isOut,
                this::toggle));
  }

  /** What the bars at the edges leave. */
  private Rectangle room() {
    int left = thickness(Edge.LEFT);
    return new Rectangle(
        left, 0, getWidth() - left - thickness(Edge.RIGHT), getHeight() - thickness(Edge.BOTTOM));
  }

  private int thickness(Edge edge) {
    EdgeBar bar = bars.get(edge);
    if (!bar.isVisible()) return 0;
    return edge == Edge.BOTTOM ? bar.getPreferredSize().height : bar.getPreferredSize().width;
  }

  /** What the bars and the views that are folded out leave to the areas. */
  private Rectangle rest() {
    Rectangle room = room();
    int left = taken(Edge.LEFT);
    return new Rectangle(
        room.x + left, 0, room.width - left - taken(Edge.RIGHT), room.height - taken(Edge.BOTTOM));
  }

  /** What the view that is folded out at an edge takes, together at most most of the room. */
  private int taken(Edge edge) {
    if (!out.containsKey(edge)) return 0;
    Rectangle room = room();
    if (edge == Edge.BOTTOM) return Math.min(wanted(edge), (int) (room.height * MOST));
    int both = wanted(Edge.LEFT) + wanted(Edge.RIGHT);
    int most = (int) (room.width * MOST);
    return both <= most ? wanted(edge) : wanted(edge) * most / both;
  }

  private int wanted(Edge edge) {
    return Optional.ofNullable(out.get(edge))
        .map(fold -> pixels.getOrDefault(fold.view(), views.apply(fold.view()).foldedOut()))
        .orElse(0);
  }

  private boolean isOut(String view) {
    return out.values().stream().anyMatch(fold -> fold.view().equals(view));
  }

  private void toggle(String view) {
    if (isOut(view)) foldIn(view);
    else foldOut(view);
  }

  /** Whether a view is at an edge, folded in or out. */
  boolean isAtEdge(String view) {
    return edgeOf(view).isPresent();
  }

  private Optional<Edge> edgeOf(String view) {
    return tiling.stream()
        .flatMap(shown -> shown.edges().entrySet().stream())
        .filter(edge -> edge.getValue().contains(view))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Brings a view to the front of its tabs, or folds it out beside the others. */
  void bringUp(String view) {
    if (isAtEdge(view)) foldOut(view);
    else front(view);
  }

  private void foldOut(String view) {
    if (isOut(view)) return;
    Optional.ofNullable(out.get(edgeOf(view).orElseThrow())).ifPresent(this::remove);
    add(view);
    int wide = pixels.getOrDefault(view, views.apply(view).foldedOut());
    tiling.ifPresent(shown -> shown.foldOut(view, wide));
    fillBars();
    arrange();
    validate();
    repaint();
  }

  private void add(String view) {
    if (!isAtEdge(view)) return;
    Edge edge = edgeOf(view).orElseThrow();
    DockView shown = views.apply(view);
    var header = new JPanel(new BorderLayout());
    header.setBorder(BorderFactory.createEmptyBorder(4, 10, 4, 4));
    var title = new JLabel(shown.label());
    header.add(title, BorderLayout.CENTER);
    header.add(new ViewMenu(() -> shown), BorderLayout.EAST);
    var panel = new JPanel(new BorderLayout());
    panel.setBorder(BorderFactory.createLineBorder(UIManager.getColor("Component.borderColor")));
    panel.add(header, BorderLayout.NORTH);
    panel.add(shown, BorderLayout.CENTER);
    shown.setVisible(true);
    var divider = new ViewDivider(edge != Edge.BOTTOM, pixel -> resize(edge, pixel));
    out.put(edge, new Fold(view, edge, title, panel, divider));
    add(panel, 0);
    add(divider, 0);
  }

  private void remove(Fold fold) {
    remove(fold.panel());
    remove(fold.divider());
    out.remove(fold.edge());
  }

  /** Folds a view into its edge. */
  void foldIn(String view) {
    List.copyOf(out.values()).stream()
        .filter(fold -> fold.view().equals(view))
        .forEach(this::remove);
    tiling.ifPresent(shown -> shown.foldIn(view));
    fillBars();
    arrange();
    repaint();
  }

  private void resize(Edge edge, int pixel) {
    Rectangle room = room();
    int wanted =
        switch (edge) {
          case LEFT -> pixel - room.x;
          case RIGHT -> room.x + room.width - pixel;
          case BOTTOM -> room.height - pixel;
        };
    String view = out.get(edge).view();
    pixels.put(view, Math.max(80, wanted));
    tiling.ifPresent(shown -> shown.foldOut(view, pixels.get(view)));
    revalidate();
    repaint();
  }

  /** Beside the areas; the one below is as wide as they are. */
  private void place(Fold fold, Rectangle rest) {
    int taken = taken(fold.edge());
    int high = room().height;
    Rectangle at =
        switch (fold.edge()) {
          case LEFT -> new Rectangle(rest.x - taken, 0, taken, high);
          case RIGHT -> new Rectangle(rest.x + rest.width, 0, taken, high);
          case BOTTOM -> new Rectangle(rest.x, rest.height, rest.width, taken);
        };
    fold.panel().setVisible(alone.isEmpty());
    fold.panel().setBounds(at);
    int inner = fold.edge() == Edge.LEFT ? at.x + at.width : at.x;
    fold.divider()
        .setBounds(
            fold.edge() == Edge.BOTTOM
                ? new Rectangle(at.x, at.y - ViewDivider.GRIP / 2, at.width, ViewDivider.GRIP)
                : new Rectangle(inner - ViewDivider.GRIP / 2, at.y, ViewDivider.GRIP, at.height));
    fold.divider().setVisible(alone.isEmpty());
  }

  private void front(String view) {
    for (JComponent area : areas.values()) if (area instanceof DockTabs tabs) tabs.front(view);
  }

  /** Writes the label of a view again. */
  void relabel(DockView view) {
    if (view.getParent() instanceof DockTabs tabs)
      tabs.setTitleAt(tabs.indexOfComponent(view), view.label());
    else fillBars();
    out.values().stream()
        .filter(fold -> fold.view().equals(view.id()))
        .forEach(fold -> fold.title().setText(view.label()));
  }

  /** The tabs that are shown. */
  Stream<DockTabs> tabs() {
    return areas.values().stream()
        .filter(DockTabs.class::isInstance)
        .map(DockTabs.class::cast)
        .filter(JComponent::isShowing);
  }

  /** Marks where a dragged view would go; nothing if empty. */
  void mark(Optional<Rectangle> place) {
    mark.setVisible(place.isPresent());
    place.ifPresent(mark::setBounds);
  }

  /** Gives the keyboard to the divider after the one that has it. */
  private void focusNextDivider() {
    if (dividers.isEmpty()) return;
    int now =
        dividers.stream()
            .filter(JComponent::isFocusOwner)
            .map(dividers::indexOf)
            .findFirst()
            .orElse(-1);
    dividers.get((now + 1) % dividers.size()).takeKeyboard();
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

  /** Lies over the place where a dragged view would go. */
  private static final class Mark extends JComponent {
    @Override
    protected void paintComponent(Graphics graphics) {
      Color colour = UIManager.getColor("Component.focusColor");
      graphics.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 90));
      graphics.fillRect(0, 0, getWidth(), getHeight());
    }
  }
}
