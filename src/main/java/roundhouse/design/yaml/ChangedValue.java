package roundhouse.design.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * A place at which a tree has another value than the tree that it was made from.
 *
 * @param path keys from the top
 * @param value the new value: a word, a list, or a map that was not there
 */
public record ChangedValue(List<String> path, YamlNode value) {

  public ChangedValue {
    path = List.copyOf(path);
  }

  /**
   * The values that another tree adds or changes, in its order; a list that differs is one change.
   */
  public static List<ChangedValue> between(MapNode before, MapNode after) {
    var all = new ArrayList<ChangedValue>();
    add(List.of(), before, after, all);
    return List.copyOf(all);
  }

  private static void add(
      List<String> path, YamlNode before, YamlNode after, List<ChangedValue> all) {
    if (!(before instanceof MapNode old) || !(after instanceof MapNode now)) {
      if (!after.at(before.place()).equals(before.at(before.place())))
        all.add(new ChangedValue(path, after));
      return;
    }
    for (MapNode.Entry entry : now.entries()) {
      var inside = new ArrayList<>(path);
      inside.add(entry.name());
      old.get(entry.name())
          .ifPresentOrElse(
              value -> add(inside, value, entry.value(), all),
              () -> all.add(new ChangedValue(inside, entry.value())));
    }
  }
}
