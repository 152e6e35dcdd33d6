package roundhouse.mapping;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import roundhouse.board.HexId;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/** The words that fit a value of a hex: those of the format, of the design, and of other hexes. */
public final class HexChoices {
  private static final List<String> TERRAIN =
      List.of("mountain", "hill", "water", "swamp", "forest");

  /** Values that other hexes may share. */
  private static final Set<String> SHARED = Set.of("terrain", "label", "mark", "group");

  private static final Set<String> SIDES = Set.of("edges", "stubs");

  private HexChoices() {}

  /** The words for a key, the usual ones first; none if any text may be written. */
  public static List<String> of(EditedMap map, String key) {
    var words = new LinkedHashSet<String>();
    if (SIDES.contains(key)) return List.of("0", "1", "2", "3", "4", "5");
    FormatDescription.at(List.of("map", "hexes", "any", key))
        .ifPresent(
            format -> {
              words.addAll(format.words());
              format.referencedMap().ifPresent(where -> words.addAll(names(map, where)));
            });
    if (key.equals("terrain")) words.addAll(TERRAIN);
    if (SHARED.contains(key))
      for (HexId hex : map.map().hexes().keySet())
        words.addAll(words(map.hex(hex).at(key).orElse(YamlValue.EMPTY)));
    words.remove("");
    return List.copyOf(words);
  }

  private static List<String> names(EditedMap map, String where) {
    return map.node(new ValuePath(Arrays.asList(where.split("\\."))))
        .filter(MapNode.class::isInstance)
        .map(node -> ((MapNode) node).keys())
        .orElse(List.of());
  }

  private static List<String> words(YamlValue value) {
    return switch (value) {
      case YamlValue.Text(String text, boolean _) -> List.of(text.strip().split("\\s+"));
      case YamlValue.Items(List<YamlValue> items) ->
          items.stream().flatMap(item -> words(item).stream()).toList();
      case YamlValue.Table _ -> List.of();
    };
  }
}
