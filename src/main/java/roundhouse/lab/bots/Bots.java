package roundhouse.lab.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All bots by name. */
public final class Bots {
  private static final Map<String, Bot> ALL = new LinkedHashMap<>();

  static {
    ALL.put("sensible", new SensibleBot());
    ALL.put("random", new RandomBot());
  }

  private Bots() {}

  public static Optional<Bot> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  public static Set<String> names() {
    return java.util.Collections.unmodifiableSet(ALL.keySet());
  }
}
