package roundhouse.engine;

/** Names as designers and saved games write them. */
final class Names {
  private Names() {}

  /** LayTile and layTile as lay-tile. */
  static String kebab(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(java.util.Locale.ROOT);
  }
}
