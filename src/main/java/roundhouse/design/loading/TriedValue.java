package roundhouse.design.loading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import roundhouse.design.problem.SpellingHint;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;

/**
 * Another value at one place of a design, to try it without writing a file.
 *
 * @param path keys from the top with points between: "trains.5.count"; {@code *} is every key, and
 *     each item of a list is meant
 * @param value the value to try there, or {@code x2} for twice the present value
 */
public record TriedValue(List<String> path, String value) implements UnaryOperator<MapNode> {
  private static final String EVERY = "*";
  private static final String FACTOR = "x\\d+(\\.\\d+)?";

  public TriedValue {
    path = List.copyOf(path);
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
    if (node instanceof ListNode list)
      return new ListNode(
          list.place(),
          list.span(),
          list.items().stream().map(item -> changed(item, depth)).toList());
    if (depth == path.size()) return scalar(node);
    if (!(node instanceof MapNode map))
      throw new IllegalArgumentException(
          "'%s' has no '%s' in it".formatted(told(depth), path.get(depth)));
    return inside(map, depth);
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
      throw new IllegalArgumentException(
          "there is no '%s' in '%s': %s"
              .formatted(key, told(depth), SpellingHint.fix(key, map.keys())));
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
