package roundhouse.mapping;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import roundhouse.design.yaml.MapNode;
import roundhouse.design.yaml.Overlay;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * Writes edits into a design's own file. Inherited values stay where they are: they are overridden
 * key by key, and removed by {@code remove}.
 *
 * @param edited the design with everything inherited
 * @param outer how many names at the beginning of a path the file stands for: 1 for {@code
 *     map.yaml}, 0 for the title
 */
public record OwnFileWriter(EditedMap edited, int outer) {

  /** The file's text after the edits. */
  public YamlText apply(YamlText text, List<? extends DesignEdit> edits) {
    YamlText here = text;
    for (DesignEdit edit : edits) here = apply(here, edit);
    return here;
  }

  private YamlText apply(YamlText text, DesignEdit edit) {
    return switch (edit) {
      case DesignEdit.Put(ValuePath path, YamlValue value) -> put(text, path, value);
      case DesignEdit.Drop(ValuePath path) -> drop(text, path);
      case DesignEdit.Rename(ValuePath path, String name) -> rename(text, path, name);
      case DesignEdit.RenameKeys(ValuePath path, Map<String, String> names) ->
          renameKeys(text, path, names);
    };
  }

  private YamlText put(YamlText text, ValuePath path, YamlValue value) {
    boolean merges =
        value instanceof YamlValue.Table
            && inherits(text, path)
            && edited.node(path).orElse(null) instanceof MapNode;
    if (!merges) return text.set(spot(path), value);
    YamlText here = text;
    Map<String, YamlValue> wanted = ((YamlValue.Table) value).entries();
    for (String key : keys(here, path))
      if (!wanted.containsKey(key)) here = drop(here, path.child(key));
    for (var entry : wanted.entrySet()) {
      if (!says(here, path.child(entry.getKey()), entry.getValue()))
        here = put(here, path.child(entry.getKey()), entry.getValue());
    }
    return here;
  }

  /** The current keys of a map, own and inherited. */
  private List<String> keys(YamlText text, ValuePath path) {
    var keys = new LinkedHashSet<>(((MapNode) edited.node(path).orElseThrow()).keys());
    keys.removeIf(
        key -> text.at(spot(path.child(key))).isEmpty() && !inherits(text, path.child(key)));
    text.keys(spot(path)).stream().filter(key -> !key.equals(Overlay.REMOVE)).forEach(keys::add);
    return List.copyOf(keys);
  }

  private boolean says(YamlText text, ValuePath path, YamlValue value) {
    Optional<YamlValue> own = text.at(spot(path));
    if (own.isPresent()) return own.get().equals(value) && !(value instanceof YamlValue.Table);
    return inherits(text, path)
        && edited.node(path).map(NodeValues::of).filter(value::equals).isPresent();
  }

  private YamlText drop(YamlText text, ValuePath path) {
    YamlText here = text.at(spot(path)).isPresent() ? text.remove(spot(path)) : text;
    return inherits(here, path) ? removed(here, path) : here;
  }

  private YamlText removed(YamlText text, ValuePath path) {
    ValuePath names = spot(path.parent().child(Overlay.REMOVE));
    Optional<YamlValue> before = text.at(names);
    if (before.orElse(null) instanceof YamlValue.Text(String words, boolean _)) {
      List<YamlValue> listed =
          List.of(words.strip().split("\\s+")).stream().map(YamlValue::text).toList();
      return text.set(names, new YamlValue.Items(listed))
          .set(names.child(listed.size()), path.last());
    }
    return before.isPresent()
        ? text.set(names.child(text.size(names)), path.last())
        : text.set(names, new YamlValue.Items(List.of(YamlValue.text(path.last()))));
  }

  private YamlText rename(YamlText text, ValuePath path, String name) {
    ValuePath other = path.parent().child(name);
    boolean own =
        text.at(spot(path)).isPresent() && !inherits(text, path) && !inherits(text, other);
    if (own) return text.rename(spot(path), name);
    return put(drop(text, path), other, value(path));
  }

  /** Inherited keys are removed, and their values written under the new names. */
  private YamlText renameKeys(YamlText text, ValuePath path, Map<String, String> names) {
    var own = new LinkedHashMap<>(names);
    own.keySet().removeIf(key -> inherits(text, path.child(key)));
    YamlText here = text;
    for (String key : names.keySet()) if (!own.containsKey(key)) here = drop(here, path.child(key));
    here = KeyRenaming.of(here, spot(path), own);
    for (String key : names.keySet())
      if (!own.containsKey(key))
        here = put(here, path.child(names.get(key)), value(path.child(key)));
    return here;
  }

  private YamlValue value(ValuePath path) {
    return edited.node(path).map(NodeValues::of).orElse(YamlValue.EMPTY);
  }

  /** Whether the value is inherited and this file does not remove it. */
  private boolean inherits(YamlText text, ValuePath path) {
    ValuePath here = new ValuePath(List.of());
    for (String name : path.names()) {
      if (!here.isRoot() && taken(text, here, name)) return false;
      here = here.child(name);
    }
    return edited.isInBase(path);
  }

  private boolean taken(YamlText text, ValuePath map, String name) {
    if (map.names().size() < outer) return false;
    return switch (text.at(spot(map.child(Overlay.REMOVE))).orElse(YamlValue.EMPTY)) {
      case YamlValue.Items(List<YamlValue> names) -> names.contains(YamlValue.text(name));
      case YamlValue.Text(String words, boolean _) ->
          List.of(words.strip().split("\\s+")).contains(name);
      case YamlValue.Table _ -> false;
    };
  }

  private ValuePath spot(ValuePath path) {
    return path.from(outer);
  }

  /** Renames several keys of a map at once. */
  private static final class KeyRenaming {
    /** Begins the names that keys have in between; no thing of a design has such a name. */
    private static final String TEMPORARY = "renamed-";

    private KeyRenaming() {}

    /** The text with the keys renamed that are there; a key gives way to one that gets its name. */
    static YamlText of(YamlText text, ValuePath map, Map<String, String> names) {
      List<String> before = text.keys(map);
      List<String> renamed =
          before.stream().filter(key -> !names.getOrDefault(key, key).equals(key)).toList();
      var taken = renamed.stream().map(names::get).collect(Collectors.toSet());
      YamlText here = text;
      for (String key : before)
        if (taken.contains(key) && !renamed.contains(key)) here = here.remove(map.child(key));
      for (String key : renamed) here = here.rename(map.child(key), TEMPORARY + key);
      for (String key : renamed) here = here.rename(map.child(TEMPORARY + key), names.get(key));
      return here;
    }
  }
}
