package roundhouse.workshop.revisions;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A design as it was after a save.
 *
 * @param when the save was noticed
 * @param says what the save changed, a line each; empty for the design as it was before the first
 *     save, and for a save that changes no rule
 * @param files fingerprints of its texts, by path from the project's folder, with slashes
 */
public record Revision(Instant when, List<String> says, Map<String, String> files) {
  public Revision {
    says = List.copyOf(says);
    files = Collections.unmodifiableMap(new TreeMap<>(files));
  }
}
