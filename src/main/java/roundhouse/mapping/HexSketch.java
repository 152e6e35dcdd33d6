package roundhouse.mapping;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.GameMap;
import roundhouse.board.HexId;
import roundhouse.board.Layout;
import roundhouse.design.conversion.PartialMap;
import roundhouse.design.problem.Problems;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlReader;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/** One hex as it would be printed with other values, without the rest of its map. */
public final class HexSketch {
  private HexSketch() {}

  /** A map of that hex alone, where it lies; empty if its values cannot be read. */
  public static Optional<GameMap> of(Layout layout, HexId hex, HexContent content) {
    String word = layout.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    YamlValue map =
        YamlValue.of(Map.of("layout", word, "hexes", Map.of(hex.text(), content.table())));
    String text = YamlText.read("").set(ValuePath.of("map"), map).text();
    return YamlReader.parse(Path.of("sketch.yaml"), text, new Problems())
        .filter(MapNode.class::isInstance)
        .map(title -> PartialMap.of((MapNode) title).map());
  }
}
