package roundhouse.editor;

import static roundhouse.editor.dock.Area.Split.across;
import static roundhouse.editor.dock.Area.Split.down;

import java.util.Map;
import java.util.stream.Stream;
import roundhouse.editor.dock.Area;
import roundhouse.editor.dock.DockLayout;

/** Where the views stand until the user moves them. */
final class Layouts {
  /** Files on the left, the game in the middle, choices and books on the right. */
  static final String PLAY = "play";

  /** Texts and editors side by side, both large. */
  static final String DESIGN = "design";

  private Layouts() {}

  static Map<String, DockLayout> usual() {
    return Map.of(PLAY, DockLayout.of(play()), DESIGN, DockLayout.of(design()));
  }

  private static Area play() {
    Area files = down(0.25, tabs(Views.PROJECT), tabs(Views.TEXTS));
    Area below =
        tabs(
                Views.LOG,
                Views.MARKET,
                Views.PROBLEMS,
                Views.TABLES,
                Views.STATISTICS,
                Views.SCRIPTS,
                Views.LINES,
                Views.SEATS)
            .front(Views.MARKET.id());
    Area middle =
        down(0.73, tabs(Views.BOARD, Views.EDIT_MAP, Views.EDIT_MARKET, Views.EDIT_TILES), below);
    Area right = down(0.4, tabs(Views.CHOICES), tabs(Views.BOOKS));
    return across(0.22, files, across(0.6, middle, right));
  }

  private static Area design() {
    Area editors =
        tabs(
            Views.EDIT_MAP,
            Views.EDIT_TILES,
            Views.EDIT_MARKET,
            Views.TABLES,
            Views.SCRIPTS,
            Views.BOARD);
    Area below =
        tabs(
            Views.PROBLEMS,
            Views.CHOICES,
            Views.BOOKS,
            Views.MARKET,
            Views.LOG,
            Views.STATISTICS,
            Views.LINES,
            Views.SEATS);
    return across(
        0.13, tabs(Views.PROJECT), across(0.38, tabs(Views.TEXTS), down(0.76, editors, below)));
  }

  private static Area.Tabs tabs(Views... views) {
    return Area.Tabs.of(Stream.of(views).map(Views::id).toArray(String[]::new));
  }
}
