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
import roundhouse.editor.workspace.Workspace;
import roundhouse.editor.workspace.Workspaces;

/** Where the views are until the user moves them. */
final class DefaultLayouts {
  /** All views: files on the left, the game in the middle, choices and books on the right. */
  static final String PLAY = "play";

  /** Texts and editors side by side, both large. */
  static final String DESIGN = "design";

  /** Experiments and statistics. */
  static final String EVIDENCE = "evidence";

  /** The least width of a screen, in pixels, on which four columns can be read. */
  private static final int FOUR_COLUMNS = 1200;

  private DefaultLayouts() {}

  static Map<String, DockLayout> byName() {
    Rectangle screen = GraphicsEnvironment.getLocalGraphicsEnvironment().getMaximumWindowBounds();
    return byName(screen.width < FOUR_COLUMNS);
  }

  /**
   * @param small whether the screen is too narrow for files, texts, editors and game side by side
   */
  static Map<String, DockLayout> byName(boolean small) {
    return Map.of(PLAY, DockLayout.of(play()), DESIGN, design(small), EVIDENCE, evidence());
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

  /** Files, texts and editors, with the parts of the game below. */
  private static DockLayout design(boolean small) {
    Function<LayoutArea, DockArea.Tabs> tabs =
        area -> tabs(WindowView::inDesign, area, view -> view.home() != Workspace.EVIDENCE);
    DockArea editors =
        down(
            0.76,
            tabs.apply(LayoutArea.MIDDLE).front(WindowView.EDIT_MAP.id()),
            tabs.apply(LayoutArea.BELOW).front(WindowView.PROBLEMS.id()));
    return only(small ? across(0.34, columns(tabs), editors) : inFour(tabs, editors));
  }

  private static DockArea inFour(Function<LayoutArea, DockArea.Tabs> tabs, DockArea editors) {
    return across(
        0.13,
        tabs.apply(LayoutArea.PROJECT),
        across(
            0.74,
            across(0.38, tabs.apply(LayoutArea.TEXTS), editors),
            tabs.apply(LayoutArea.GAME)));
  }

  /** What is beside the editors on a large screen, as tabs of one column. */
  private static DockArea columns(Function<LayoutArea, DockArea.Tabs> tabs) {
    String[] views =
        Stream.of(LayoutArea.PROJECT, LayoutArea.TEXTS, LayoutArea.GAME)
            .flatMap(area -> tabs.apply(area).order().stream())
            .toArray(String[]::new);
    return DockArea.Tabs.of(views).front(WindowView.TEXTS.id());
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
