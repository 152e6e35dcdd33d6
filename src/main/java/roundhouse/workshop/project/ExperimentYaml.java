package roundhouse.workshop.project;

import static java.util.stream.Collectors.joining;

/** The file of an experiment that compares two designs. */
final class ExperimentYaml {
  private ExperimentYaml() {}

  /**
   * @param seed drawn once, so that not all experiments have the luck of the same games
   */
  static String of(ComparedDesign first, ComparedDesign second, GameCount games, int seed) {
    return "says: What differs between %s and %s?\nsides:\n%s%s%sseed: %s\n"
        .formatted(first.name(), second.name(), side(first), side(second), games.yaml(), seed);
  }

  private static String side(ComparedDesign side) {
    String options = side.options().stream().sorted().collect(joining(", "));
    String on = options.isEmpty() ? "" : ", options: [" + options + "]";
    return "  \"%s\": { design: \"%s\"%s }\n"
        .formatted(side.name(), side.design().getFileName(), on);
  }
}
