package roundhouse.design.checks;

import java.util.function.Consumer;
import java.util.function.Predicate;
import roundhouse.board.TileColor;
import roundhouse.board.TileNotation;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;

/**
 * Collects what the checks find, by value path, and knows where each value was written.
 *
 * @param written whether the value at a place is written by what is checked now: the design itself
 *     rather than one that it extends, or an option
 */
public record CheckFindings(Problems problems, ValuePlaces places, Predicate<SourcePlace> written) {

  void error(String path, String message, String fix) {
    places.near(path).ifPresent(place -> problems.error(place, path, message, fix));
  }

  /** Reports what is allowed but probably a mistake. */
  void warning(String path, String message, String fix) {
    places.near(path).ifPresent(place -> problems.warning(place, path, message, fix));
  }

  /** Reports a key that changes nothing. */
  void idle(String path, String why, String fix) {
    idle(path, path.substring(path.lastIndexOf('.') + 1), why, fix);
  }

  /**
   * Reports something that changes nothing. What only a variant or an option makes idle is no
   * mistake: it counts without that.
   */
  void idle(String path, String what, String why, String fix) {
    if (places.near(path).filter(written).isPresent())
      warning(path, "'" + what + "' has no effect: " + why, fix);
  }

  /** Reports a text that is not valid compact tile notation. */
  void checkNotation(String path, TileColor color, String notation) {
    TileNotation.fault(color, notation)
        .ifPresent(
            fault ->
                error(
                    path,
                    fault.message(),
                    "check character " + (fault.offset() + 1) + " of the notation"));
  }

  /** Reports a text that the reader which uses it later would refuse. */
  void checkText(String path, String text, Consumer<String> reader) {
    try {
      reader.accept(text);
    } catch (IllegalArgumentException refused) {
      error(path, refused.getMessage(), "");
    }
  }
}
