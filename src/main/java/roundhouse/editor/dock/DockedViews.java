package roundhouse.editor.dock;

import io.github.andrewauclair.moderndocking.DockingRegion;
import io.github.andrewauclair.moderndocking.api.DockingAPI;
import io.github.andrewauclair.moderndocking.layouts.ApplicationLayout;
import java.awt.Window;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import roundhouse.editor.dock.DockLayout.WindowContent;

/** The views of a window and where they are. Use it on the event thread only. */
public final class DockedViews {
  private final JFrame window;
  private final DockApi api;
  private final LayoutConverter nodes;
  private final MaximizedView maximized;
  private final Map<String, DockView> views = new LinkedHashMap<>();
  private final HomePlaces homes;

  /**
   * @param window that will contain {@link #root}
   */
  public DockedViews(JFrame window) {
    this.window = window;
    api = new DockApi(window);
    nodes = new LayoutConverter(api);
    maximized = new MaximizedView(window, api, nodes);
    homes = new HomePlaces(window, api);
  }

  /** The component to put into the window. */
  public JComponent root() {
    return api.root();
  }

  /** Registers a view, which is not placed yet. */
  public void add(DockView view) {
    views.put(view.id(), view);
    api.registerDockable(view);
  }

  /** All views, in the order of registration. */
  public List<DockView> views() {
    return List.copyOf(views.values());
  }

  DockView view(String id) {
    return Optional.ofNullable(views.get(id))
        .orElseThrow(() -> new IllegalArgumentException("there is no view " + id));
  }

  /** Sets the layout that says beside which others a closed view belongs. */
  void homeLayout(DockLayout layout) {
    homes.layout(layout);
  }

  DockingAPI api() {
    return api;
  }

  /** The windows that contain views, the main one first. */
  public List<JFrame> windows() {
    Stream<JFrame> others =
        api.getRootPanels().keySet().stream()
            .filter(JFrame.class::isInstance)
            .map(JFrame.class::cast)
            .filter(each -> each != window);
    return Stream.concat(Stream.of(window), others).toList();
  }

  /** Where all views are; a maximized view is recorded at its normal place. */
  public DockLayout layout() {
    WindowContent main = maximized.beneath().orElseGet(() -> ground(window));
    List<WindowContent> others = windows().stream().skip(1).map(this::ground).toList();
    var shown = new DockLayout(main, others, Set.of());
    Set<String> placed = shown.views().collect(Collectors.toSet());
    return new DockLayout(
        main,
        others,
        views.keySet().stream().filter(view -> !placed.contains(view)).collect(Collectors.toSet()));
  }

  private WindowContent ground(Window of) {
    return nodes.ground(api.getDockingState().getWindowLayout(of), of == window);
  }

  /** Places all views as in a layout; views it does not know go where they belong. */
  public void apply(DockLayout wanted) {
    maximized.forget();
    DockLayout known = wanted.keeping(views.keySet());
    var layout = new ApplicationLayout(nodes.window(known.main()));
    known.windows().forEach(ground -> layout.addFrame(nodes.window(ground)));
    api.getDockingState().restoreApplicationLayout(layout);
    var missing = new LinkedHashSet<>(views.keySet());
    known.views().forEach(missing::remove);
    missing.removeAll(wanted.closed());
    missing.forEach(view -> dockHome(view(view)));
  }

  /** Whether a view is open anywhere. */
  public boolean isOpen(DockView view) {
    return api.isDocked(view) || maximized.hides(view);
  }

  boolean isAtEdge(DockView view) {
    return api.isHidden(view);
  }

  /** Places a closed view beside its former neighbours, otherwise on its side of the window. */
  void dockHome(DockView view) {
    homes.dock(view, views);
  }

  /** Closes a view; it can be opened again. */
  public void close(DockView view) {
    restore();
    api.undock(view);
  }

  /** Places a view beside another, or in its tabs. */
  public void move(DockView view, DockView beside, DockingRegion where) {
    restore();
    api.undock(view);
    api.dock(view, beside, where, 0.5);
  }

  /** Floats a view in a window of its own, or brings it back. */
  public void toggleWindow(DockView view) {
    restore();
    boolean floats = windowOf(view).filter(in -> in != window).isPresent();
    if (isAtEdge(view) || floats) api.undock(view);
    if (floats || !api.isDocked(view)) dockHome(view);
    if (!floats) FloatingWindows.open(api, view);
  }

  /** Moves a view to an edge of the window, where it slides out on demand, or brings it back. */
  public void toggleEdge(DockView view) {
    restore();
    boolean away = isAtEdge(view);
    boolean elsewhere = windowOf(view).filter(in -> in != window).isPresent();
    if (away || elsewhere) api.undock(view);
    if (!api.isDocked(view)) dockHome(view);
    if (!away) api.autoHideDockable(view, EdgeToolbars.of(view.side()));
  }

  /** Maximizes a view within the window, or restores its neighbours. */
  public void toggleMaximized(DockView view) {
    if (maximized.isShown()) restore();
    else if (windowOf(view).filter(in -> in == window).isPresent() && !isAtEdge(view))
      maximized.show(view, ground(window));
  }

  /** Whether a view is maximized. */
  public boolean isMaximized() {
    return maximized.isShown();
  }

  /** Ends maximizing. */
  void restore() {
    maximized.restore();
  }

  /** The views in a window. */
  Stream<String> viewsIn(JFrame window) {
    return ground(window).views();
  }

  /** The window that contains a view; empty while it is closed or hidden behind a maximized one. */
  Optional<JFrame> windowOf(DockView view) {
    if (!api.isDocked(view)) return Optional.empty();
    return windows().stream()
        .filter(in -> ground(in).views().anyMatch(view.id()::equals))
        .findFirst();
  }

  /** Changes the text of a view's tab. */
  public void label(DockView view, String text) {
    view.label(text);
    api.updateTabInfo(view);
  }

  /** Closes the floating windows and unregisters all views. */
  public void dispose() {
    for (JFrame other : new ArrayList<>(windows())) if (other != window) other.dispose();
    api.uninitialize();
  }
}
