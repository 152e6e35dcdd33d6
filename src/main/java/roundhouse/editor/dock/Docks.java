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
import roundhouse.editor.dock.DockLayout.Ground;

/** The views of a window and where they are. All on the event thread. */
public final class Docks {
  private final JFrame window;
  private final DockApi api;
  private final LayoutNodes nodes;
  private final Map<String, DockView> views = new LinkedHashMap<>();
  private DockLayout home =
      new DockLayout(new Ground(Optional.empty(), Map.of(), Optional.empty()), List.of(), Set.of());
  private Optional<Ground> beneath = Optional.empty();

  /**
   * @param window which gets {@link #root}
   */
  public Docks(JFrame window) {
    this.window = window;
    api = new DockApi(window);
    nodes = new LayoutNodes(api);
  }

  /** What stands in the window. */
  public JComponent root() {
    return api.root();
  }

  /** Makes a view known; it stands nowhere yet. */
  public void add(DockView view) {
    views.put(view.id(), view);
    api.registerDockable(view);
  }

  /** All views there are, in the order in which they became known. */
  public List<DockView> views() {
    return List.copyOf(views.values());
  }

  DockView view(String id) {
    return Optional.ofNullable(views.get(id))
        .orElseThrow(() -> new IllegalArgumentException("there is no view " + id));
  }

  /** The layout that tells beside which others a view belongs that was closed. */
  void home(DockLayout layout) {
    home = layout;
  }

  DockingAPI api() {
    return api;
  }

  /** The windows in which views are, the main one first. */
  public List<JFrame> windows() {
    Stream<JFrame> others =
        api.getRootPanels().keySet().stream()
            .filter(JFrame.class::isInstance)
            .map(JFrame.class::cast)
            .filter(each -> each != window);
    return Stream.concat(Stream.of(window), others).toList();
  }

  /** Where all views are; one that fills its window is told where it is otherwise. */
  public DockLayout layout() {
    Ground main = beneath.orElseGet(() -> ground(window));
    List<Ground> others = windows().stream().skip(1).map(this::ground).toList();
    var shown = new DockLayout(main, others, Set.of());
    Set<String> placed = shown.views().collect(Collectors.toSet());
    return new DockLayout(
        main,
        others,
        views.keySet().stream().filter(view -> !placed.contains(view)).collect(Collectors.toSet()));
  }

  private Ground ground(Window of) {
    return nodes.ground(api.getDockingState().getWindowLayout(of), of == window);
  }

  /** Puts all views where a layout has them; what it does not know at all, where it belongs. */
  public void apply(DockLayout wanted) {
    beneath = Optional.empty();
    DockLayout known = wanted.keeping(views.keySet());
    var layout = new ApplicationLayout(nodes.window(known.main()));
    known.windows().forEach(ground -> layout.addFrame(nodes.window(ground)));
    api.getDockingState().restoreApplicationLayout(layout);
    var missing = new LinkedHashSet<>(views.keySet());
    known.views().forEach(missing::remove);
    missing.removeAll(wanted.closed());
    missing.forEach(view -> dockHome(view(view)));
  }

  /** Whether a view is anywhere. */
  public boolean open(DockView view) {
    return api.isDocked(view)
        || beneath.filter(ground -> ground.views().anyMatch(view.id()::equals)).isPresent();
  }

  boolean atEdge(DockView view) {
    return api.isHidden(view);
  }

  /** Puts a closed view where its neighbours of old are, or on its side of the window. */
  void dockHome(DockView view) {
    Optional<DockView> neighbour =
        home.tabsWith(view.id()).stream()
            .map(this::view)
            .filter(each -> each != view && api.isDocked(each) && !atEdge(each))
            .findFirst();
    neighbour.ifPresentOrElse(
        beside -> api.dock(view, beside, DockingRegion.CENTER),
        () -> api.dock(view, window, view.side().region(), view.side().share()));
  }

  /** Closes a view; it can be opened again. */
  public void close(DockView view) {
    restore();
    api.undock(view);
  }

  /** Puts a view beside another, or into its tabs. */
  public void move(DockView view, DockView beside, DockingRegion where) {
    restore();
    api.undock(view);
    api.dock(view, beside, where, 0.5);
  }

  /** Floats a view in a window of its own, or brings it back from there. */
  public void toggleWindow(DockView view) {
    restore();
    boolean floats = windowOf(view).filter(in -> in != window).isPresent();
    if (atEdge(view) || floats) api.undock(view);
    if (floats || !api.isDocked(view)) dockHome(view);
    if (!floats) FloatingWindows.open(api, view);
  }

  /**
   * Puts a view to an edge of the window, from which it slides out when it is wanted, or brings it
   * back.
   */
  public void toggleEdge(DockView view) {
    restore();
    boolean away = atEdge(view);
    boolean elsewhere = windowOf(view).filter(in -> in != window).isPresent();
    if (away || elsewhere) api.undock(view);
    if (!api.isDocked(view)) dockHome(view);
    if (!away) api.autoHideDockable(view, Edges.of(view.side()));
  }

  /** Has a view fill the window, or brings back what was beside it. */
  public void toggleMaximized(DockView view) {
    if (beneath.isPresent()) {
      restore();
      return;
    }
    if (windowOf(view).filter(in -> in == window).isEmpty() || atEdge(view)) return;
    Ground now = ground(window);
    show(new Ground(Optional.of(Area.Tabs.of(view.id())), now.edges(), Optional.empty()));
    beneath = Optional.of(now);
  }

  /** Whether one view fills the window. */
  public boolean maximized() {
    return beneath.isPresent();
  }

  /** Ends that one view fills the window. */
  void restore() {
    Optional<Ground> before = beneath;
    beneath = Optional.empty();
    before.ifPresent(this::show);
  }

  private void show(Ground ground) {
    api.getDockingState().restoreWindowLayout(window, nodes.window(ground));
  }

  /**
   * The window in which a view is; nothing while it is closed or covered by one that fills the
   * window.
   */
  Optional<JFrame> windowOf(DockView view) {
    if (!api.isDocked(view)) return Optional.empty();
    return windows().stream()
        .filter(in -> ground(in).views().anyMatch(view.id()::equals))
        .findFirst();
  }

  /** Has a view's tab say something else. */
  public void label(DockView view, String text) {
    view.label(text);
    api.updateTabInfo(view);
  }

  /** Closes the windows that float and lets the library forget all views. */
  public void letGo() {
    for (JFrame other : new ArrayList<>(windows())) if (other != window) other.dispose();
    api.uninitialize();
  }
}
