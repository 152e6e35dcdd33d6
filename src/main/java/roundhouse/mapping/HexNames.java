package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.design.Expected;
import roundhouse.design.ListNode;
import roundhouse.design.MapNode;
import roundhouse.design.Node;
import roundhouse.design.ScalarNode;
import roundhouse.edit.Value;
import roundhouse.edit.ValuePath;

/**
 * Updates references to hexes outside the map when hexes move: homes, destinations, hexes that
 * privates block.
 */
final class HexNames {
  private static final String HEXES = "map.hexes";

  private final Map<String, String> names;
  private final List<Edit> edits = new ArrayList<>();

  private HexNames(Map<String, String> names) {
    this.names = names;
  }

  /** The edits that use the new names of hexes everywhere outside the map. */
  static List<Edit> follow(MapDraft draft, Map<String, String> names) {
    var follower = new HexNames(names);
    draft.title().entries().stream()
        .filter(entry -> !entry.name().equals("map"))
        .forEach(entry -> follower.look(ValuePath.of(entry.name()), entry.value()));
    return List.copyOf(follower.edits);
  }

  private void look(ValuePath path, Node node) {
    if (node instanceof MapNode map) {
      map.entries().forEach(entry -> look(path.child(entry.name()), entry.value()));
      return;
    }
    boolean wanted =
        Expected.at(path.names()).flatMap(Expected::names).filter(HEXES::equals).isPresent()
            || removed(path);
    Value before = NodeValues.of(node);
    Value after = node instanceof ScalarNode || node instanceof ListNode ? renamed(before) : before;
    if (wanted && !after.equals(before)) edits.add(new Edit.Put(path, after));
  }

  /** Whether a path lists the hexes that an option removes from the map. */
  private static boolean removed(ValuePath path) {
    return path.toString().matches("options\\.[^.]+\\.map\\.hexes\\.remove");
  }

  private Value renamed(Value value) {
    return switch (value) {
      case Value.Text(String words, boolean quoted) ->
          new Value.Text(
              Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                  .map(word -> names.getOrDefault(word, word))
                  .collect(Collectors.joining()),
              quoted);
      case Value.Items(List<Value> items) ->
          new Value.Items(items.stream().map(this::renamed).toList());
      case Value.Table table -> table;
    };
  }
}
