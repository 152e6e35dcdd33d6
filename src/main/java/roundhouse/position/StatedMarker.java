package roundhouse.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import roundhouse.board.Board;
import roundhouse.board.Marker;

/**
 * A station marker as written in tests: its hex, {@code D14}, or a city of it, {@code D14/1}.
 *
 * @param city its number among the cities of the hex, from 0
 */
public record StatedMarker(String hex, OptionalInt city) {

  /** The marker of a text; empty if it is not a place of a marker. */
  static Optional<StatedMarker> read(String text) {
    if (!text.matches("[^/]+(/[0-9])?")) return Optional.empty();
    int slash = text.indexOf('/');
    return Optional.of(
        slash < 0
            ? new StatedMarker(text, OptionalInt.empty())
            : new StatedMarker(
                text.substring(0, slash), OptionalInt.of(text.charAt(slash + 1) - '0')));
  }

  /**
   * @throws IllegalArgumentException if the text is not a place of a marker
   */
  static StatedMarker parse(String text) {
    return read(text).orElseThrow(() -> new IllegalArgumentException(fault(text)));
  }

  /** What to tell about a text that is not a place of a marker. */
  static String fault(String text) {
    return "'"
        + text
        + "' is not a place of a marker: write its hex, and the number of its city from 0 if the"
        + " hex has several, like D14/1";
  }

  /** The place of a marker, with its city only where the hex has several. */
  public static StatedMarker of(Board board, Marker marker) {
    List<Integer> cities = board.tile(marker.hex()).cities();
    return new StatedMarker(
        marker.hex().text(),
        cities.size() > 1 ? OptionalInt.of(cities.indexOf(marker.city())) : OptionalInt.empty());
  }

  /** Whether it names the place of another, with or without the city. */
  boolean includes(StatedMarker other) {
    return hex.equals(other.hex) && (city.isEmpty() || city.equals(other.city));
  }

  @Override
  public String toString() {
    return city.isEmpty() ? hex : hex + "/" + city.getAsInt();
  }
}
