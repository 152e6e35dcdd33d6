package roundhouse.workshop.revisions;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import roundhouse.compare.LineDifference;

/**
 * A file that differs between two states of a design.
 *
 * @param path from the project's folder
 */
public record FileChange(String path, LineDifference difference) {

  /** The files whose texts differ; a missing file counts as an empty one. */
  static List<FileChange> between(Map<String, String> before, Map<String, String> after) {
    var paths = new TreeSet<>(before.keySet());
    paths.addAll(after.keySet());
    var all = new ArrayList<FileChange>();
    for (String path : paths) {
      String one = before.getOrDefault(path, "");
      String other = after.getOrDefault(path, "");
      if (!one.equals(other)) all.add(new FileChange(path, LineDifference.of(one, other)));
    }
    return all;
  }
}
