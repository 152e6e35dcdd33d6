package roundhouse.script.loading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.Problem;
import roundhouse.design.problem.Severity;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.OptionSpec;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.engine.Title;
import roundhouse.engine.play.HookRegistry;
import roundhouse.game.ScriptLimits;

/**
 * The problems of a design under its options: each option by itself, and the pairs that change the
 * same value or answer the same hook. Options that change different things cannot disturb each
 * other by being on together.
 */
final class OptionTrials {
  private static final int MOST_PAIRS = ScriptLimits.STANDARD.options().pairs();

  /**
   * What an option changes.
   *
   * @param values paths of the values, and the hooks that its scripts answer
   * @param within the same with all that contain them
   */
  private record Reach(Set<String> values, Set<String> within) {
    boolean meets(Reach other) {
      return values.stream().anyMatch(other.within::contains)
          || other.values.stream().anyMatch(within::contains);
    }
  }

  private final LoadResult read;
  private final Loaded plain;
  private final Function<Set<String>, Loaded> loader;
  private final Map<String, Problem> told = new LinkedHashMap<>();

  /** What need not be tried again when the trials go on after they were stopped. */
  private final Set<Set<String>> tried = new HashSet<>();

  private final Map<String, Reach> reaches = new LinkedHashMap<>();

  /**
   * @param read the design without options
   * @param plain the title without options
   * @param loader loads the title with some
   */
  OptionTrials(LoadResult read, Loaded plain, Function<Set<String>, Loaded> loader) {
    this.read = read;
    this.plain = plain;
    this.loader = loader;
  }

  List<Problem> problems() {
    plain.problems().forEach(problem -> told.putIfAbsent(same(problem), problem));
    Map<String, OptionSpec> options =
        plain.title().map(title -> title.design().options()).orElse(Map.of());
    for (String option : options.keySet()) tryOnce(Set.of(option), () -> tryOne(option));
    tryPairs(options);
    return List.copyOf(told.values());
  }

  private void tryOnce(Set<String> options, Runnable trial) {
    if (tried.contains(options)) return;
    trial.run();
    tried.add(options);
  }

  private void tryOne(String option) {
    Loaded loaded = loader.apply(Set.of(option));
    loaded.problems().forEach(problem -> told.putIfAbsent(same(problem), problem));
    // An option that does not load by itself would only report the same again in a pair.
    loaded.title().ifPresent(title -> reaches.put(option, reach(option, title)));
  }

  private Reach reach(String option, Title title) {
    Set<String> values = new LinkedHashSet<>();
    change(option).entries().forEach(entry -> leaves(entry.value(), entry.name(), values));
    HookRegistry.names().stream()
        .filter(hook -> handlers(title, hook) > handlers(plain.title().orElseThrow(), hook))
        .forEach(hook -> values.add("hook." + hook));
    Set<String> within =
        values.stream().flatMap(OptionTrials::andAbove).collect(Collectors.toSet());
    return new Reach(values, within);
  }

  private static int handlers(Title title, String hook) {
    return title.rules().handlers(hook).size();
  }

  private MapNode change(String option) {
    return read.tree()
        .flatMap(tree -> tree.get(DesignOptions.KEY))
        .filter(MapNode.class::isInstance)
        .flatMap(all -> ((MapNode) all).get(option))
        .filter(MapNode.class::isInstance)
        .map(map -> ((MapNode) map).only(DesignOptions.OVERLAID::contains))
        .orElse(MapNode.empty(SourcePlace.start(read.files().getFirst())));
  }

  private static void leaves(YamlNode node, String path, Set<String> found) {
    if (!(node instanceof MapNode map) || map.entries().isEmpty()) {
      found.add(path);
      return;
    }
    for (MapNode.Entry entry : map.entries())
      if (entry.name().equals(Overlay.REMOVE)) removed(entry.value(), path, found);
      else leaves(entry.value(), ValuePlaces.join(path, entry.name()), found);
  }

  private static void removed(YamlNode names, String path, Set<String> found) {
    List<YamlNode> all = names instanceof ListNode list ? list.items() : List.of(names);
    for (YamlNode name : all)
      if (name instanceof ScalarNode scalar) found.add(ValuePlaces.join(path, scalar.text()));
  }

  private static Stream<String> andAbove(String path) {
    return Stream.iterate(
        path,
        each -> !each.isEmpty(),
        each -> each.substring(0, Math.max(0, each.lastIndexOf('.'))));
  }

  private void tryPairs(Map<String, OptionSpec> options) {
    List<Set<String>> pairs = pairs(options);
    pairs.stream().limit(MOST_PAIRS).forEach(pair -> tryOnce(pair, () -> tryPair(pair)));
    if (pairs.size() > MOST_PAIRS)
      told.put(
          "pairs",
          new Problem(
              Severity.WARNING,
              read.places().near(DesignOptions.KEY).orElseThrow(),
              DesignOptions.KEY,
              "only %s of %s pairs of options that change the same thing were tried"
                  .formatted(MOST_PAIRS, pairs.size()),
              "test the others with 'roundhouse simulate' and both options"));
  }

  private List<Set<String>> pairs(Map<String, OptionSpec> options) {
    var pairs = new ArrayList<Set<String>>();
    List<String> names = List.copyOf(reaches.keySet());
    for (int first = 0; first < names.size(); first++)
      for (String second : names.subList(first + 1, names.size()))
        if (reaches.get(names.get(first)).meets(reaches.get(second))
            && compatible(options, names.get(first), second))
          pairs.add(Set.of(names.get(first), second));
    return pairs;
  }

  /** Whether two options, with those they imply, may be on together. */
  private static boolean compatible(Map<String, OptionSpec> options, String one, String other) {
    Set<String> on = new LinkedHashSet<>();
    implied(options, one, on);
    implied(options, other, on);
    return on.stream()
        .noneMatch(name -> options.get(name).excludes().stream().anyMatch(on::contains));
  }

  private static void implied(Map<String, OptionSpec> options, String option, Set<String> on) {
    if (on.add(option)) options.get(option).implies().forEach(more -> implied(options, more, on));
  }

  private void tryPair(Set<String> pair) {
    String names =
        pair.stream().sorted().map("'%s'"::formatted).collect(Collectors.joining(" and "));
    for (Problem problem : loader.apply(pair).problems())
      told.putIfAbsent(same(problem), with(problem, " (with the options " + names + ")"));
  }

  private static Problem with(Problem problem, String more) {
    return new Problem(
        problem.severity(),
        problem.place(),
        problem.path(),
        problem.message() + more,
        problem.fix());
  }

  /** A problem of an option names it while the option is off, but not while it is on. */
  private static String same(Problem problem) {
    return problem.place() + problem.message().replaceAll(" \\(with the option '.*'\\)$", "");
  }
}
