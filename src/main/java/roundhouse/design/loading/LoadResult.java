package roundhouse.design.loading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.design.yaml.MapNode;

/**
 * The result of loading a design.
 *
 * @param design complete and checked; empty if there are errors
 * @param problems sorted by file and place; if there is a design, only warnings
 * @param files that were read or could not be read
 * @param options that are on, including implied ones, in the order of the design
 * @param origins the folders the design comes from, the base first
 * @param places where each value was written
 * @param tree the content of the files, extended designs overlaid but without options
 */
public record LoadResult(
    Optional<Design> design,
    List<Problem> problems,
    List<Path> files,
    List<String> options,
    List<Origin> origins,
    ValuePlaces places,
    Optional<MapNode> tree) {

  /**
   * A folder the design comes from.
   *
   * @param scripts what its own {@code title.yaml} lists under {@code scripts}
   * @param ofOptions the scripts that its own options name
   */
  public record Origin(Path folder, List<String> scripts, Set<String> ofOptions) {}

  public LoadResult {
    problems = List.copyOf(problems);
    files = List.copyOf(files);
    options = List.copyOf(options);
    origins = List.copyOf(origins);
  }

  /** The folder of the design that it extends. */
  public Optional<Path> base() {
    return origins.size() < 2
        ? Optional.empty()
        : Optional.of(origins.get(origins.size() - 2).folder());
  }

  /** The same result with further problems. */
  public LoadResult with(List<Problem> more) {
    var all = new ArrayList<>(problems);
    all.addAll(more);
    return new LoadResult(design, all, files, options, origins, places, tree);
  }
}
