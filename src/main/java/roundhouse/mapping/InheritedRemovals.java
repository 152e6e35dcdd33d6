package roundhouse.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.yaml.Overlay;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlValue;

/**
 * Edits of the names that an inherited option removes. A variant can add to such names but not take
 * them back, so it removes the option and defines it again.
 */
record InheritedRemovals(EditedMap edited) {

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
                key.equals(map.names().getFirst()) ? renamed(inside, map.from(1), names) : inside);
        });
    return new YamlValue.Table(after);
  }
}
