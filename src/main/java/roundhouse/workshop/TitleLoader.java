package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** Makes titles of the files of designs. Reading takes a while; callers do it on a thread of their own. */
public interface TitleLoader {

  /** The folders of all designs there are, by name. */
  List<Path> designs();

  /**
   * Reads a design as its files are now. Whatever they hold, the answer is a title or problems.
   *
   * @param design its folder
   * @param options ids of those to be on
   */
  Loaded load(Path design, Set<String> options);
}
