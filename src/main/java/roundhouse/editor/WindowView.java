package roundhouse.editor;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.editor.dock.DockSide;
import roundhouse.words.UiWords;

/**
 * All views: their tab titles, the side of the window they belong to, and the key that goes there.
 */
enum WindowView {
  PROJECT(UiWords.of("views.project"), DockSide.LEFT, "alt 1"),
  TEXTS(UiWords.of("views.texts"), DockSide.LEFT, "alt 2"),
  BOARD(UiWords.of("views.board"), DockSide.MIDDLE, "alt 3"),
  CHOICES(UiWords.of("views.choices"), DockSide.RIGHT, "alt 4"),
  BOOKS(UiWords.of("views.books"), DockSide.RIGHT, "alt 5"),
  MARKET(UiWords.of("views.market"), DockSide.BELOW, "alt 6"),
  PROBLEMS(UiWords.of("views.problems"), DockSide.BELOW, "alt 7"),
  TABLES(UiWords.of("views.tables"), DockSide.BELOW, "alt 8"),
  LOG(UiWords.of("views.log"), DockSide.BELOW, "alt 9"),
  STATISTICS(UiWords.of("views.statistics"), DockSide.BELOW, ""),
  SCRIPTS(UiWords.of("views.scripts"), DockSide.BELOW, ""),
  LINES(UiWords.of("views.lines"), DockSide.BELOW, ""),
  SEATS(UiWords.of("views.seats"), DockSide.BELOW, ""),
  EDIT_MAP(UiWords.of("views.edit-map"), DockSide.MIDDLE, "alt shift 1"),
  EDIT_MARKET(UiWords.of("views.edit-market"), DockSide.MIDDLE, "alt shift 2"),
  EDIT_TILES(UiWords.of("views.edit-tiles"), DockSide.MIDDLE, "alt shift 3");

  private final String title;
  private final DockSide side;
  private final String key;

  WindowView(String title, DockSide side, String key) {
    this.title = title;
    this.side = side;
    this.key = key;
  }

  /** The text of its tab. */
  String title() {
    return title;
  }

  DockSide side() {
    return side;
  }

  /** The key that goes there; "" if none. */
  String key() {
    return key;
  }

  /** The view with that id. */
  static Optional<WindowView> of(String id) {
    return Stream.of(values()).filter(view -> view.id().equals(id)).findFirst();
  }

  /** The name of the view in saved layouts. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
