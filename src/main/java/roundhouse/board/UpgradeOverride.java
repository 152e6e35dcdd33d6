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

  private static final String ALSO = "also";
  private static final Set<String> VERBS = Set.of(ALSO, "never");

  private static final String FORM =
      "write it as '57 -> 630 also', '12 -> 206 never' or '14 15 -> 170 also on J3 J5'";

  public UpgradeOverride {
    hexes = Collections.unmodifiableSet(new TreeSet<>(hexes));
  }

  public UpgradeOverride(String from, String to, boolean allowed) {
    this(from, to, allowed, Set.of());
  }

  /**
   * Parses {@code 12 -> 206 never} or {@code 14 15 -> 170 also on J3 J5}, an exception for each
   * pair of tiles.
   *
   * @throws IllegalArgumentException when the line has another form
   */
  public static List<UpgradeOverride> parse(String line) {
    List<String> words = Arrays.asList(line.strip().split("[\\s,]+"));
    int arrow = words.indexOf("->");
    int verb = arrow + 1;
    while (verb < words.size() && !VERBS.contains(words.get(verb))) verb++;
    if (arrow < 1 || verb == arrow + 1)
      throw new IllegalArgumentException("'" + line + "' is not an upgrade; " + FORM);
    if (verb == words.size())
      throw new IllegalArgumentException("'" + line + "' says neither 'also' nor 'never'; " + FORM);
    boolean allowed = words.get(verb).equals(ALSO);
    Set<HexId> hexes = hexes(line, words.subList(verb + 1, words.size()));
    List<String> to = words.subList(arrow + 1, verb);
    return words.subList(0, arrow).stream()
        .flatMap(from -> to.stream().map(after -> new UpgradeOverride(from, after, allowed, hexes)))
        .toList();
  }

  private static Set<HexId> hexes(String line, List<String> rest) {
    if (rest.isEmpty()) return Set.of();
    if (rest.size() == 1 || !rest.getFirst().equals("on")) {
      throw new IllegalArgumentException("'" + line + "' ends with unknown words; " + FORM);
    }
    return rest.stream().skip(1).map(HexId::of).collect(Collectors.toSet());
  }
}
