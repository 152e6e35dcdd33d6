package roundhouse.editor.guide;

import java.nio.file.Path;

/**
 * What the user is looking at and wants explained.
 *
 * @param page of the guide
 * @param word a key, hook or action that a table row of the page, or of another page in its folder,
 *     may explain; "" for none
 */
public record GuideTopic(String page, String word) {
  private static final String GUIDE = "designs/guide/";

  /** A part of a design: {@code map}, {@code trains}. */
  public static GuideTopic part(String part) {
    return new GuideTopic(reference(part), "");
  }

  private static String reference(String part) {
    return GUIDE + "reference/" + part + ".md";
  }

  /** How something is done: {@code map}, {@code print}. */
  public static GuideTopic howTo(String name) {
    return new GuideTopic(GUIDE + "how-to/" + name + ".md", "");
  }

  /** A hook, or with "" scripts in general. */
  public static GuideTopic hook(String name) {
    return new GuideTopic("scripts/README.md", name);
  }

  /** What the user can do while playing a game. */
  public static GuideTopic play() {
    return howTo("play");
  }

  /** The window as a whole. */
  public static GuideTopic window() {
    return new GuideTopic(Guide.INDEX, "");
  }

  /** A word in a file. */
  public static GuideTopic word(Path file, String word) {
    String name = file.getFileName().toString();
    if (name.endsWith(".js") || name.endsWith(".ts")) return hook(word);
    if (!name.endsWith(".yaml")) return window();
    Path folder = file.getParent();
    if (folder != null && folder.endsWith("tests")) return new GuideTopic(reference("tests"), word);
    if (folder != null && folder.endsWith("experiments"))
      return new GuideTopic("designs/experiments.md", word);
    return new GuideTopic(reference(name.substring(0, name.length() - ".yaml".length())), word);
  }
}
