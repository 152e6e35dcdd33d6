package roundhouse.design.loading;

import java.nio.file.Path;
import java.util.Optional;

/** Unsaved texts of files that are being edited. */
@FunctionalInterface
public interface UnsavedTexts {
  /** No file has an unsaved text. */
  UnsavedTexts NONE = _ -> Optional.empty();

  /** The unsaved text of a file; empty if the file itself is to be read. */
  Optional<String> of(Path file);
}
