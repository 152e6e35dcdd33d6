package roundhouse.design;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Free data for scripts: values are {@code Long}, {@code Boolean}, {@code String}, or lists and maps
 * of these. Immutable.
 */
public record Data(Map<String, Object> values) {
  public static final Data NONE = new Data(Map.of());

  public Data {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
