package roundhouse.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Merges two edits of one text if they are in different places. */
public final class ThreeWayMerge {
  private ThreeWayMerge() {}

  /** The lines of {@code base} from {@code from} up to {@code to} became {@code lines}. */
  private record Edit(int from, int to, List<String> lines) {

    static Edit between(List<String> base, List<String> after) {
      int most = Math.min(base.size(), after.size());
      int same = 0;
      while (same < most && base.get(same).equals(after.get(same))) same++;
      int tail = 0;
      while (tail < most - same
          && base.get(base.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) tail++;
      return new Edit(same, base.size() - tail, after.subList(same, after.size() - tail));
    }
  }

  /** The text with both edits; empty if they overlap or touch. */
  public static Optional<String> merge(String base, String mine, String theirs) {
    if (mine.equals(theirs) || base.equals(theirs)) return Optional.of(mine);
    if (base.equals(mine)) return Optional.of(theirs);
    List<String> lines = lines(base);
    Edit one = Edit.between(lines, lines(mine));
    Edit other = Edit.between(lines, lines(theirs));
    Edit first = one.from() <= other.from() ? one : other;
    Edit second = first == one ? other : one;
    if (first.to() >= second.from()) return Optional.empty();
    var merged = new ArrayList<>(lines.subList(0, first.from()));
    merged.addAll(first.lines());
    merged.addAll(lines.subList(first.to(), second.from()));
    merged.addAll(second.lines());
    merged.addAll(lines.subList(second.to(), lines.size()));
    return Optional.of(String.join("\n", merged));
  }

  private static List<String> lines(String text) {
    return List.of(text.split("\n", -1));
  }
}
