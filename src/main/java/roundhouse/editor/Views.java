package roundhouse.editor;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.editor.dock.Side;
import roundhouse.words.Words;

/**
 * All views: their tab titles, the side of the window they belong to, and the key that goes there.
 */
enum Views {
  PROJECT(Words.of("views.project"), Side.LEFT, "alt 1"),
  TEXTS(Words.of("views.texts"), Side.LEFT, "alt 2"),
  BOARD(Words.of("views.board"), Side.MIDDLE, "alt 3"),
  CHOICES(Words.of("views.choices"), Side.RIGHT, "alt 4"),
  BOOKS(Words.of("views.books"), Side.RIGHT, "alt 5"),
  MARKET(Words.of("views.market"), Side.BELOW, "alt 6"),
  PROBLEMS(Words.of("views.problems"), Side.BELOW, "alt 7"),
  TABLES(Words.of("views.tables"), Side.BELOW, "alt 8"),
  LOG(Words.of("views.log"), Side.BELOW, "alt 9"),
  STATISTICS(Words.of("views.statistics"), Side.BELOW, ""),
  SCRIPTS(Words.of("views.scripts"), Side.BELOW, ""),
  LINES(Words.of("views.lines"), Side.BELOW, ""),
  SEATS(Words.of("views.seats"), Side.BELOW, ""),
  EDIT_MAP(Words.of("views.edit-map"), Side.MIDDLE, "alt shift 1"),
  EDIT_MARKET(Words.of("views.edit-market"), Side.MIDDLE, "alt shift 2"),
  EDIT_TILES(Words.of("views.edit-tiles"), Side.MIDDLE, "alt shift 3");

  private final String title;
  private final Side side;
  private final String key;

  Views(String title, Side side, String key) {
    this.title = title;
    this.side = side;
    this.key = key;
  }

  /** The text of its tab. */
  String title() {
    return title;
  }

  Side side() {
    return side;
  }

  /** The key that goes there; "" if none. */
  String key() {
    return key;
  }

  /** The view with that id. */
  static Optional<Views> of(String id) {
    return Stream.of(values()).filter(view -> view.id().equals(id)).findFirst();
  }

  /** The name of the view in saved layouts. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
