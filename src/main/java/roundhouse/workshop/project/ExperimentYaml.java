package roundhouse.workshop.project;

import static java.util.stream.Collectors.joining;

/** The file of an experiment that compares two designs. */
final class ExperimentYaml {
  private ExperimentYaml() {}

  static String of(ComparedDesign first, ComparedDesign second, GameCount games) {
    return "says: What differs between %s and %s?\nsides:\n%s%s%s"
        .formatted(first.name(), second.name(), side(first), side(second), games.yaml());
  }

  private static String side(ComparedDesign side) {
    String options = side.options().stream().sorted().collect(joining(", "));
    String on = options.isEmpty() ? "" : ", options: [" + options + "]";
    return "  \"%s\": { design: \"%s\"%s }\n"
        .formatted(side.name(), side.design().getFileName(), on);
  }
}
