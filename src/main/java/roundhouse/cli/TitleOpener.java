package roundhouse.cli;

import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import roundhouse.board.TileCatalogue;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.loading.DesignLoader;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.Design;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.lab.experiment.Sweep;
import roundhouse.script.loading.Loaded;
import roundhouse.script.loading.TitleLoader;
import roundhouse.workshop.project.ProjectFolders;

/** Opens titles for commands; the failure lists the errors that keep a title from loading. */
final class TitleOpener {
  private static final int PROBLEMS_TOLD = 20;

  private final ProjectFolders folders;

  TitleOpener() {
    this(ProjectFolders.ofThisProcess());
  }

  TitleOpener(ProjectFolders folders) {
    this.folders = folders;
  }

  ProjectFolders folders() {
    return folders;
  }

  /**
   * The title of a design with options on.
   *
   * @param name of the design's folder, or its path
   * @throws CommandFailure when the design or an option does not exist, or the design has errors
   */
  Title open(String name, Collection<String> options) {
    return load(name, options).title().orElseThrow();
  }

  /**
   * Like {@link #open}, with the files that were read.
   *
   * @throws CommandFailure when the design or an option does not exist, or the design has errors
   */
  Loaded load(String name, Collection<String> options) {
    String design = new DesignNames(folders.designs()).of(name);
    var loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
    Loaded loaded = loader.load(design, Set.copyOf(options));
    if (loaded.title().isPresent()) return loaded;
    refuseUnknown(loader, design, options);
    throw failure("'%s'".formatted(design), loaded.problems());
  }

  /**
   * The title of a design with other values at some places.
   *
   * @throws CommandFailure when the design or an option does not exist, or the design has errors
   *     with these values
   */
  Title openChanged(String name, Collection<String> options, Sweep.Point point) {
    String design = new DesignNames(folders.designs()).of(name);
    var loader = new TitleLoader(folders.designs(), folders.scripts(), folders.tileLibrary());
    Loaded loaded = loader.loadChanged(design, Set.copyOf(options), point.change());
    if (loaded.title().isEmpty()) refuseUnknown(loader, design, options);
    return loaded
        .title()
        .orElseThrow(
            () ->
                failure(
                    "'%s' with %s".formatted(design, Sweep.Point.of(point.changes()).name()),
                    loaded.problems()));
  }

  /** A design with one more option on; empty if the design does not load with it. */
  Optional<Design> tryWith(String name, Collection<String> options, String more) {
    Set<String> all = new LinkedHashSet<>(options);
    all.add(more);
    Path folder =
        RegularFiles.named(folders.designs(), new DesignNames(folders.designs()).of(name));
    return DesignLoader.loadAlone(folder, TileCatalogue.load(folders.tileLibrary()), all).design();
  }

  private static CommandFailure failure(String what, List<Problem> problems) {
    List<Problem> errors = problems.stream().filter(Problem::isError).toList();
    String lines =
        errors.stream()
            .limit(PROBLEMS_TOLD)
            .map(Problem::text)
            .collect(Collectors.joining(System.lineSeparator()));
    String count = errors.size() == 1 ? "an error" : errors.size() + " errors";
    return new CommandFailure("%s has %s:%n%s".formatted(what, count, lines));
  }

  /** A misspelled option is a mistake of the command line, not of the design. */
  private static void refuseUnknown(TitleLoader loader, String design, Collection<String> options) {
    loader.unknownOptions(design, options).stream()
        .findFirst()
        .ifPresent(
            unknown -> {
              throw new CommandFailure("'%s': %s".formatted(design, unknown));
            });
  }
}
