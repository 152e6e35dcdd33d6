package roundhouse.engine.track;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.Tile;
import roundhouse.board.TileColor;
import roundhouse.design.spec.steps.LayTrack;
import roundhouse.engine.AnswerType;

/**
 * The tiles that one turn allows: a list of combinations, each a line of words. "lay" and "upgrade"
 * stand for any tile, "lay-plain" and "upgrade-plain" for one without a large station, "lay-city"
 * and "upgrade-city" for one with.
 */
final class TileBudget {
  private static final List<String> KINDS =
      List.of("lay-plain", "lay-city", "upgrade-plain", "upgrade-city");

  /** Such lines, as a script answers them. */
  static final AnswerType<List<String>> LINES =
      new AnswerType<>(
          "string[]", answer -> AnswerType.list(answer, TileBudget::line), lines -> lines);

  private final List<List<String>> combinations;

  TileBudget(List<String> lines) {
    this.combinations = lines.stream().map(TileBudget::words).toList();
  }

  private static List<String> words(String line) {
    return List.of(line.strip().split("\\s+"));
  }

  private static String line(Object answer) {
    String line = AnswerType.TEXT.read().apply(answer);
    if (!LayTrack.WAYS.containsAll(words(line)))
      throw new IllegalArgumentException(
          "answer lines of these words: %s; '%s' has others"
              .formatted(String.join(", ", LayTrack.WAYS), line));
    return line;
  }

  /** The kind of a tile: "lay-city", "upgrade-plain". */
  static String kind(Tile tile) {
    if (tile.color() == TileColor.YELLOW) return tile.hasCity() ? "lay-city" : "lay-plain";
    return tile.hasCity() ? "upgrade-city" : "upgrade-plain";
  }

  static boolean upgrades(Tile tile) {
    return tile.color() != TileColor.YELLOW;
  }

  /** Whether {@code next} may follow the tiles already laid in the turn. */
  boolean allows(List<String> done, String next) {
    var all = new ArrayList<>(done);
    all.add(next);
    return combinations.stream().anyMatch(line -> fits(all, line));
  }

  /** Whether any further tile is allowed. */
  boolean allowsMore(List<String> done) {
    return KINDS.stream().anyMatch(kind -> allows(done, kind));
  }

  /** The kinds of tiles still allowed. */
  Set<String> openKinds(List<String> done) {
    return KINDS.stream().filter(kind -> allows(done, kind)).collect(Collectors.toSet());
  }

  private static boolean fits(List<String> kinds, List<String> words) {
    if (kinds.isEmpty()) return true;
    String kind = kinds.getFirst();
    for (int i = 0; i < words.size(); i++) {
      if (!kind.equals(words.get(i)) && !kind.startsWith(words.get(i) + "-")) continue;
      var left = new ArrayList<>(words);
      left.remove(i);
      if (fits(kinds.subList(1, kinds.size()), left)) return true;
    }
    return false;
  }
}
