package roundhouse.lab.experiment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.design.binding.Binder;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.yaml.YamlReader;
import roundhouse.files.RegularFiles;
import roundhouse.lab.bots.Bots;

/**
 * A file with an experiment.
 *
 * @param spec empty if the file has errors
 * @param problems in the file, with their places
 * @param places of its values
 */
public record ExperimentFile(
    Path file, Optional<ExperimentSpec> spec, List<Problem> problems, ValuePlaces places) {
  /** The folder of experiments within a design's folder. */
  public static final String FOLDER = "experiments";

  private static final String ENDING = ".yaml";
  private static final String ROWS = ".games";

  /** Whether a name on a command line is that of such a file. */
  public static boolean is(String name) {
    return name.endsWith(ENDING);
  }

  /** The files of a folder whose names are like this; none where there is no folder. */
  public static List<Path> in(Path folder) {
    if (!Files.isDirectory(folder)) return List.of();
    try {
      return RegularFiles.list(folder).stream().filter(file -> is(file.toString())).toList();
    } catch (IOException vanished) {
      return List.of();
    }
  }

  /** Reads a file; the result is an experiment or the problems that prevent one. */
  public static ExperimentFile read(Path file) {
    return read(file, _ -> Bots.names());
  }

  /**
   * The same where titles may bring bots of their own.
   *
   * @param bots names of those that can play all sides, asked only about names that no other bot
   *     has
   */
  public static ExperimentFile read(Path file, Function<ExperimentSpec, Collection<String>> bots) {
    var problems = new Problems();
    var binder = new Binder(problems);
    Optional<ExperimentSpec> spec =
        YamlReader.read(file, problems).flatMap(node -> binder.bind(node, ExperimentSpec.class));
    spec.ifPresent(
        bound -> check(bound, problems, path -> place(file, binder.places(), path), bots));
    return new ExperimentFile(
        file, problems.hasErrors() ? Optional.empty() : spec, problems.list(), binder.places());
  }

  private static SourcePlace place(Path file, ValuePlaces places, String path) {
    return places.near(path).orElseGet(() -> SourcePlace.start(file));
  }

  /** Where a value is written, or the value around it. */
  public SourcePlace place(String path) {
    return place(file, places, path);
  }

  private interface Places {
    SourcePlace of(String path);
  }

  private static void check(
      ExperimentSpec spec,
      Problems problems,
      Places places,
      Function<ExperimentSpec, Collection<String>> bots) {
    if (spec.sides().isEmpty())
      problems.error(
          places.of("sides"), "sides", "an experiment needs a side", "write name: { design: … }");
    for (String side : spec.sides().keySet())
      if (side.isBlank())
        problems.error(
            places.of("sides." + side), "sides", "a side has no name", "write name: { design: … }");
    if (spec.games() < 1)
      problems.error(places.of("games"), "games", "at least one game must be played", "write 100");
    if (!spec.vary().isEmpty() && spec.sides().size() != 1)
      problems.error(
          places.of("vary"), "vary", "values can be varied for one side only", "leave one side");
    spec.sides().forEach((name, side) -> checkValues(name, side, spec, problems, places));
    for (String bot : spec.bots())
      if (Bots.named(bot).isEmpty()) checkBot(bot, bots.apply(spec), problems, places);
    for (String vary : spec.vary()) checkSweep(vary, problems, places);
  }

  private static void checkValues(
      String name, ExperimentSide side, ExperimentSpec spec, Problems problems, Places places) {
    if (side.values().isEmpty() || spec.vary().isEmpty()) return;
    String path = "sides.%s.values".formatted(name);
    problems.error(
        places.of(path),
        path,
        "a side whose values are varied has no other values",
        "write it as one more: vary: [%s]".formatted(Sweep.named(side.changes().subList(0, 1))));
  }

  private static void checkBot(
      String bot, Collection<String> known, Problems problems, Places places) {
    if (!known.contains(bot))
      problems.error(
          places.of("bots"),
          "bots",
          "there is no bot '%s'".formatted(bot),
          SpellingHint.fix(bot, known));
  }

  private static void checkSweep(String vary, Problems problems, Places places) {
    try {
      Sweep.parse(vary);
    } catch (IllegalArgumentException wrong) {
      problems.error(
          places.of("vary"), "vary", wrong.getMessage(), "write path=1..3 or path=x1,x2");
    }
  }

  /** Whether a folder holds the runs of an experiment. */
  public static boolean holdsRuns(Path folder) {
    return folder.getFileName().toString().endsWith(ROWS);
  }

  /** Where its runs go: beside it. */
  public Path rows() {
    return rows(file);
  }

  /** The same for a file that was not read. */
  public static Path rows(Path file) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.length() - ENDING.length()) + ROWS);
  }
}
