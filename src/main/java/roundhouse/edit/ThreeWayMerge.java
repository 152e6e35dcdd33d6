package roundhouse.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.merge.MergeAlgorithm;
import org.eclipse.jgit.merge.MergeChunk;
import roundhouse.files.LineSequence;

/** Merges two edits of one text if they are in different places. */
public final class ThreeWayMerge {
  private ThreeWayMerge() {}

  /**
   * The text with the edits of both. Lines that both changed alike are changed once; empty if they
   * changed the same line or neighbouring ones to different texts.
   */
  public static Optional<String> merge(String base, String mine, String theirs) {
    var merge =
        new MergeAlgorithm().merge(LineSequence.SAME_TEXT, lines(base), lines(mine), lines(theirs));
    if (merge.containsConflicts()) return Optional.empty();
    var merged = new ArrayList<String>();
    for (MergeChunk chunk : merge) {
      List<String> from = merge.getSequences().get(chunk.getSequenceIndex()).lines();
      merged.addAll(from.subList(chunk.getBegin(), chunk.getEnd()));
    }
    return Optional.of(String.join("\n", merged));
  }

  private static LineSequence lines(String text) {
    return new LineSequence(List.of(text.split("\n", -1)));
  }
}
