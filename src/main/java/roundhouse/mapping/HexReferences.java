package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.board.HexId;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/**
 * Updates references to hexes outside the map when hexes move: homes, destinations, hexes that
 * privates block.
 */
final class HexReferences {
  private static final String HEXES = "map.hexes";

  private final Map<HexId, HexId> names;
  private final List<DesignEdit> edits = new ArrayList<>();

  private HexReferences(Map<HexId, HexId> names) {
    this.names = names;
  }

  /** The edits that use the new names of hexes everywhere outside the map. */
  static List<DesignEdit> rename(EditedMap edited, Map<HexId, HexId> names) {
    var follower = new HexReferences(names);
    edited.title().entries().stream()
        .filter(entry -> !entry.name().equals("map"))
        .forEach(entry -> follower.look(ValuePath.of(entry.name()), entry.value()));
    return List.copyOf(follower.edits);
  }

  private void look(ValuePath path, YamlNode node) {
    if (node instanceof MapNode map) {
      map.entries().forEach(entry -> look(path.child(entry.name()), entry.value()));
      return;
    }
    boolean wanted =
        FormatDescription.at(path.names())
                .flatMap(FormatDescription::referencedMap)
                .filter(HEXES::equals)
                .isPresent()
            || removed(path);
    YamlValue before = NodeValues.of(node);
    YamlValue after =
        node instanceof ScalarNode || node instanceof ListNode ? renamed(before) : before;
    if (wanted && !after.equals(before)) edits.add(new DesignEdit.Put(path, after));
  }

  /** Whether a path lists the hexes that an option removes from the map. */
  private static boolean removed(ValuePath path) {
    return path.toString().matches("options\\.[^.]+\\.map\\.hexes\\.remove");
  }

  private YamlValue renamed(YamlValue value) {
    return switch (value) {
      case YamlValue.Text(String words, boolean quoted) ->
          new YamlValue.Text(
              Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                  .map(HexId::of)
                  .map(word -> names.getOrDefault(word, word).text())
                  .collect(Collectors.joining()),
              quoted);
      case YamlValue.Items(List<YamlValue> items) ->
          new YamlValue.Items(items.stream().map(this::renamed).toList());
      case YamlValue.Table table -> table;
    };
  }
}
