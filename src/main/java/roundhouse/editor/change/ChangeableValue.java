package roundhouse.editor.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.design.loading.LoadResult;
import roundhouse.design.problem.SourcePlace;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.editor.tables.TypedValue;

/**
 * A value of the design that one line can hold.
 *
 * @param path from the title down
 * @param label its keys below the thing to which it belongs
 * @param text as written in one line; "" if nothing is written yet
 * @param place where that is written
 */
record ChangeableValue(ValuePath path, String label, String text, Optional<SourcePlace> place) {

  /** What the design says about a thing, in the order of its files. */
  static List<ChangeableValue> of(LoadResult design, ValuePath thing) {
    var all = new ArrayList<ChangeableValue>();
    node(design, thing)
        .ifPresent(
            node -> {
              if (node instanceof MapNode map) add(all, map, thing, "");
              else all.add(written(node, thing, thing.last()));
            });
    return all;
  }

  private static Optional<YamlNode> node(LoadResult design, ValuePath path) {
    Optional<YamlNode> node = design.tree().map(YamlNode.class::cast);
    for (String name : path.names())
      node = node.filter(MapNode.class::isInstance).flatMap(map -> ((MapNode) map).get(name));
    return node;
  }

  private static void add(List<ChangeableValue> all, MapNode map, ValuePath path, String prefix) {
    for (MapNode.Entry entry : map.entries()) {
      ValuePath below = path.child(entry.name());
      String label = prefix + entry.name();
      if (entry.value() instanceof MapNode inner && !inner.entries().isEmpty())
        add(all, inner, below, label + " ");
      else all.add(written(entry.value(), below, label));
    }
  }

  private static ChangeableValue written(YamlNode node, ValuePath path, String label) {
    return new ChangeableValue(path, label, TypedValue.text(node), Optional.of(node.place()));
  }

  /** The other keys that could be written, without values. */
  static List<ChangeableValue> more(List<ChangeableValue> written, ValuePath thing) {
    Set<String> keys =
        new LinkedHashSet<>(
            FormatDescription.at(thing.names()).map(FormatDescription::keys).orElse(List.of()));
    for (ChangeableValue value : written)
      if (value.path().names().size() > thing.names().size())
        keys.remove(value.path().names().get(thing.names().size()));
    return keys.stream()
        .map(key -> new ChangeableValue(thing.child(key), key, "", Optional.empty()))
        .toList();
  }

  /** What the value means, in a sentence, or "". */
  String says() {
    return FormatDescription.at(path.names()).map(FormatDescription::says).orElse("");
  }

  /** Its file and line, as {@code DESIGN/trains.yaml:12}. */
  String where() {
    return place
        .map(
            at ->
                at.file().toAbsolutePath().getParent().getFileName()
                    + "/"
                    + at.file().getFileName()
                    + ":"
                    + at.line())
        .orElse("");
  }
}
