package roundhouse.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SpellingHint;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.PlayerNumbers;
import roundhouse.lab.experiment.Sweep;
import roundhouse.workshop.project.ProjectFolders;

/** Finds out which games a command line or a file asks for. */
final class ExperimentSetup {
  private ExperimentSetup() {}

  /**
   * Reads an experiment.
   *
   * @throws CommandFailure that lists the errors of its file
   */
  static ExperimentSpec spec(ExperimentFile read) {
    return read.spec().orElseThrow(() -> failure(read.problems()));
  }

  /** Says what is wrong in a file, a line for each problem. */
  static CommandFailure failure(List<Problem> problems) {
    return new CommandFailure(
        problems.stream().map(Problem::text).collect(Collectors.joining(System.lineSeparator())));
  }

  /**
   * A file with an experiment, which may have errors.
   *
   * @param programs that take seats, too
   * @throws CommandFailure when it does not exist
   */
  static ExperimentFile file(TitleOpener titles, String name, Collection<String> programs) {
    Path path = existing(titles.folders(), name, ExperimentFile.FOLDER);
    return ExperimentFile.read(
        path,
        spec ->
            Stream.concat(BotOptions.known(sides(titles, spec)).stream(), programs.stream())
                .toList());
  }

  /**
   * The file of that name.
   *
   * @param folder of designs in which such files are, for a hint
   * @throws CommandFailure when it does not exist
   */
  static Path existing(ProjectFolders folders, String name, String folder) {
    return RegularFiles.path(name)
        .filter(Files::exists)
        .orElseThrow(
            () ->
                new CommandFailure(
                    "There is no file '%s'.%s".formatted(name, near(folders, name, folder))));
  }

  /** The file of a design that has this name, or the most similar one. */
  private static String near(ProjectFolders folders, String name, String folder) {
    Path designs = folders.designs();
    var files = new TreeMap<String, Path>();
    for (String design : new DesignNames(designs).of(List.of()))
      for (Path file : ExperimentFile.in(RegularFiles.named(designs, design).resolve(folder)))
        files.put(file.getFileName().toString(), file);
    String wanted = name.substring(name.lastIndexOf('/') + 1);
    return Optional.of(wanted)
        .filter(files::containsKey)
        .or(() -> SpellingHint.of(wanted, files.keySet()))
        .map(found -> " Did you mean '%s'?".formatted(files.get(found)))
        .orElse("");
  }

  /**
   * Does what a value of a file asks for.
   *
   * @throws CommandFailure that begins with the place of the value, if the work fails
   */
  static <T> T at(ExperimentFile file, String path, Supplier<T> work) {
    try {
      return work.get();
    } catch (CommandFailure wrong) {
      throw new CommandFailure(file.place(path) + ": " + wrong.getMessage(), wrong);
    }
  }

  /** The sides of a file. */
  static List<Variant> sides(TitleOpener titles, ExperimentSpec spec) {
    Map<String, ExperimentSide> all = new LinkedHashMap<>(spec.sides());
    if (!spec.vary().isEmpty()) {
      ExperimentSide only = all.values().iterator().next();
      return swept(titles, only, spec.vary());
    }
    return all.entrySet().stream().map(side -> side(titles, side)).toList();
  }

  /** A side of a file and its name. */
  static Variant side(TitleOpener titles, Map.Entry<String, ExperimentSide> side) {
    ExperimentSide asked = side.getValue();
    return new Variant(side.getKey(), titles.open(asked.design(), asked.options()));
  }

  private static List<Variant> swept(TitleOpener titles, ExperimentSide side, List<String> vary) {
    try {
      return varied(titles, side.design(), Set.copyOf(side.options()), vary);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(UsageErrors.ended(wrong.getMessage()), wrong);
    }
  }

  /**
   * A side for each value of each sweep.
   *
   * @throws IllegalArgumentException when a sweep names what the design lacks
   */
  static List<Variant> varied(
      TitleOpener titles, String design, Set<String> options, List<String> vary) {
    List<Variant> points =
        Sweep.grid(vary.stream().map(Sweep::parse).toList()).stream()
            .map(
                point ->
                    new Variant(
                        point.name(), titles.openChanged(design, options, point), point.changes()))
            .toList();
    return Sweep.ownFirst(titles.open(design, options), points);
  }

  /**
   * The numbers of players that a text names.
   *
   * @throws CommandFailure when not all sides are for them
   */
  static List<Integer> players(List<Variant> sides, String text) {
    try {
      return PlayerNumbers.of(sides, text);
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(wrong.getMessage(), wrong);
    }
  }
}
