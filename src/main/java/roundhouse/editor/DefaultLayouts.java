package roundhouse.editor;

import static roundhouse.editor.dock.DockArea.Split.across;
import static roundhouse.editor.dock.DockArea.Split.down;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.editor.dock.DockArea;
import roundhouse.editor.dock.DockLayout;
import roundhouse.editor.dock.DockLayout.Edge;
import roundhouse.editor.workspace.Workspaces;

/** Where the views are until the user moves them. */
final class DefaultLayouts {
  /** All views: files on the left, the game in the middle, choices and books on the right. */
  static final String PLAY = "play";

  /** The map and the other editors, with files, texts and the game folded to their sides. */
  static final String DESIGN = "design";

  /** Experiments and statistics. */
  static final String EVIDENCE = "evidence";

  /** The least width of the window, in pixels, in which the game stands beside a large map. */
  private static final int WIDE = 1790;

  private DefaultLayouts() {}

  /**
   * @param width of the window, in pixels
   */
  static Map<String, DockLayout> byName(int width) {
    return Map.of(PLAY, DockLayout.of(play()), DESIGN, design(width), EVIDENCE, evidence(width));
  }

  /** The views that each workspace shows. */
  static Workspaces.Layouts byWorkspace() {
    return new Workspaces.Layouts(List.of(DESIGN, PLAY), EVIDENCE);
  }

  private static DockArea play() {
    Function<LayoutArea, DockArea.Tabs> tabs = area -> tabs(WindowView::inPlay, area, _ -> true);
    DockArea files = down(0.25, tabs.apply(LayoutArea.PROJECT), tabs.apply(LayoutArea.TEXTS));
    DockArea middle =
        down(
            0.73,
            tabs.apply(LayoutArea.MIDDLE),
            tabs.apply(LayoutArea.BELOW).front(WindowView.MARKET.id()));
    DockArea right = down(0.58, tabs.apply(LayoutArea.CHOICES), tabs.apply(LayoutArea.BOOKS));
    return across(0.22, files, across(0.6, middle, right));
  }

  /** The editors, the map in front; the rest is folded into the edges. */
  private static DockLayout design(int width) {
    Set<String> elsewhere = evidence(width).views().collect(Collectors.toSet());
    Function<LayoutArea, DockArea.Tabs> tabs =
        area -> tabs(WindowView::inDesign, area, view -> !elsewhere.contains(view.id()));
    List<String> files =
        Stream.of(LayoutArea.PROJECT, LayoutArea.TEXTS)
            .flatMap(area -> tabs.apply(area).views())
            .toList();
    List<String> game = tabs.apply(LayoutArea.GAME).order();
    List<String> below = tabs.apply(LayoutArea.BELOW).order();
    var content =
        new DockLayout.WindowContent(
            Optional.of(tabs.apply(LayoutArea.MIDDLE).front(WindowView.EDIT_MAP.id())),
            Map.of(Edge.LEFT, files, Edge.RIGHT, game, Edge.BOTTOM, below),
            width < WIDE ? Map.of() : Map.of(WindowView.GAME.id(), LayoutArea.GAME.foldedOut()),
            Optional.empty());
    return only(new DockLayout(content, List.of(), Set.of()));
  }

  /**
   * The results of many games in the whole height, where there is room beside those of this game;
   * what Play shows beside the board is folded into the edge.
   */
  private static DockLayout evidence(int width) {
    DockArea results =
        width < WIDE
            ? tabs(WindowView.EXPERIMENTS, WindowView.SEARCHES, WindowView.STATISTICS)
            : across(
                0.62,
                tabs(WindowView.EXPERIMENTS, WindowView.SEARCHES),
                tabs(WindowView.STATISTICS));
    List<String> game = tabs(WindowView.ADVICE, WindowView.SEATS, WindowView.LINES).order();
    return only(
        new DockLayout(
            new DockLayout.WindowContent(
                Optional.of(results), Map.of(Edge.RIGHT, game), Map.of(), Optional.empty()),
            List.of(),
            Set.of()));
  }

  /** A layout in which the views that it does not name are closed. */
  private static DockLayout only(DockLayout open) {
    Set<String> named = open.views().collect(Collectors.toSet());
    return new DockLayout(
        open.main(),
        List.of(),
        Stream.of(WindowView.values())
            .map(WindowView::id)
            .filter(view -> !named.contains(view))
            .collect(Collectors.toSet()));
  }

  private static DockArea.Tabs tabs(WindowView... views) {
    return DockArea.Tabs.of(Stream.of(views).map(WindowView::id).toArray(String[]::new));
  }

  private static DockArea.Tabs tabs(
      Function<WindowView, LayoutArea> layout, LayoutArea area, Predicate<WindowView> wanted) {
    return DockArea.Tabs.of(
        Stream.of(WindowView.values())
            .filter(view -> layout.apply(view) == area && wanted.test(view))
            .map(WindowView::id)
            .toArray(String[]::new));
  }
}
