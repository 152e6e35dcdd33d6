package roundhouse.compare;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.HistogramDiff;
import roundhouse.files.LineSequence;

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

  /** What turns the first text into the second; lines are kept where texts have them in common. */
  public static LineDifference of(String before, String after) {
    var first = new LineSequence(before.lines().toList());
    var second = new LineSequence(after.lines().toList());
    var lines = new ArrayList<Line>();
    int next = 0;
    for (Edit edit : new HistogramDiff().diff(LineSequence.SAME_TEXT, first, second)) {
      add(Kind.KEPT, first, next, edit.getBeginA(), lines);
      add(Kind.REMOVED, first, edit.getBeginA(), edit.getEndA(), lines);
      add(Kind.ADDED, second, edit.getBeginB(), edit.getEndB(), lines);
      next = edit.getEndA();
    }
    add(Kind.KEPT, first, next, first.size(), lines);
    return new LineDifference(lines);
  }

  private static void add(Kind kind, LineSequence text, int from, int to, List<Line> lines) {
    text.lines().subList(from, to).forEach(line -> lines.add(new Line(kind, line)));
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
