package roundhouse.editor.dock;

import java.awt.Rectangle;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where all views are.
 *
 * @param main the main window
 * @param windows the floating windows
 * @param closed views that the user closed; a view that is neither placed nor closed is new
 */
public record DockLayout(WindowContent main, List<WindowContent> windows, Set<String> closed) {

  /** An edge of a window where views are folded in until they are wanted. */
  public enum Edge {
    LEFT,
    RIGHT,
    BOTTOM
  }

  /**
   * The content of one window.
   *
   * @param area empty if all its views are at its edges
   * @param out the views that are folded out at its edges, at most one at each, with the pixels
   *     that they take
   * @param bounds of the window on the screen, in pixels; empty for the main window, whose bounds
   *     are kept elsewhere
   */
  public record WindowContent(
      Optional<DockArea> area,
      Map<Edge, List<String>> edges,
      Map<String, Integer> out,
      Optional<Rectangle> bounds) {
    public WindowContent {
      var all = new EnumMap<Edge, List<String>>(Edge.class);
      for (Edge edge : Edge.values()) all.put(edge, edges.getOrDefault(edge, List.of()));
      edges = Collections.unmodifiableMap(all);
      var shown = new TreeMap<>(out);
      shown.keySet().removeIf(view -> all.values().stream().noneMatch(at -> at.contains(view)));
      out = Collections.unmodifiableMap(shown);
    }

    /** A window with nothing but this area. */
    static WindowContent of(Optional<DockArea> area, Optional<Rectangle> bounds) {
      return new WindowContent(area, Map.of(), Map.of(), bounds);
    }

    /** Its views, those at its edges last. */
    public Stream<String> views() {
      return Stream.concat(
          area.stream().flatMap(DockArea::views), edges.values().stream().flatMap(List::stream));
    }

    /** Whether a view waits at an edge. */
    boolean isAtEdge(String view) {
      return edges.values().stream().anyMatch(views -> views.contains(view));
    }

    /** The same with another area. */
    WindowContent with(UnaryOperator<DockArea> how) {
      return new WindowContent(area.map(how), edges, out, bounds);
    }

    /** The same at other bounds. */
    WindowContent at(Rectangle other) {
      return new WindowContent(area, edges, out, Optional.of(other));
    }

    /** The same with a view folded out at its edge, in place of another one there. */
    WindowContent foldingOut(String view, int pixels) {
      List<String> there =
          edges.values().stream().filter(at -> at.contains(view)).findFirst().orElse(List.of());
      var others = new TreeMap<>(out);
      others.keySet().removeAll(there);
      others.put(view, pixels);
      return new WindowContent(area, edges, others, bounds);
    }

    /** The same with a view folded into its edge. */
    WindowContent foldingIn(String view) {
      var others = new TreeMap<>(out);
      others.remove(view);
      return new WindowContent(area, edges, others, bounds);
    }

    /** The same with only the wanted views. */
    WindowContent keeping(Predicate<String> wanted) {
      var kept = new EnumMap<Edge, List<String>>(Edge.class);
      edges.forEach((edge, views) -> kept.put(edge, views.stream().filter(wanted).toList()));
      return new WindowContent(area.flatMap(all -> all.keeping(wanted)), kept, out, bounds);
    }
  }

  public DockLayout {
    windows = List.copyOf(windows);
    closed = Set.copyOf(closed);
  }

  /** A layout with everything in the main window. */
  public static DockLayout of(DockArea area) {
    return of(WindowContent.of(Optional.of(area), Optional.empty()));
  }

  /** A layout without floating windows in which no view was closed. */
  static DockLayout of(WindowContent main) {
    return new DockLayout(main, List.of(), Set.of());
  }

  /** A layout without any view. */
  static DockLayout empty() {
    return of(WindowContent.of(Optional.empty(), Optional.empty()));
  }

  /** All placed views, those of the main window first. */
  public Stream<String> views() {
    return Stream.concat(main.views(), windows.stream().flatMap(WindowContent::views));
  }

  /** The contents of all windows, the main one first. */
  List<WindowContent> all() {
    return Stream.concat(Stream.of(main), windows.stream()).toList();
  }

  /** The views in the same tabs as {@code view} in the main window, itself included. */
  public List<String> tabsWith(String view) {
    return main.area().map(area -> area.tabsWith(view)).orElse(List.of());
  }

  /** Whether a view is in the area of a window, not at an edge. */
  boolean isInArea(String view) {
    return all().stream()
        .flatMap(window -> window.area().stream())
        .flatMap(DockArea::views)
        .anyMatch(view::equals);
  }

  /** The same with only the known views, each in one place. */
  public DockLayout keeping(Set<String> known) {
    var seen = new HashSet<String>();
    DockLayout kept = keeping((String view) -> known.contains(view) && seen.add(view));
    return new DockLayout(
        kept.main,
        kept.windows,
        closed.stream()
            .filter(view -> known.contains(view) && !seen.contains(view))
            .collect(Collectors.toSet()));
  }

  private DockLayout keeping(Predicate<String> wanted) {
    WindowContent kept = main.keeping(wanted);
    List<WindowContent> others =
        windows.stream()
            .map(window -> window.keeping(wanted))
            .filter(window -> window.views().findAny().isPresent())
            .toList();
    return new DockLayout(kept, others, closed);
  }

  /** The same with a view in no place. */
  private DockLayout without(String view) {
    return keeping((String each) -> !each.equals(view))
        .closing(closed.stream().filter(each -> !each.equals(view)).collect(Collectors.toSet()));
  }

  private DockLayout closing(Set<String> others) {
    return new DockLayout(main, windows, others);
  }

  /** The same with a view closed. */
  DockLayout closing(String view) {
    return without(view)
        .closing(Stream.concat(closed.stream(), Stream.of(view)).collect(Collectors.toSet()));
  }

  /** The same with other windows where {@code wanted} holds. */
  private DockLayout changing(Predicate<WindowContent> wanted, UnaryOperator<WindowContent> how) {
    UnaryOperator<WindowContent> each = window -> wanted.test(window) ? how.apply(window) : window;
    return new DockLayout(each.apply(main), windows.stream().map(each).toList(), closed);
  }

  private DockLayout replacing(String view, Function<DockArea.Tabs, DockArea> how) {
    return changing(_ -> true, window -> window.with(area -> area.replacing(view, how)));
  }

  /** The same with a view at a place beside another one. */
  DockLayout moving(String view, DockPlace where, String beside) {
    return where == DockPlace.TABS
        ? moving(view, beside, Integer.MAX_VALUE)
        : without(view).replacing(beside, tabs -> where.split(view, tabs, 0.5));
  }

  /** The same with a view in the tabs of another one, at a place counted from 0. */
  DockLayout moving(String view, String beside, int tab) {
    return without(view).replacing(beside, tabs -> tabs.with(view, tab));
  }

  /**
   * The same with a view along one side of a window.
   *
   * @param share of the window that it takes
   * @param inside another view of the window; none for the main window
   */
  DockLayout bordering(String view, DockPlace side, double share, Optional<String> inside) {
    DockLayout rest = without(view);
    return rest.changing(
        window ->
            inside.map(other -> window.views().anyMatch(other::equals)).orElse(window == rest.main),
        window ->
            new WindowContent(
                window
                    .area()
                    .map(area -> side.split(view, area, share))
                    .or(() -> Optional.of(DockArea.Tabs.of(view))),
                window.edges(),
                window.out(),
                window.bounds()));
  }

  /** The same with a view at an edge of the main window. */
  DockLayout hiding(String view, Edge edge) {
    DockLayout rest = without(view);
    var edges = new EnumMap<>(rest.main.edges());
    edges.merge(
        edge, List.of(view), (one, other) -> Stream.concat(one.stream(), other.stream()).toList());
    var changed = new WindowContent(rest.main.area(), edges, rest.main.out(), rest.main.bounds());
    return new DockLayout(changed, rest.windows, rest.closed);
  }

  /** The same with a view in a window of its own. */
  DockLayout floating(String view, Rectangle bounds) {
    DockLayout rest = without(view);
    var own = WindowContent.of(Optional.of(DockArea.Tabs.of(view)), Optional.of(bounds));
    return new DockLayout(
        rest.main, Stream.concat(rest.windows.stream(), Stream.of(own)).toList(), rest.closed);
  }

  /** The same with another content of one window, the main one being 0. */
  DockLayout with(int window, UnaryOperator<WindowContent> how) {
    WindowContent old = all().get(window);
    return changing(each -> each == old, how);
  }
}
