package roundhouse.editor;

import static roundhouse.editor.dock.DockArea.Split.across;
import static roundhouse.editor.dock.DockArea.Split.down;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import roundhouse.editor.dock.DockArea;
import roundhouse.editor.dock.DockLayout;

/** Where the views stand until the user moves them. */
final class DefaultLayouts {
  /** Files on the left, the game in the middle, choices and books on the right. */
  static final String PLAY = "play";

  /** Texts and editors side by side, both large. */
  static final String DESIGN = "design";

  private DefaultLayouts() {}

  static Map<String, DockLayout> byName() {
    return Map.of(PLAY, DockLayout.of(play()), DESIGN, DockLayout.of(design()));
  }

  private static DockArea play() {
    Function<LayoutArea, DockArea.Tabs> tabs = area -> tabs(WindowView::inPlay, area);
    DockArea files = down(0.25, tabs.apply(LayoutArea.PROJECT), tabs.apply(LayoutArea.TEXTS));
    DockArea middle =
        down(
            0.73,
            tabs.apply(LayoutArea.MIDDLE),
            tabs.apply(LayoutArea.BELOW).front(WindowView.MARKET.id()));
    DockArea right = down(0.4, tabs.apply(LayoutArea.CHOICES), tabs.apply(LayoutArea.BOOKS));
    return across(0.22, files, across(0.6, middle, right));
  }

  private static DockArea design() {
    Function<LayoutArea, DockArea.Tabs> tabs = area -> tabs(WindowView::inDesign, area);
    DockArea editors =
        down(
            0.76,
            tabs.apply(LayoutArea.MIDDLE).front(WindowView.EDIT_MAP.id()),
            tabs.apply(LayoutArea.BELOW).front(WindowView.PROBLEMS.id()));
    return across(
        0.13, tabs.apply(LayoutArea.PROJECT), across(0.38, tabs.apply(LayoutArea.TEXTS), editors));
  }

  private static DockArea.Tabs tabs(Function<WindowView, LayoutArea> layout, LayoutArea area) {
    return DockArea.Tabs.of(
        Stream.of(WindowView.values())
            .filter(view -> layout.apply(view) == area)
            .map(WindowView::id)
            .toArray(String[]::new));
  }
}
