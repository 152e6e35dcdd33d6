package roundhouse.workshop;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.design.Problem;
import roundhouse.engine.Title;

/**
 * What came of loading a title.
 *
 * @param title complete and checked; empty while there is any error
 * @param problems by file and place, of YAML files, scripts and tiles alike
 * @param files that the title is made of, its own first, in the order in which a designer reads them
 */
public record Loaded(Optional<Title> title, List<Problem> problems, List<Path> files) {

  public Loaded {
    problems = List.copyOf(problems);
    files = List.copyOf(files);
  }
}
