package roundhouse.design;

import java.nio.file.Path;
import java.util.Optional;

/** Texts of files that are being edited, and are not what the files hold. */
@FunctionalInterface
public interface Texts {
  /** Every file is as it was written. */
  Texts NONE = _ -> Optional.empty();

  /** The text to be read instead of the file's; empty for the file's own. */
  Optional<String> of(Path file);
}
