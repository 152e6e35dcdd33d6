package roundhouse.editor.workspace;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A way for the parts of Play to share the screen; those that show more at once come first. */
public enum Recipe {
  /** The board; market, holdings and log above each other; the card. */
  COLUMNS,
  /** A market of one or two rows lies under the board; card and holdings at the right. */
  STRIP,
  /** The board; the card above the tabs of market, holdings and log. */
  SIDE,
  /** Board, market, holdings and log as tabs beside the card: all that a small screen allows. */
  TABS;

  /** Its name in the settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Recipe> of(String id) {
    return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
