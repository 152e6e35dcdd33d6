package roundhouse.design.reference;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.binding.RecordKey;
import roundhouse.design.binding.WordList;
import roundhouse.design.loading.DesignOptions;
import roundhouse.design.spec.Design;

/**
 * Knows which maps of a design may have keys with several names, as {@code A3 A5: {}} names two
 * hexes.
 */
public final class SharedKeys {
  private SharedKeys() {}

  /**
   * Whether the map at a path may have such keys.
   *
   * @param path from the title down; below an option it continues as in a title
   */
  public static boolean at(List<String> path) {
    List<String> names =
        path.size() > 2 && path.getFirst().equals(DesignOptions.KEY)
            ? path.subList(2, path.size())
            : path;
    Type type = Design.class;
    AnnotatedElement marks = Design.class;
    for (String name : names) {
      Class<?> raw = RecordKey.raw(type);
      if (raw == Map.class) {
        type = RecordKey.argument(type, 1);
        marks = RecordKey.raw(type);
        continue;
      }
      Optional<RecordKey> component =
          raw.isRecord()
              ? RecordKey.keysOf(raw).stream().filter(key -> key.key().equals(name)).findFirst()
              : Optional.empty();
      if (component.isEmpty()) return false;
      type = component.get().type();
      marks = component.get().java();
    }
    return RecordKey.raw(type) == Map.class && marks.isAnnotationPresent(WordList.class);
  }
}
