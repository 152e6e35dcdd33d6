package roundhouse.turn.facts;

import java.util.List;
import java.util.Optional;

/**
 * What a row of the card shows.
 *
 * @param company whose chip comes before it
 * @param says what it is, in a few words
 * @param value a price or another sum, at the right; "" for none
 * @param details what follows from it, one line each; as many as the kind always has, so that no
 *     row grows when an answer arrives
 */
public record RowFacts(Optional<String> company, String says, String value, List<String> details) {
  /** Between facts of one line. */
  public static final String BETWEEN = " · ";

  public RowFacts {
    details = List.copyOf(details);
  }

  /** A line of words that leaves out what is empty. */
  public static String line(String... parts) {
    return String.join(BETWEEN, List.of(parts).stream().filter(part -> !part.isBlank()).toList());
  }
}
