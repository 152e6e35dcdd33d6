package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import roundhouse.script.TitleLoader.Loaded;

/** Where titles come from. Reading takes a while; callers do it on a thread of their own. */
public interface TitleSource {

  /** The folders of all designs there are, by name. */
  List<Path> designs();

  /**
   * Reads a design as its files are now. Whatever they hold, the answer is a title or problems.
   *
   * @param design its folder
   * @param options ids of those to be on
   */
  Loaded load(Path design, Set<String> options);

  /** The folders in which an edit may change a design, besides its own. */
  List<Path> watched();
}
