package roundhouse.lab.bots;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All bots by name. */
public final class Bots {
  /** The name of the bot that plays where nobody picks one. */
  public static final String USUAL = "sensible";

  private static final Map<String, Bot> ALL = new LinkedHashMap<>();

  static {
    ALL.put(USUAL, new SensibleBot());
    ALL.put("random", new RandomBot());
  }

  private Bots() {}

  public static Optional<Bot> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  /** The bot that plays where nobody picks one. */
  public static Bot usual() {
    return ALL.get(USUAL);
  }

  public static Set<String> names() {
    return Collections.unmodifiableSet(ALL.keySet());
  }
}
