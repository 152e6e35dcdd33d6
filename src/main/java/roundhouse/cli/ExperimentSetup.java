package roundhouse.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.cli.outcome.UsageErrors;
import roundhouse.design.loading.TriedValue;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SpellingHint;
import roundhouse.engine.Title;
import roundhouse.files.RegularFiles;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.PlayerNumbers;
import roundhouse.lab.experiment.SideTitles;
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
    return at(file, () -> path, work);
  }

  /** The same where it takes some work to find the value. */
  static <T> T at(ExperimentFile file, Supplier<String> path, Supplier<T> work) {
    try {
      return work.get();
    } catch (CommandFailure wrong) {
      throw new CommandFailure(file.place(path.get()) + ": " + wrong.getMessage(), wrong);
    }
  }

  /** Loads the sides of a file or a command line. */
  static SideTitles<CommandFailure> sides(TitleOpener titles) {
    return (side, point) ->
        point.changes().isEmpty()
            ? titles.open(side.design(), side.options())
            : titles.openChanged(side.design(), side.options(), point);
  }

  /** The sides of a file. */
  static List<Variant> sides(TitleOpener titles, ExperimentSpec spec) {
    return tried(() -> sides(titles).of(spec));
  }

  /** One side of a file, by its name. */
  static Variant side(TitleOpener titles, ExperimentSpec spec, String name) {
    return tried(() -> sides(titles).of(name, spec.sides().get(name)));
  }

  private static <T> T tried(Supplier<T> work) {
    try {
      return work.get();
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure(UsageErrors.ended(wrong.getMessage()), wrong);
    }
  }

  /**
   * What in a file keeps its sides from loading: the sweeps, or the first value or side that does
   * not load by itself.
   */
  static String unloaded(TitleOpener titles, ExperimentSpec spec) {
    if (!spec.vary().isEmpty()) return "vary";
    return spec.sides().keySet().stream()
        .filter(name -> !loads(() -> side(titles, spec, name)))
        .findFirst()
        .map(name -> unloaded(titles, spec, name))
        .orElse("sides");
  }

  /** The value of a side that does not load by itself, or the side. */
  static String unloaded(TitleOpener titles, ExperimentSpec spec, String name) {
    ExperimentSide side = spec.sides().get(name);
    return side.changes().stream()
        .filter(each -> !loads(() -> alone(titles, side, each)))
        .findFirst()
        .map(each -> "sides.%s.values.%s".formatted(name, each.place()))
        .orElse("sides." + name);
  }

  private static Title alone(TitleOpener titles, ExperimentSide side, TriedValue value) {
    var point = new Sweep.Point(value.place(), List.of(value));
    return tried(() -> sides(titles).load(side, point));
  }

  private static boolean loads(Supplier<?> work) {
    try {
      return work.get() != null;
    } catch (CommandFailure wrong) {
      return false;
    }
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
