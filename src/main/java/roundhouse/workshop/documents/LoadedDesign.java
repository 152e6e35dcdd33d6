package roundhouse.workshop.documents;

import java.nio.file.Path;
import java.util.Optional;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.spec.Design;

/**
 * A design as it is being edited, with what is not saved.
 *
 * @param folder of the design
 * @param result of reading it: its problems, and where each value was written
 * @param design the last version without errors
 * @param thorough whether options that are off, and the map as a whole, were checked too
 */
public record LoadedDesign(
    Path folder, LoadResult result, Optional<Design> design, boolean thorough) {

  /** Whether the files are whole, so that {@link #design} is what they say now. */
  public boolean isCurrent() {
    return result.design().isPresent();
  }
}
