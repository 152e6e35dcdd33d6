package roundhouse.design;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        path.size() > 2 && path.getFirst().equals(Options.KEY)
            ? path.subList(2, path.size())
            : path;
    Type type = Design.class;
    AnnotatedElement marks = Design.class;
    for (String name : names) {
      Class<?> raw = Component.raw(type);
      if (raw == Map.class) {
        type = Component.argument(type, 1);
        marks = Component.raw(type);
        continue;
      }
      Optional<Component> component =
          raw.isRecord()
              ? Component.keysOf(raw).stream().filter(key -> key.key().equals(name)).findFirst()
              : Optional.empty();
      if (component.isEmpty()) return false;
      type = component.get().type();
      marks = component.get().java();
    }
    return Component.raw(type) == Map.class && marks.isAnnotationPresent(Words.class);
  }
}
