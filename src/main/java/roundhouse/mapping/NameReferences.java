package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/**
 * Updates references to things that get other names: homes and destinations when hexes move, the
 * train that another one makes rust.
 */
final class NameReferences {
  private final String map;
  private final Pattern removed;
  private final Map<String, String> names;
  private final List<DesignEdit> edits = new ArrayList<>();

  private NameReferences(String map, Map<String, String> names) {
    this.map = map;
    this.names = names;
    // An option lists what it removes from a map.
    removed = Pattern.compile("options\\.[^.]+\\." + Pattern.quote(map) + "\\.remove");
  }

  /**
   * The edits that use the new names everywhere outside the map that defines them.
   *
   * @param map where the things are defined: {@code trains}, {@code map.hexes}
   * @param names the new names by the old
   */
  static List<DesignEdit> rename(EditedMap edited, String map, Map<String, String> names) {
    var follower = new NameReferences(map, names);
    String own = map.replaceFirst("\\..*", "");
    edited.title().entries().stream()
        .filter(entry -> !entry.name().equals(own) || own.equals(map))
        .forEach(entry -> follower.look(ValuePath.of(entry.name()), entry.value()));
    return List.copyOf(follower.edits);
  }

  private void look(ValuePath path, YamlNode node) {
    if (node instanceof MapNode in) {
      in.entries().forEach(entry -> look(path.child(entry.name()), entry.value()));
      return;
    }
    boolean wanted =
        FormatDescription.at(path.names())
                .flatMap(FormatDescription::referencedMap)
                .filter(map::equals)
                .isPresent()
            || removed.matcher(path.toString()).matches();
    YamlValue before = NodeValues.of(node);
    YamlValue after =
        node instanceof ScalarNode || node instanceof ListNode ? renamed(before) : before;
    if (wanted && !after.equals(before)) edits.add(new DesignEdit.Put(path, after));
  }

  private YamlValue renamed(YamlValue value) {
    return switch (value) {
      case YamlValue.Text(String words, boolean quoted) ->
          new YamlValue.Text(
              Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                  .map(word -> names.getOrDefault(word, word))
                  .collect(Collectors.joining()),
              quoted);
      case YamlValue.Items(List<YamlValue> items) ->
          new YamlValue.Items(items.stream().map(this::renamed).toList());
      case YamlValue.Table table -> table;
    };
  }
}
