package roundhouse.mapping;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.yaml.Overlay;
import roundhouse.edit.ValuePath;
import roundhouse.edit.YamlText;
import roundhouse.edit.YamlValue;

/**
 * An edit of a design's file, carried over to the file of a variant, which says only what differs.
 *
 * @param variant the variant with everything that it inherits
 * @param part the path of what the file holds: the root for the title
 */
public record CarriedEdit(EditedMap variant, ValuePath part) {

  /**
   * The variant's file after the edit.
   *
   * @param own what it held before
   * @param before the design's file before the edit, and after it
   */
  public YamlText apply(YamlText own, YamlText before, YamlText after) {
    return write(own, between(before.value(), after.value(), part));
  }

  /** Writes a value into the variant's file, also where it inherits the same. */
  YamlText copy(YamlText own, ValuePath path, YamlValue value) {
    return write(own, List.of(new DesignEdit.Put(path.under(part), value)));
  }

  private YamlText write(YamlText own, List<DesignEdit> edits) {
    return new OwnFileWriter(variant, part.names().size()).apply(own, edits);
  }

  private static List<DesignEdit> between(YamlValue before, YamlValue after, ValuePath path) {
    if (before.equals(after)) return List.of();
    if (!(before instanceof YamlValue.Table(Map<String, YamlValue> old))
        || !(after instanceof YamlValue.Table(Map<String, YamlValue> now)))
      return List.of(new DesignEdit.Put(path, after));
    var edits = new ArrayList<DesignEdit>();
    removals(old, now).forEach(name -> edits.add(new DesignEdit.Drop(path.child(name))));
    now.forEach(
        (name, value) -> {
          if (!name.equals(Overlay.REMOVE))
            edits.addAll(entry(Optional.ofNullable(old.get(name)), value, path.child(name)));
        });
    return edits;
  }

  private static List<DesignEdit> entry(
      Optional<YamlValue> before, YamlValue after, ValuePath path) {
    return before
        .map(old -> between(old, after, path))
        .orElseGet(() -> List.of(new DesignEdit.Put(path, after)));
  }

  /** The names that an edit takes away: their entries, or by naming them under {@code remove}. */
  private static List<String> removals(Map<String, YamlValue> old, Map<String, YamlValue> now) {
    var gone = new LinkedHashMap<>(old);
    gone.keySet().removeAll(now.keySet());
    gone.remove(Overlay.REMOVE);
    var names = new ArrayList<>(gone.keySet());
    names.addAll(named(now.get(Overlay.REMOVE)));
    names.removeAll(named(old.get(Overlay.REMOVE)));
    return names;
  }

  private static List<String> named(YamlValue remove) {
    return switch (remove) {
      case null -> List.of();
      case YamlValue.Text(String words, boolean _) -> List.of(words.strip().split("\\s+"));
      case YamlValue.Items(List<YamlValue> names) ->
          names.stream()
              .filter(YamlValue.Text.class::isInstance)
              .map(name -> ((YamlValue.Text) name).text())
              .toList();
      case YamlValue.Table _ -> List.of();
    };
  }
}
