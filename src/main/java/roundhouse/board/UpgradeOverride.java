package roundhouse.board;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A title's exception to the general rules about which tile may replace another.
 *
 * @param from number of the existing tile, or {@value #PRINTED} for a printed hex
 * @param to number of the new tile
 * @param allowed whether the upgrade is allowed although label, colour or stops differ; else it is
 *     forbidden
 * @param hexes where the exception applies; empty for everywhere
 */
public record UpgradeOverride(String from, String to, boolean allowed, Set<HexId> hexes) {
  /** Stands for the number of a printed hex. */
  public static final String PRINTED = "printed";

  private static final String FORM =
      "write it as '57 -> 630 also', '12 -> 206 never' or '14 -> 170 also on J3 J5'";

  public UpgradeOverride {
    hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
  }

  public UpgradeOverride(String from, String to, boolean allowed) {
    this(from, to, allowed, Set.of());
  }

  /**
   * Parses {@code 12 -> 206 never} or {@code 14 -> 170 also on J3 J5}.
   *
   * @throws IllegalArgumentException when the line has another form
   */
  public static UpgradeOverride parse(String line) {
    List<String> words = Arrays.asList(line.strip().split("[\\s,]+"));
    if (words.size() < 4 || !words.get(1).equals("->")) {
      throw new IllegalArgumentException("'" + line + "' is not an upgrade; " + FORM);
    }
    Set<HexId> hexes = hexes(line, words.subList(4, words.size()));
    return new UpgradeOverride(words.get(0), words.get(2), isAllowed(words.get(3)), hexes);
  }

  private static boolean isAllowed(String word) {
    return switch (word) {
      case "also" -> true;
      case "never" -> false;
      default ->
          throw new IllegalArgumentException(
              "'" + word + "' is neither 'also' nor 'never'; " + FORM);
    };
  }

  private static Set<HexId> hexes(String line, List<String> rest) {
    if (rest.isEmpty()) return Set.of();
    if (rest.size() == 1 || !rest.getFirst().equals("on")) {
      throw new IllegalArgumentException("'" + line + "' ends with unknown words; " + FORM);
    }
    return rest.stream().skip(1).map(HexId::of).collect(Collectors.toSet());
  }
}
