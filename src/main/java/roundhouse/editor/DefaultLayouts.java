package roundhouse.editor;

import static roundhouse.editor.dock.DockArea.Split.across;
import static roundhouse.editor.dock.DockArea.Split.down;

import java.awt.GraphicsEnvironment;
import java.awt.Rectangle;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.editor.dock.DockArea;
import roundhouse.editor.dock.DockLayout;
import roundhouse.editor.workspace.Workspaces;

/** Where the views are until the user moves them. */
final class DefaultLayouts {
  /** All views: files on the left, the game in the middle, choices and books on the right. */
  static final String PLAY = "play";

  /** The map and the other editors, with texts beside them where both have room. */
  static final String DESIGN = "design";

  /** Experiments and statistics. */
  static final String EVIDENCE = "evidence";

  /** The least width of a screen, in pixels, on which texts of 70 letters stand beside a map. */
  private static final int FOUR_COLUMNS = 1790;

  /** The least width on which files and game stand beside the editors. */
  private static final int THREE_COLUMNS = 1200;

  private DefaultLayouts() {}

  static Map<String, DockLayout> byName() {
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    return byName(screen.width);
  }

  /**
   * @param width of the screen, in pixels
   */
  static Map<String, DockLayout> byName(int width) {
    return Map.of(PLAY, DockLayout.of(play()), DESIGN, design(width), EVIDENCE, evidence());
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

  /** The editors, the map in front; files at the left, the game at the right, its parts below. */
  private static DockLayout design(int width) {
    Set<String> elsewhere = evidence().views().collect(Collectors.toSet());
    Function<LayoutArea, DockArea.Tabs> tabs =
        area -> tabs(WindowView::inDesign, area, view -> !elsewhere.contains(view.id()));
    DockArea.Tabs below = tabs.apply(LayoutArea.BELOW).front(WindowView.PROBLEMS.id());
    DockArea.Tabs alone = tabs.apply(LayoutArea.MIDDLE);
    if (width < THREE_COLUMNS)
      return only(
          across(
              0.34,
              joined(tabs, LayoutArea.PROJECT, LayoutArea.TEXTS, LayoutArea.GAME)
                  .front(WindowView.TEXTS.id()),
              down(0.76, alone.front(WindowView.EDIT_MAP.id()), below)));
    boolean four = width >= FOUR_COLUMNS;
    DockArea.Tabs editors = four ? alone : joined(tabs, LayoutArea.MIDDLE, LayoutArea.TEXTS);
    DockArea canvas = down(0.8, editors.front(WindowView.EDIT_MAP.id()), below);
    return only(
        across(
            0.11,
            tabs.apply(LayoutArea.PROJECT),
            across(
                0.78,
                four ? across(0.44, tabs.apply(LayoutArea.TEXTS), canvas) : canvas,
                tabs.apply(LayoutArea.GAME))));
  }

  private static DockArea.Tabs joined(
      Function<LayoutArea, DockArea.Tabs> tabs, LayoutArea... areas) {
    return DockArea.Tabs.of(
        Stream.of(areas).flatMap(area -> tabs.apply(area).order().stream()).toArray(String[]::new));
  }

  /** The results of many games, beside those of this game. */
  private static DockLayout evidence() {
    return only(
        across(
            0.62,
            down(0.6, tabs(WindowView.EXPERIMENTS), tabs(WindowView.STATISTICS)),
            down(0.5, tabs(WindowView.ADVICE, WindowView.SEATS), tabs(WindowView.LINES))));
  }

  /** A layout in which the views that it does not name are closed. */
  private static DockLayout only(DockArea area) {
    DockLayout open = DockLayout.of(area);
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
