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

  /** The smallest difference that turns the first text into the second. */
  public static LineDifference of(String before, String after) {
    List<String> first = before.lines().toList();
    List<String> second = after.lines().toList();
    int[][] common = common(first, second);
    var lines = new ArrayList<Line>();
    int i = 0;
    int j = 0;
    while (i < first.size() || j < second.size()) {
      boolean both = i < first.size() && j < second.size();
      if (both && first.get(i).equals(second.get(j))) {
        lines.add(new Line(Kind.KEPT, first.get(i++)));
        j++;
      } else if (j == second.size() || both && common[i + 1][j] >= common[i][j + 1]) {
        lines.add(new Line(Kind.REMOVED, first.get(i++)));
      } else {
        lines.add(new Line(Kind.ADDED, second.get(j++)));
      }
    }
    return new LineDifference(lines);
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
