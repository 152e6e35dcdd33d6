package roundhouse.design;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of loading a design.
 *
 * @param design complete and checked; empty if there is any error
 * @param problems by file and place; with a design only warnings
 * @param files that were read, those that could not be included
 * @param options that are on, those implied included, in the order in which the design lists them
 * @param origins the folders that the design comes from, the base first
 * @param places where each value was written
 * @param tree all that the files say, without what options change: what is extended below what
 *     extends it
 */
public record LoadResult(
    Optional<Design> design,
    List<Problem> problems,
    List<Path> files,
    List<String> options,
    List<Origin> origins,
    Places places,
    Optional<MapNode> tree) {

  /**
   * A folder that a design comes from.
   *
   * @param scripts what its own {@code title.yaml} lists under {@code scripts}; empty where it is
   *     silent
   */
  public record Origin(Path folder, List<String> scripts) {}

  public LoadResult {
    problems = List.copyOf(problems);
    files = List.copyOf(files);
    options = List.copyOf(options);
    origins = List.copyOf(origins);
  }

  /** The same with more that is wrong. */
  public LoadResult with(List<Problem> more) {
    var all = new ArrayList<>(problems);
    all.addAll(more);
    return new LoadResult(design, all, files, options, origins, places, tree);
  }
}
