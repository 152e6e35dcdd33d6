package roundhouse.files;

import java.util.List;
import org.eclipse.jgit.diff.Sequence;
import org.eclipse.jgit.diff.SequenceComparator;

/** The lines of a text, for JGit to compare and to merge. */
public final class LineSequence extends Sequence {
  /** Lines are the same if all their characters are. */
  public static final SequenceComparator<LineSequence> SAME_TEXT =
      new SequenceComparator<>() {
        @Override
        public boolean equals(LineSequence one, int line, LineSequence other, int otherLine) {
          return one.lines.get(line).equals(other.lines.get(otherLine));
        }

        @Override
        public int hash(LineSequence text, int line) {
          return text.lines.get(line).hashCode();
        }
      };

  private final List<String> lines;

  public LineSequence(List<String> lines) {
    this.lines = List.copyOf(lines);
  }

  public List<String> lines() {
    return lines;
  }

  @Override
  public int size() {
    return lines.size();
  }
}
