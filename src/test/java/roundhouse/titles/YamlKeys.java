package roundhouse.titles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.Yaml;

/** Finds keys in files of designs. */
final class YamlKeys {
  private YamlKeys() {}

  /** Whether a file has a key at a path with dots. */
  static boolean has(Path file, String path) throws IOException {
    if (!Files.exists(file)) return false;
    Optional<Object> at = Optional.of(new Yaml().<Object>load(Files.readString(file)));
    for (String key : path.split("\\.")) at = at.flatMap(value -> child(value, key));
    return at.isPresent();
  }

  /** The value of a key; in a list the item of that name, which may stand alone. */
  private static Optional<Object> child(Object value, String key) {
    return switch (value) {
      case Map<?, ?> map ->
          map.entrySet().stream()
              .filter(entry -> String.valueOf(entry.getKey()).equals(key))
              .map(entry -> Optional.<Object>ofNullable(entry.getValue()).orElse(""))
              .findFirst();
      case List<?> list ->
          list.stream()
              .map(
                  item ->
                      item.equals(key)
                          ? Optional.<Object>of(item)
                          : item instanceof Map<?, ?> ? child(item, key) : Optional.empty())
              .flatMap(Optional::stream)
              .findFirst();
      default -> Optional.empty();
    };
  }
}
