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
  /** The share of the room that a view takes when it slides out, until the user changes it. */
  private static final double SLID = 0.3;

  private final transient Function<String, DockView> views;
  private final transient Supplier<List<String>> used;
  private final transient Consumer<DockTabs> movable;
  private final Map<Edge, EdgeBar> bars = new EnumMap<>(Edge.class);
  private final Map<Edge, Double> slid = new EnumMap<>(Edge.class);
  private final JComponent mark = new Mark();
  private final List<ViewDivider> dividers = new ArrayList<>();
  private transient Map<Kind, JComponent> areas = Map.of();
  private transient Optional<ViewTiling> tiling = Optional.empty();
  private transient Optional<String> alone = Optional.empty();
  private transient ViewPlan plan = new ViewPlan(List.of(), List.of());
  private transient Optional<Slide> out = Optional.empty();

  /** What a component can show as it is. */
  private record Kind(List<String> views, boolean bare, boolean movable) {}

  /** A view that has slid out. */
  private record Slide(String view, Edge edge, JLabel title, JPanel panel, ViewDivider divider) {}

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
    slideIn();
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
    Rectangle room = room();
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
    Rectangle room = room();
    ViewPlan.Divider moved = plan.dividers().get(divider);
    double share = moved.share(pixel - (moved.upright() ? room.x : room.y));
    tiling.ifPresent(shown -> shown.move(divider, share));
    revalidate();
    repaint();
  }

  private void place(Rectangle room) {
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
    out.ifPresent(slide -> place(slide, room));
    int beyond = room.x + room.width;
    bars.get(Edge.LEFT).setBounds(0, 0, room.x, room.height);
    bars.get(Edge.RIGHT).setBounds(beyond, 0, getWidth() - beyond, room.height);
    bars.get(Edge.BOTTOM).setBounds(0, room.height, getWidth(), getHeight() - room.height);
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

  /** What the bars at the edges leave to the areas. */
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

  private boolean isOut(String view) {
    return out.filter(slide -> slide.view().equals(view)).isPresent();
  }

  private void toggle(String view) {
    if (isOut(view)) slideIn();
    else slideOut(view);
  }

  /** Whether a view waits at an edge, or has slid out from there. */
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

  /** Brings a view to the front of its tabs, or slides it out over the others. */
  void bringUp(String view) {
    if (isAtEdge(view)) slideOut(view);
    else front(view);
  }

  private void slideOut(String view) {
    if (isOut(view)) return;
    slideIn();
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
    out = Optional.of(new Slide(view, edge, title, panel, divider));
    add(panel, 0);
    add(divider, 0);
    fillBars();
    arrange();
    panel.validate();
    repaint();
  }

  /** Slides the view back in that has slid out. */
  void slideIn() {
    out.ifPresent(
        slide -> {
          remove(slide.panel());
          remove(slide.divider());
          out = Optional.empty();
          fillBars();
          repaint();
        });
  }

  /** Slides the view back in, unless it is this one. */
  void slideInUnless(DockView view) {
    if (!isOut(view.id())) slideIn();
  }

  private void resize(Edge edge, int pixel) {
    Rectangle room = room();
    double share =
        switch (edge) {
          case LEFT -> (pixel - room.x) / (double) room.width;
          case RIGHT -> (room.x + room.width - pixel) / (double) room.width;
          case BOTTOM -> (room.height - pixel) / (double) room.height;
        };
    slid.put(edge, Math.clamp(share, 0.05, 0.95));
    revalidate();
    repaint();
  }

  private void place(Slide slide, Rectangle room) {
    double share = slid.getOrDefault(slide.edge(), SLID);
    int wide = (int) (room.width * share);
    int high = (int) (room.height * share);
    Rectangle at =
        switch (slide.edge()) {
          case LEFT -> new Rectangle(room.x, 0, wide, room.height);
          case RIGHT -> new Rectangle(room.x + room.width - wide, 0, wide, room.height);
          case BOTTOM -> new Rectangle(room.x, room.height - high, room.width, high);
        };
    slide.panel().setBounds(at);
    int inner = slide.edge() == Edge.LEFT ? at.x + at.width : at.x;
    slide
        .divider()
        .setBounds(
            slide.edge() == Edge.BOTTOM
                ? new Rectangle(at.x, at.y - ViewDivider.GRIP / 2, at.width, ViewDivider.GRIP)
                : new Rectangle(inner - ViewDivider.GRIP / 2, at.y, ViewDivider.GRIP, at.height));
  }

  private void front(String view) {
    for (JComponent area : areas.values()) if (area instanceof DockTabs tabs) tabs.front(view);
  }

  /** Writes the label of a view again. */
  void relabel(DockView view) {
    if (view.getParent() instanceof DockTabs tabs)
      tabs.setTitleAt(tabs.indexOfComponent(view), view.label());
    else fillBars();
    out.filter(slide -> slide.view().equals(view.id()))
        .ifPresent(slide -> slide.title().setText(view.label()));
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
