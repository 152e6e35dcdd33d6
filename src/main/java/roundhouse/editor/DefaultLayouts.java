package roundhouse.editor;

import static roundhouse.editor.dock.DockArea.Split.across;
import static roundhouse.editor.dock.DockArea.Split.down;

import java.util.Map;
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
    DockArea files = down(0.25, tabs(WindowView.PROJECT), tabs(WindowView.TEXTS));
    DockArea below =
        tabs(
                WindowView.LOG,
                WindowView.MARKET,
                WindowView.PROBLEMS,
                WindowView.TABLES,
                WindowView.STATISTICS,
                WindowView.SCRIPTS,
                WindowView.LINES,
                WindowView.SEATS)
            .front(WindowView.MARKET.id());
    DockArea middle =
        down(
            0.73,
            tabs(
                WindowView.BOARD,
                WindowView.EDIT_MAP,
                WindowView.EDIT_MARKET,
                WindowView.EDIT_TILES),
            below);
    DockArea right = down(0.4, tabs(WindowView.CHOICES), tabs(WindowView.BOOKS));
    return across(0.22, files, across(0.6, middle, right));
  }

  private static DockArea design() {
    DockArea editors =
        tabs(
            WindowView.EDIT_MAP,
            WindowView.EDIT_TILES,
            WindowView.EDIT_MARKET,
            WindowView.TABLES,
            WindowView.SCRIPTS,
            WindowView.BOARD);
    DockArea below =
        tabs(
            WindowView.PROBLEMS,
            WindowView.CHOICES,
            WindowView.BOOKS,
            WindowView.MARKET,
            WindowView.LOG,
            WindowView.STATISTICS,
            WindowView.LINES,
            WindowView.SEATS);
    return across(
        0.13,
        tabs(WindowView.PROJECT),
        across(0.38, tabs(WindowView.TEXTS), down(0.76, editors, below)));
  }

  private static DockArea.Tabs tabs(WindowView... views) {
    return DockArea.Tabs.of(Stream.of(views).map(WindowView::id).toArray(String[]::new));
  }
}
