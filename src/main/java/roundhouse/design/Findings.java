package roundhouse.design;

import java.util.function.Consumer;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.board.TileNotationException;

/** Receives what checks find, by the paths of values, and knows where these were written. */
record Findings(Problems problems, Places places) {

  void error(String path, String message, String fix) {
    places.near(path).ifPresent(place -> problems.error(place, path, message, fix));
  }

  /** Tells of what can be meant and probably is not. */
  void warning(String path, String message, String fix) {
    places.near(path).ifPresent(place -> problems.warning(place, path, message, fix));
  }

  /** Tells if a text in the compact notation of tiles cannot be read. */
  void checkNotation(String path, TileColor color, String notation) {
    try {
      TileNotation.parse("own", color, notation);
    } catch (TileNotationException mistake) {
      error(
          path,
          mistake.getMessage(),
          "look at character " + (mistake.offset() + 1) + " of the notation");
    }
  }

  /** Tells if a text is not understood by what will read it later. */
  void checkText(String path, String text, Consumer<String> reader) {
    try {
      reader.accept(text);
    } catch (IllegalArgumentException refused) {
      error(path, refused.getMessage(), "");
    }
  }
}
