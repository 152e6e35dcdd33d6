package roundhouse.editor.guide;

import java.nio.file.Path;

/**
 * What the user is looking at and wants explained.
 *
 * @param page of the guide
 * @param section of the page, "" for all of it
 * @param word a key, hook or action that a table row of the section may explain, "" for none
 */
public record GuideTopic(String page, String section, String word) {
  private static final String DESIGNS = "designs/README.md";
  private static final String SCRIPTS = "scripts/README.md";

  /** A part of a design: {@code map}, {@code trains}. */
  public static GuideTopic part(String part) {
    return new GuideTopic(DESIGNS, part + "yaml", "");
  }

  /** A hook, or with "" scripts in general. */
  public static GuideTopic hook(String name) {
    return new GuideTopic(SCRIPTS, "", name);
  }

  /** What the user can do while playing a game. */
  public static GuideTopic play() {
    return new GuideTopic("README.md", "looking-into-a-game", "");
  }

  /** The window as a whole. */
  public static GuideTopic window() {
    return new GuideTopic("README.md", "", "");
  }

  /** A word in a file. */
  public static GuideTopic word(Path file, String word) {
    String name = file.getFileName().toString();
    if (name.endsWith(".js") || name.endsWith(".ts")) return hook(word);
    boolean test = file.getParent() != null && file.getParent().endsWith("tests");
    if (test) return new GuideTopic(DESIGNS, "test-positions", word);
    return name.endsWith(".yaml")
        ? new GuideTopic(
            DESIGNS, name.substring(0, name.length() - ".yaml".length()) + "yaml", word)
        : window();
  }
}
