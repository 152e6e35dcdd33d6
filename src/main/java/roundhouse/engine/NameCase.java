package roundhouse.engine;

import java.util.Locale;

/** Converts names between Java, designs and saved games, and text for people. */
public final class NameCase {
  private NameCase() {}

  /** LayTile and layTile as lay-tile. */
  public static String kebab(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
  }

  /** this-round as this round. */
  public static String spaced(String kebab) {
    return kebab.replace('-', ' ');
  }
}
