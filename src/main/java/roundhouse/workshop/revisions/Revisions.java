package roundhouse.workshop.revisions;

import java.nio.file.Path;
import java.util.List;

/**
 * The revisions of a design.
 *
 * @param design its folder
 * @param all the newest first; empty as long as nothing was saved
 */
public record Revisions(Path design, List<Revision> all) {
  public Revisions {
    all = List.copyOf(all);
  }
}
