package roundhouse.mapping;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;

/** Renames several keys of a map at once. */
final class KeyRenaming {
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
