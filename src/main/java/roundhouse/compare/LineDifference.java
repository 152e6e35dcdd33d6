package roundhouse.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * The difference of two texts, line by line.
 *
 * @param lines of both texts in order, each kept, removed or added
 */
public record LineDifference(List<Line> lines) {
  private static final int AROUND = 2;

  /** The table of common lines has a number for each pair of lines. */
  private static final int MOST_PAIRS = 4_000_000;

  /** Whether a line was kept, removed or added. */
  public enum Kind {
    KEPT(" "),
    REMOVED("-"),
    ADDED("+");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }

    /** The sign before a line in a diff. */
    public String sign() {
      return sign;
    }
  }

  /** A line and its kind. */
  public record Line(Kind kind, String text) {
    @Override
    public String toString() {
      return kind.sign() + " " + text;
    }
  }

  public LineDifference {
    lines = List.copyOf(lines);
  }

  /**
   * The smallest difference that turns the first text into the second. What lies between the equal
   * ends of long texts counts as changed as a whole.
   */
  public static LineDifference of(String before, String after) {
    List<String> first = before.lines().toList();
    List<String> second = after.lines().toList();
    int start = sameStart(first, second);
    List<String> one = first.subList(start, first.size());
    List<String> other = second.subList(start, second.size());
    int end = sameStart(one.reversed(), other.reversed());
    var lines = new ArrayList<Line>();
    add(Kind.KEPT, first.subList(0, start), lines);
    addChanges(one.subList(0, one.size() - end), other.subList(0, other.size() - end), lines);
    add(Kind.KEPT, one.subList(one.size() - end, one.size()), lines);
    return new LineDifference(lines);
  }

  private static int sameStart(List<String> first, List<String> second) {
    int most = Math.min(first.size(), second.size());
    int same = 0;
    while (same < most && first.get(same).equals(second.get(same))) same++;
    return same;
  }

  private static void add(Kind kind, List<String> texts, List<Line> lines) {
    texts.forEach(text -> lines.add(new Line(kind, text)));
  }

  private static void addChanges(List<String> first, List<String> second, List<Line> lines) {
    boolean small = (long) first.size() * second.size() <= MOST_PAIRS;
    int[][] common = small ? common(first, second) : new int[0][];
    int i = 0;
    int j = 0;
    while (small && i < first.size() && j < second.size()) {
      if (first.get(i).equals(second.get(j))) {
        lines.add(new Line(Kind.KEPT, first.get(i++)));
        j++;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        lines.add(new Line(Kind.REMOVED, first.get(i++)));
      } else {
        lines.add(new Line(Kind.ADDED, second.get(j++)));
      }
    }
    add(Kind.REMOVED, first.subList(i, first.size()), lines);
    add(Kind.ADDED, second.subList(j, second.size()), lines);
  }

  /** The number of common lines from each pair of positions to the ends. */
  private static int[][] common(List<String> first, List<String> second) {
    int[][] common = new int[first.size() + 1][second.size() + 1];
    for (int i = first.size() - 1; i >= 0; i--) {
      for (int j = second.size() - 1; j >= 0; j--) {
        common[i][j] =
            first.get(i).equals(second.get(j))
                ? 1 + common[i + 1][j + 1]
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  /** The changed lines with a few around them. */
  public List<Line> shortened() {
    var shown = new ArrayList<Line>();
    boolean gap = false;
    for (int i = 0; i < lines.size(); i++) {
      if (near(i)) {
        if (gap) shown.add(new Line(Kind.KEPT, "…"));
        gap = false;
        shown.add(lines.get(i));
      } else {
        gap = true;
      }
    }
    return shown;
  }

  private boolean near(int line) {
    return lines
        .subList(Math.max(0, line - AROUND), Math.min(lines.size(), line + AROUND + 1))
        .stream()
        .anyMatch(each -> each.kind() != Kind.KEPT);
  }
}
