package roundhouse.lab.experiment;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.design.spec.NumberRange;
import roundhouse.lab.batch.Variant;

/** The numbers of players of an experiment. */
public final class PlayerNumbers {
  private static final String NUMBER = "\\d{1,3}";

  private PlayerNumbers() {}

  /**
   * The numbers of players that a text names, all that are possible if it is blank.
   *
   * @throws IllegalArgumentException when not all sides are for them
   */
  public static List<Integer> of(List<Variant> sides, String text) {
    NumberRange possible = common(sides);
    if (text.isBlank()) return range(possible.min(), possible.max());
    String[] ends = text.split("\\.\\.|-", 2);
    if (ends[0].strip().matches(NUMBER) && ends[ends.length - 1].strip().matches(NUMBER)) {
      int from = Integer.parseInt(ends[0].strip());
      int to = Integer.parseInt(ends[ends.length - 1].strip());
      if (possible.contains(from) && possible.contains(to) && from <= to) return range(from, to);
    }
    throw new IllegalArgumentException(
        "'%s' is for %s to %s players: give a number or a range within that, like %s..%s, not '%s'"
            .formatted(
                sides.stream()
                    .map(each -> each.title().id())
                    .distinct()
                    .collect(Collectors.joining(", ")),
                possible.min(),
                possible.max(),
                possible.min(),
                possible.max(),
                text));
  }

  /** The numbers of players that all sides are for. */
  private static NumberRange common(List<Variant> sides) {
    int least = 0;
    int most = Integer.MAX_VALUE;
    for (Variant side : sides) {
      least = Math.max(least, side.title().design().players().min());
      most = Math.min(most, side.title().design().players().max());
    }
    if (least > most)
      throw new IllegalArgumentException("No number of players suits all of these designs.");
    return new NumberRange(least, most);
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }
}
