package roundhouse.editor.dock;

import java.awt.Rectangle;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Where all views are.
 *
 * @param main the main window
 * @param windows the floating windows
 * @param closed views that the user closed; a view that is neither placed nor closed is new
 */
public record DockLayout(WindowContent main, List<WindowContent> windows, Set<String> closed) {

  /** An edge of a window where views wait to slide out. */
  public enum Edge {
    LEFT,
    RIGHT,
    BOTTOM
  }

  /**
   * The content of one window.
   *
   * @param area empty if all its views are at its edges
   * @param bounds of the window on the screen, in pixels; empty for the main window, whose bounds
   *     are kept elsewhere
   */
  public record WindowContent(
      Optional<DockArea> area, Map<Edge, List<String>> edges, Optional<Rectangle> bounds) {
    public WindowContent {
      edges = Map.copyOf(edges);
    }

    /** Its views, those at its edges last. */
    public Stream<String> views() {
      return Stream.concat(
          area.stream().flatMap(DockArea::views),
          Stream.of(Edge.values()).flatMap(edge -> edges.getOrDefault(edge, List.of()).stream()));
    }

    private WindowContent keeping(Predicate<String> wanted) {
      var kept = new EnumMap<Edge, List<String>>(Edge.class);
      edges.forEach((edge, views) -> kept.put(edge, views.stream().filter(wanted).toList()));
      return new WindowContent(area.flatMap(all -> all.keeping(wanted)), kept, bounds);
    }
  }

  public DockLayout {
    windows = List.copyOf(windows);
    closed = Set.copyOf(closed);
  }

  /** A layout with everything in the main window. */
  public static DockLayout of(DockArea area) {
    return new DockLayout(
        new WindowContent(Optional.of(area), Map.of(), Optional.empty()), List.of(), Set.of());
  }

  /** All placed views, those of the main window first. */
  public Stream<String> views() {
    return Stream.concat(main.views(), windows.stream().flatMap(WindowContent::views));
  }

  /** The same with only the known views, each in one place. */
  public DockLayout keeping(Set<String> known) {
    var seen = new HashSet<String>();
    Predicate<String> wanted = view -> known.contains(view) && seen.add(view);
    WindowContent kept = main.keeping(wanted);
    List<WindowContent> others =
        windows.stream()
            .map(ground -> ground.keeping(wanted))
            .filter(ground -> ground.views().findAny().isPresent())
            .toList();
    return new DockLayout(kept, others, closed);
  }

  /** The views in the same tabs as {@code view} in the main window, itself included. */
  public List<String> tabsWith(String view) {
    return main.area().map(area -> area.tabsWith(view)).orElse(List.of());
  }
}
