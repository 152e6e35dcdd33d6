package roundhouse.design.loading;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * Another value at one place of a design, to try it without writing a file.
 *
 * @param path keys from the top with points between: "trains.5.count"; {@code *} is every key; of a
 *     list, such as steps, the items with the next key are meant, or all if none has it
 * @param value the value to try there, or {@code x2} for twice the present value
 */
public record TriedValue(List<String> path, String value) implements UnaryOperator<MapNode> {
  private static final String EVERY = "*";
  private static final String FACTOR = "x\\d+(\\.\\d+)?";

  public TriedValue {
    path = List.copyOf(path);
  }

  /** A value at a place that is written with points: "trains.5.count". */
  public static TriedValue at(String path, String value) {
    return new TriedValue(Arrays.asList(path.split("\\.")), value);
  }

  /** Several changes of a design's tree, one after the other. */
  public static UnaryOperator<MapNode> all(List<TriedValue> changes) {
    return tree -> {
      MapNode changed = tree;
      for (TriedValue each : changes) changed = each.apply(changed);
      return changed;
    };
  }

  /** The path as it is written, with points. */
  public String place() {
    return String.join(".", path);
  }

  /**
   * Changes a design's tree.
   *
   * @throws IllegalArgumentException when there is no such place; the message says where it ends
   */
  @Override
  public MapNode apply(MapNode tree) {
    return (MapNode) changed(tree, 0);
  }

  private YamlNode changed(YamlNode node, int depth) {
    if (node instanceof ListNode list) return inList(list, depth);
    if (depth == path.size()) return scalar(node);
    if (!(node instanceof MapNode map))
      throw new IllegalArgumentException(
          "'%s' has no '%s' in it".formatted(told(depth), path.get(depth)));
    return inside(map, depth);
  }

  private ListNode inList(ListNode list, int depth) {
    List<String> names = list.items().stream().flatMap(TriedValue::names).toList();
    String key = depth < path.size() ? path.get(depth) : "";
    boolean named = names.contains(key);
    if (!named && depth < path.size() - 1 && !key.equals(EVERY)) throw missing(key, depth, names);
    return new ListNode(
        list.place(),
        list.span(),
        list.items().stream()
            .map(
                item ->
                    named && names(item).noneMatch(key::equals)
                        ? item
                        : changed(named ? asMap(item) : item, depth))
            .toList());
  }

  /** The keys of an item of a list, such as the name of a step. */
  private static Stream<String> names(YamlNode item) {
    return switch (item) {
      case MapNode map -> map.keys().stream();
      case ScalarNode word -> Stream.of(word.text());
      case ListNode _ -> Stream.empty();
    };
  }

  /** A step that is written as its name alone gets room for values. */
  private static YamlNode asMap(YamlNode item) {
    if (!(item instanceof ScalarNode word)) return item;
    var only = new MapNode.Entry(word, MapNode.empty(word.place()));
    return new MapNode(word.place(), word.span(), List.of(only));
  }

  private IllegalArgumentException missing(String key, int depth, List<String> known) {
    return new IllegalArgumentException(
        "there is no '%s' in '%s': %s".formatted(key, told(depth), SpellingHint.fix(key, known)));
  }

  private MapNode inside(MapNode map, int depth) {
    String key = path.get(depth);
    var entries = new ArrayList<MapNode.Entry>();
    boolean found = false;
    for (MapNode.Entry entry : map.entries()) {
      boolean meant = key.equals(EVERY) || key.equals(entry.name());
      found |= meant;
      entries.add(
          meant ? new MapNode.Entry(entry.key(), changed(entry.value(), depth + 1)) : entry);
    }
    if (!found) entries.add(added(map, key, depth));
    return map.with(entries);
  }

  /** A value that the design leaves to its default; it has no number to multiply. */
  private MapNode.Entry added(MapNode map, String key, int depth) {
    if (depth < path.size() - 1 || value.matches(FACTOR) || key.equals(EVERY))
      throw missing(key, depth, map.keys());
    var name = new ScalarNode(map.place(), map.span(), key, false);
    return new MapNode.Entry(name, new ScalarNode(map.place(), map.span(), value, false));
  }

  private ScalarNode scalar(YamlNode node) {
    if (!(node instanceof ScalarNode before))
      throw new IllegalArgumentException("'%s' is not a single value".formatted(told(path.size())));
    String text = value.matches(FACTOR) ? times(before.text()) : value;
    return new ScalarNode(before.place(), before.span(), text, before.quoted());
  }

  private String times(String before) {
    if (!before.matches("-?\\d+"))
      throw new IllegalArgumentException(
          "'%s' is '%s', which is not a number to multiply".formatted(told(path.size()), before));
    double product = Integer.parseInt(before) * Double.parseDouble(value.substring(1));
    return String.format(Locale.ROOT, "%d", Math.round(product));
  }

  private String told(int depth) {
    return depth == 0 ? "the design" : String.join(".", path.subList(0, depth));
  }
}
