package roundhouse.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.problem.Problem;
import roundhouse.design.spec.NumberRange;
import roundhouse.lab.batch.Variant;
import roundhouse.lab.experiment.ExperimentFile;
import roundhouse.lab.experiment.ExperimentSide;
import roundhouse.lab.experiment.ExperimentSpec;
import roundhouse.lab.experiment.Sweep;

/** Finds out what a command line or a file wants to be played. */
final class ExperimentSetup {
  private ExperimentSetup() {}

  /**
   * Reads an experiment.
   *
   * @throws CommandFailure that lists the errors of its file
   */
  static ExperimentSpec spec(ExperimentFile read) {
    return read.spec()
        .orElseThrow(
            () ->
                new CommandFailure(
                    read.problems().stream()
                        .map(Problem::text)
                        .collect(Collectors.joining(System.lineSeparator()))));
  }

  static ExperimentFile file(TitleOpener titles, String name) {
    return ExperimentFile.read(Path.of(name), spec -> BotOptions.known(sides(titles, spec)));
  }

  /** The sides of a file. */
  static List<Variant> sides(TitleOpener titles, ExperimentSpec spec) {
    Map<String, ExperimentSide> all = new LinkedHashMap<>(spec.sides());
    if (!spec.vary().isEmpty()) {
      ExperimentSide only = all.values().iterator().next();
      return varied(titles, only.design(), Set.copyOf(only.options()), spec.vary());
    }
    var sides = new ArrayList<Variant>();
    all.forEach(
        (name, side) -> sides.add(new Variant(name, titles.open(side.design(), side.options()))));
    return sides;
  }

  /** A side for each value of each sweep. */
  static List<Variant> varied(
      TitleOpener titles, String design, Set<String> options, List<String> vary) {
    try {
      return Sweep.grid(vary.stream().map(Sweep::parse).toList()).stream()
          .map(
              point ->
                  new Variant(point.name(), titles.openChanged(design, options, point.change())))
          .toList();
    } catch (IllegalArgumentException wrong) {
      throw new CommandFailure("--vary: %s.".formatted(wrong.getMessage()), wrong);
    }
  }

  /**
   * The numbers of players that a text names.
   *
   * @throws CommandFailure when not all sides are for them
   */
  static List<Integer> players(List<Variant> sides, String text) {
    NumberRange possible = common(sides);
    if (text.isBlank()) return range(possible.min(), possible.max());
    String[] ends = text.split("\\.\\.|-", 2);
    if (ends[0].strip().matches("\\d{1,3}") && ends[ends.length - 1].strip().matches("\\d{1,3}")) {
      int from = Integer.parseInt(ends[0].strip());
      int to = Integer.parseInt(ends[ends.length - 1].strip());
      if (possible.contains(from) && possible.contains(to) && from <= to) return range(from, to);
    }
    throw new CommandFailure(
        "'%s' is for %d to %d players: give a number or a range within that, like %d..%d, not '%s'"
            .formatted(
                sides.stream()
                    .map(each -> each.title().id())
                    .distinct()
                    .collect(Collectors.joining(", ")),
                possible.min(),
                possible.max(),
                possible.min(),
                possible.max(),
                text));
  }

  /** The numbers of players that all sides are for. */
  private static NumberRange common(List<Variant> sides) {
    int least = 0;
    int most = Integer.MAX_VALUE;
    for (Variant side : sides) {
      least = Math.max(least, side.title().design().players().min());
      most = Math.min(most, side.title().design().players().max());
    }
    if (least > most)
      throw new CommandFailure("There is no number of players that all of these designs are for.");
    return new NumberRange(least, most);
  }

  private static List<Integer> range(int from, int to) {
    return IntStream.rangeClosed(from, to).boxed().toList();
  }
}
