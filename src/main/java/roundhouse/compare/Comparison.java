package roundhouse.compare;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import roundhouse.engine.Hook;
import roundhouse.engine.Rulebook;
import roundhouse.engine.Title;
import roundhouse.engine.play.Hooks;

/**
 * Two designs, or one under different options, side by side.
 *
 * @param changes of values, in the order of the design's keys
 * @param hooks that other scripts answer
 * @param scripts whose text differs
 */
public record Comparison(Title first, Title second, List<Change> changes, List<HookChange> hooks, List<ScriptChange> scripts) {
  private static final String MAP = "map";
  private static final Pattern BETWEEN = Pattern.compile("-|/\\d$");

  public Comparison {
    changes = List.copyOf(changes);
    hooks = List.copyOf(hooks);
    scripts = List.copyOf(scripts);
  }

  /**
   * Compares two titles.
   *
   * @param scripts of both, as they were read
   */
  public static Comparison of(Title first, Title second, Scripts scripts) {
    return new Comparison(first, second, Changes.between(first.design(), second.design()), hooks(first.rules(), second.rules()), scripts.changes());
  }

  public boolean same() {
    return changes.isEmpty() && hooks.isEmpty() && scripts.isEmpty();
  }

  /** Changes of one part, {@code trains}; in the order of the design. */
  public List<Change> of(String part) {
    return changes.stream().filter(change -> change.part().equals(part)).toList();
  }

  /** The parts that differ. */
  public List<String> parts() {
    return changes.stream().map(Change::part).distinct().toList();
  }

  /** Hexes that differ, those at borders that differ and those that only one map has included. */
  public Set<String> hexes() {
    var all = new TreeSet<String>();
    changes.stream().filter(change -> change.part().equals(MAP) && change.path().size() > 2).flatMap(change -> hexes(change.path())).forEach(all::add);
    return all;
  }

  private static Stream<String> hexes(List<String> path) {
    return path.get(1).equals("hexes") ? Stream.of(path.get(2)) : BETWEEN.splitAsStream(path.get(2));
  }

  private static List<HookChange> hooks(Rulebook first, Rulebook second) {
    return Hooks.names().stream().map(name -> new HookChange(name, Hooks.named(name).map(Hook::says).orElse(""), files(first, name), files(second, name))).filter(change -> !change.before().equals(change.after())).toList();
  }

  private static List<String> files(Rulebook rules, String hook) {
    return rules.layers(hook).stream().map(layer -> layer.file()).toList();
  }

  /** What the first title is called, with its options. */
  public String before() {
    return name(first);
  }

  public String after() {
    return name(second);
  }

  private static String name(Title title) {
    String options = title.options().isEmpty() ? "" : " with " + String.join(", ", title.options());
    return Optional.of(title.design().title()).filter(name -> !name.isBlank()).orElse(title.id()) + options;
  }
}
