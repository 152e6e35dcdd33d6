package roundhouse.editor;

import java.util.Locale;
import roundhouse.editor.dock.Side;

/** The views there are: what their tabs say, on which side of the window they belong, and the key that goes there. */
enum Views {
  PROJECT("Project", Side.LEFT, "alt 1"),
  TEXTS("Texts", Side.LEFT, "alt 2"),
  BOARD("Board", Side.MIDDLE, "alt 3"),
  CHOICES("Choices", Side.RIGHT, "alt 4"),
  BOOKS("Books", Side.RIGHT, "alt 5"),
  MARKET("Market", Side.BELOW, "alt 6"),
  PROBLEMS("Problems", Side.BELOW, "alt 7"),
  TABLES("Tables", Side.BELOW, "alt 8"),
  LOG("Log", Side.BELOW, "alt 9"),
  STATISTICS("Statistics", Side.BELOW, ""),
  SCRIPTS("Scripts", Side.BELOW, ""),
  LINES("Lines", Side.BELOW, ""),
  SEATS("Seats", Side.BELOW, ""),
  EDIT_MAP("Edit map", Side.MIDDLE, "alt shift 1"),
  EDIT_MARKET("Edit market", Side.MIDDLE, "alt shift 2"),
  EDIT_TILES("Edit tiles", Side.MIDDLE, "alt shift 3");

  private final String title;
  private final Side side;
  private final String key;

  Views(String title, Side side, String key) {
    this.title = title;
    this.side = side;
    this.key = key;
  }

  /** What its tab says. */
  String title() {
    return title;
  }

  Side side() {
    return side;
  }

  /** The key that goes there, "" for none. */
  String key() {
    return key;
  }

  /** By which layouts know it. */
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
