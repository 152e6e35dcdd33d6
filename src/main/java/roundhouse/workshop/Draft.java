package roundhouse.workshop;

import java.nio.file.Path;
import java.util.Optional;
import roundhouse.design.Design;
import roundhouse.design.LoadResult;

/**
 * A design as it is being edited, with what is not saved.
 *
 * @param folder of the design
 * @param result of reading it: its problems, and where each value was written
 * @param design the last that was without errors
 * @param thorough whether options that are off were looked at too, and the map as a whole
 */
public record Draft(Path folder, LoadResult result, Optional<Design> design, boolean thorough) {

  /** Whether the files are whole, so that {@link #design} is what they say now. */
  public boolean sound() {
    return result.design().isPresent();
  }
}
