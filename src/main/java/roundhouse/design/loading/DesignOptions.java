package roundhouse.design.loading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import roundhouse.design.binding.Binder;
import roundhouse.design.binding.Default;
import roundhouse.design.binding.RecordBinder;
import roundhouse.design.problem.Problems;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.problem.ValuePlaces;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.OptionSpec;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * The options of a design: which are on, and what they change. An option has the keys of an {@link
 * OptionSpec} and keys of a title.
 */
public final class DesignOptions {
  public static final String KEY = "options";

  /** Each option is tried with the whole design, and may imply all others. */
  static final int MOST = 200;

  private static final List<String> OWN = RecordBinder.keys(OptionSpec.class);

  /** The keys of a title that an option may have. */
  public static final List<String> OVERLAID =
      RecordBinder.keys(Design.class).stream()
          .filter(key -> !key.equals(KEY) && !OWN.contains(key))
          .toList();

  private record Bound(@Default("{}") Map<String, OptionSpec> options) {}

  private final MapNode title;
  private final Map<String, MapNode.Entry> written = new LinkedHashMap<>();
  private final Map<String, OptionSpec> specs;
  private final Problems problems;

  DesignOptions(MapNode title, Problems problems) {
    this.title = bounded(title, problems);
    this.problems = problems;
    if (this.title.get(KEY).orElse(null) instanceof MapNode all) {
      all.entries().forEach(entry -> written.put(entry.name(), entry));
    }
    this.specs =
        new Binder(new Problems())
            .bind(plain().only(KEY::equals), Bound.class)
            .map(Bound::options)
            .orElse(Map.of());
  }

  private static MapNode bounded(MapNode title, Problems problems) {
    if (!(title.get(KEY).orElse(null) instanceof MapNode all)) return title;
    if (all.entries().size() <= MOST) return title;
    MapNode.Entry surplus = all.entries().get(MOST);
    problems.error(
        surplus.key().place(),
        ValuePlaces.join(KEY, surplus.name()),
        "there are %s options; a design may have %s".formatted(all.entries().size(), MOST),
        "join options that are used together, or make variants with 'extends'");
    List<MapNode.Entry> first = all.entries().subList(0, MOST);
    return title.with(
        title.entries().stream()
            .map(
                entry ->
                    entry.name().equals(KEY)
                        ? new MapNode.Entry(entry.key(), all.with(first))
                        : entry)
            .toList());
  }

  List<String> names() {
    return List.copyOf(written.keySet());
  }

  /** The title with its options' names and descriptions, but without what they change. */
  MapNode plain() {
    return title.with(
        title.entries().stream()
            .map(entry -> entry.name().equals(KEY) ? described(entry) : entry)
            .toList());
  }

  private MapNode.Entry described(MapNode.Entry options) {
    if (!(options.value() instanceof MapNode all)) return options;
    return new MapNode.Entry(
        options.key(),
        all.with(all.entries().stream().map(DesignOptions::withoutOverlay).toList()));
  }

  private static MapNode.Entry withoutOverlay(MapNode.Entry option) {
    if (!(option.value() instanceof MapNode map)) return option;
    return new MapNode.Entry(option.key(), map.only(OWN::contains));
  }

  /** Reports keys that belong neither to an option nor to a title. */
  void refuseUnknownKeys() {
    List<String> known = new ArrayList<>(OWN);
    known.addAll(OVERLAID);
    for (MapNode.Entry option : written.values()) {
      if (!(option.value() instanceof MapNode map)) continue;
      map.entries().stream()
          .filter(entry -> !known.contains(entry.name()))
          .forEach(entry -> unknown(option.name(), entry, known));
    }
  }

  private void unknown(String option, MapNode.Entry entry, List<String> known) {
    String path = ValuePlaces.join(KEY, ValuePlaces.join(option, entry.name()));
    problems.error(
        entry.key().place(),
        path,
        "unknown key " + entry.key().kind(),
        SpellingHint.fix(entry.name(), known));
  }

  /**
   * The options that are on when these are asked for, including implied ones, in the order written.
   */
  List<String> active(Set<String> asked) {
    Set<String> on = new LinkedHashSet<>();
    asked.stream().sorted().forEach(name -> turnOn(name, on));
    on.forEach(name -> refuseExcluded(name, on));
    return names().stream().filter(on::contains).toList();
  }

  /** An option and those it implies; reports no mistakes. */
  List<String> withImplied(String option) {
    Set<String> on = new LinkedHashSet<>();
    turnOn(option, on);
    return names().stream().filter(on::contains).toList();
  }

  private void turnOn(String name, Set<String> on) {
    if (!written.containsKey(name)) {
      problems.error(
          title.place(), KEY, "there is no option '" + name + "'", SpellingHint.fix(name, names()));
    } else if (on.add(name) && specs.containsKey(name)) {
      // An implied option that does not exist is reported when the options are bound.
      specs.get(name).implies().stream()
          .filter(written::containsKey)
          .forEach(implied -> turnOn(implied, on));
    }
  }

  private void refuseExcluded(String name, Set<String> on) {
    if (!specs.containsKey(name)) return;
    for (String other : specs.get(name).excludes()) {
      if (!on.contains(other)) continue;
      String message = "option '" + name + "' cannot be combined with '" + other + "'";
      problems.error(written.get(name).key().place(), ValuePlaces.join(KEY, name), message, "");
    }
  }

  /** The title with these options applied. */
  MapNode overlaid(List<String> on, Problems found) {
    YamlNode tree = plain();
    for (String name : on) {
      if (written.get(name).value() instanceof MapNode option) {
        YamlNode change = KeyExpansion.expand(option.only(OVERLAID::contains), Design.class, found);
        tree = Overlay.apply(ShortForms.writtenOut(tree, change, Design.class), change, found);
      }
    }
    return (MapNode) tree;
  }

  /**
   * Whether a value is written where these options are made: by the one that is on, or anywhere if
   * none is. Of several options, one may make idle what another one writes.
   */
  boolean wrote(List<String> on, SourcePlace place) {
    return on.isEmpty() || on.size() == 1 && has(written.get(on.getFirst()).value(), place);
  }

  private static boolean has(YamlNode node, SourcePlace place) {
    return node.place().equals(place)
        || switch (node) {
          case MapNode map -> map.entries().stream().anyMatch(entry -> has(entry.value(), place));
          case ListNode list -> list.items().stream().anyMatch(item -> has(item, place));
          case ScalarNode _ -> false;
        };
  }
}
