package roundhouse.script.loading;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;

/**
 * A title as its files, or unsaved texts of them, say.
 *
 * @param folder of the design
 * @param read the design without the options that were asked for: where each value was written
 * @param design what was read, or the last version of it without errors
 * @param title with the options, ready to play; empty if there is any error
 * @param problems of the design's files and scripts, by location
 * @param files that were read, or that would be read if they existed
 * @param scripts of the title, also those of options that are off
 */
public record Loaded(
    Path folder,
    LoadResult read,
    Optional<Design> design,
    Optional<Title> title,
    List<Problem> problems,
    List<Path> files,
    List<Path> scripts) {
  public Loaded {
    problems = List.copyOf(problems);
    files = List.copyOf(files);
    scripts = List.copyOf(scripts);
  }

  /** Nothing was loaded yet. */
  public static final Loaded NOTHING =
      new Loaded(
          Path.of(""),
          new LoadResult(
              Optional.empty(),
              List.of(),
              List.of(),
              List.of(),
              List.of(),
              new ValuePlaces(),
              Optional.empty()),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of(),
          List.of());

  /** A design that was read, without its scripts. */
  public static Loaded of(Path folder, LoadResult read) {
    return new Loaded(
        folder, read, read.design(), Optional.empty(), read.problems(), read.files(), List.of());
  }

  /** Whether the files are whole, so that {@link #design} is what they say now. */
  public boolean isCurrent() {
    return read.design().isPresent();
  }

  Loaded with(Optional<Title> other, List<Problem> found) {
    return new Loaded(folder, read, design, other, found, files, scripts);
  }

  /** The same with all its problems. */
  public Loaded with(List<Problem> found) {
    return with(title, found);
  }

  /** A title that cannot be played, because of these problems. */
  public Loaded unusable(List<Problem> found) {
    return with(Optional.empty(), found);
  }

  /** The same, with the design as it was before while this one has errors. */
  public Loaded after(Loaded before) {
    return design.isPresent() || !before.folder.equals(folder)
        ? this
        : new Loaded(folder, read, before.design, title, problems, files, scripts);
  }
}
