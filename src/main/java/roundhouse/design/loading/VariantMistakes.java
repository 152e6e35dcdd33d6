package roundhouse.design.loading;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * Mistakes of a variant that show in what it inherits, such as a train that it leaves out though
 * another of its base rusts on it. They belong to the variant's own files: its base is right.
 *
 * @param folder of the variant
 * @param reader that has read the variant and its bases
 * @param base what is wrong in a base alone
 */
record VariantMistakes(Path folder, InheritanceReader reader, Function<Path, List<Problem>> base) {

  /** The problems, those that only the variant brings about placed in its own files. */
  List<Problem> placed(List<Problem> problems) {
    List<LoadResult.Origin> origins = reader.origins();
    if (origins.size() < 2 || reader.asked().isEmpty() || problems.stream().allMatch(this::isOwn))
      return problems;
    Set<String> inherited = new HashSet<>();
    for (Problem problem : base.apply(origins.get(origins.size() - 2).folder()))
      inherited.add(said(problem));
    return problems.stream()
        .map(
            problem ->
                isOwn(problem) || inherited.contains(said(problem)) ? problem : placed(problem))
        .toList();
  }

  private boolean isOwn(Problem problem) {
    return problem.place().file().startsWith(folder);
  }

  private static String said(Problem problem) {
    return problem.path() + ": " + problem.message();
  }

  private Problem placed(Problem problem) {
    MapNode own = reader.asked().orElseThrow();
    SourcePlace place =
        named(own, problem)
            .or(() -> around(own, problem.path()))
            .or(() -> own.get(DesignFolderReader.EXTENDS).map(YamlNode::place))
            .orElse(own.place());
    SourcePlace there = problem.place();
    String inherited =
        " (inherited from %s/%s:%s)"
            .formatted(
                there.file().toAbsolutePath().getParent().getFileName(),
                there.file().getFileName(),
                there.line());
    return new Problem(
        problem.severity(), place, problem.path(), problem.message() + inherited, problem.fix());
  }

  /** Where the variant says something of a thing that the message names, in its part first. */
  private static Optional<SourcePlace> named(MapNode own, Problem problem) {
    String part = problem.path().split("\\.", 2)[0];
    return Stream.concat(own.get(part).stream(), own.entries().stream().map(MapNode.Entry::value))
        .filter(MapNode.class::isInstance)
        .flatMap(node -> ((MapNode) node).entries().stream())
        .flatMap(VariantMistakes::names)
        .filter(name -> problem.message().contains("'" + name.text() + "'"))
        .map(YamlNode::place)
        .findFirst();
  }

  /** The name of a thing that is set, or those of things that are removed. */
  private static Stream<ScalarNode> names(MapNode.Entry entry) {
    Stream<YamlNode> removed =
        switch (entry.value()) {
          case ListNode list when entry.name().equals("remove") -> list.items().stream();
          case ScalarNode one when entry.name().equals("remove") -> Stream.of(one);
          default -> Stream.empty();
        };
    return Stream.concat(
        Stream.of(entry.key()),
        removed.filter(ScalarNode.class::isInstance).map(ScalarNode.class::cast));
  }

  /** Where the variant says something of the part of a value. */
  private static Optional<SourcePlace> around(MapNode own, String path) {
    return own.get(path.split("\\.", 2)[0]).map(YamlNode::place);
  }
}
