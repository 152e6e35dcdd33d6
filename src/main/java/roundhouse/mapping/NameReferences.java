package roundhouse.mapping;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.reference.FormatDescription;
import roundhouse.design.yaml.ListNode;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.design.yaml.ScalarNode;
import roundhouse.design.yaml.YamlNode;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/**
 * Updates references to things that get other names: homes and destinations when hexes move, the
 * train that another one makes rust, what an option changes of a company.
 */
final class NameReferences {
  private final String map;
  private final Map<String, String> names;
  private final List<DesignEdit> edits = new ArrayList<>();

  private NameReferences(String map, Map<String, String> names) {
    this.map = map;
    this.names = names;
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
    return new InheritedRemovals(edited).withOptionsRedefined(follower.edits);
  }

  private void look(ValuePath path, YamlNode node) {
    if (node instanceof MapNode in) {
      Map<String, String> keys = renamedKeys(path, in);
      if (!keys.isEmpty()) edits.add(new DesignEdit.RenameKeys(path, keys));
      for (MapNode.Entry entry : in.entries())
        look(path.child(keys.getOrDefault(entry.name(), entry.name())), entry.value());
      return;
    }
    boolean wanted = refers(path) || inOption(path).equals(map + "." + Overlay.REMOVE);
    YamlValue before = NodeValues.of(node);
    YamlValue after =
        node instanceof ScalarNode || node instanceof ListNode ? renamed(before) : before;
    if (wanted && !after.equals(before)) edits.add(new DesignEdit.Put(path, after));
  }

  private boolean refers(ValuePath path) {
    return FormatDescription.at(path.names())
        .flatMap(FormatDescription::referencedMap)
        .filter(map::equals)
        .isPresent();
  }

  /** The path inside an option, which changes and removes things under their names; or "". */
  private static String inOption(ValuePath path) {
    List<String> names = path.names();
    return names.size() > 2 && names.getFirst().equals(DesignOptions.KEY)
        ? path.from(2).toString()
        : "";
  }

  /** The keys of a map that name things, if there are new names for them. */
  private Map<String, String> renamedKeys(ValuePath path, MapNode in) {
    boolean named =
        inOption(path).equals(map)
            || FormatDescription.at(path.names())
                .flatMap(FormatDescription::mapOfKeys)
                .filter(map::equals)
                .isPresent();
    var others = new LinkedHashMap<String, String>();
    if (named)
      for (String key : in.keys()) if (!renamed(key).equals(key)) others.put(key, renamed(key));
    return others;
  }

  /** A city of a hex is named by the hex, a dot and its number. */
  private String renamed(String name) {
    int dot = map.equals(EditedMap.HEXES.toString()) ? name.indexOf('.') : -1;
    String city = dot < 0 ? "" : name.substring(dot);
    String thing = name.substring(0, name.length() - city.length());
    return names.getOrDefault(thing, thing) + city;
  }

  private YamlValue renamed(YamlValue value) {
    return switch (value) {
      case YamlValue.Text(String words, boolean quoted) ->
          new YamlValue.Text(
              Arrays.stream(words.split("(?<=\\s)|(?=\\s)"))
                  .map(this::renamed)
                  .collect(Collectors.joining()),
              quoted);
      case YamlValue.Items(List<YamlValue> items) ->
          new YamlValue.Items(items.stream().map(this::renamed).toList());
      case YamlValue.Table table -> table;
    };
  }

  /**
   * Edits of the names that an inherited option removes. A variant can add to such names but not
   * take them back, so it removes the option and defines it again.
   */
  private record InheritedRemovals(EditedMap edited) {

    /** The same edits, with the options concerned written as a whole. */
    List<DesignEdit> withOptionsRedefined(List<DesignEdit> edits) {
      var options = new LinkedHashSet<ValuePath>();
      for (DesignEdit edit : edits)
        if (edit.path().last().equals(Overlay.REMOVE) && edited.isInBase(edit.path()))
          options.add(option(edit));
      options.remove(ValuePath.ROOT);
      var all = new ArrayList<>(edits);
      all.removeIf(edit -> options.contains(option(edit)));
      for (ValuePath option : options) {
        YamlValue value = edited.node(option).map(NodeValues::of).orElseThrow();
        for (DesignEdit edit : edits)
          if (option(edit).equals(option)) value = after(value, edit, edit.path().from(2));
        all.add(new DesignEdit.Drop(option));
        all.add(new DesignEdit.Put(option, value));
      }
      return List.copyOf(all);
    }

    /** The option that an edit changes; the whole title for none. */
    private static ValuePath option(DesignEdit edit) {
      List<String> names = edit.path().names();
      return names.size() > 1 && names.getFirst().equals(DesignOptions.KEY)
          ? new ValuePath(names.subList(0, 2))
          : ValuePath.ROOT;
    }

    private static YamlValue after(YamlValue option, DesignEdit edit, ValuePath path) {
      return switch (edit) {
        case DesignEdit.Put put -> option.with(path, put.value());
        case DesignEdit.Drop _ -> option.without(path);
        case DesignEdit.Rename(ValuePath _, String name) ->
            renamed(option, path.parent(), Map.of(path.last(), name));
        case DesignEdit.RenameKeys(ValuePath _, Map<String, String> names) ->
            renamed(option, path, names);
      };
    }

    private static YamlValue renamed(YamlValue value, ValuePath map, Map<String, String> names) {
      if (!(value instanceof YamlValue.Table(Map<String, YamlValue> entries))) return value;
      var after = new LinkedHashMap<String, YamlValue>();
      entries.forEach(
          (key, inside) -> {
            if (map.isRoot()) after.put(names.getOrDefault(key, key), inside);
            else
              after.put(
                  key,
                  key.equals(map.names().getFirst())
                      ? renamed(inside, map.from(1), names)
                      : inside);
          });
      return new YamlValue.Table(after);
    }
  }
}
