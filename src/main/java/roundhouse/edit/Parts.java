package roundhouse.edit;

import java.nio.file.Path;
import java.util.function.Predicate;
import roundhouse.design.SharedKeys;

/** What the files of a design hold: the title itself, or one of its parts. */
public final class Parts {
  private static final String TITLE = "title";

  private Parts() {}

  /** The path in the title under which a file's content stands. */
  public static ValuePath path(Path file) {
    String part = file.getFileName().toString().replace(".yaml", "");
    return part.equals(TITLE) ? ValuePath.ROOT : ValuePath.of(part);
  }

  /** The maps of a part whose keys may hold several names. */
  static Predicate<ValuePath> shared(String part) {
    ValuePath base = part.equals(TITLE) ? ValuePath.ROOT : ValuePath.of(part);
    return path -> SharedKeys.at(path.under(base).names());
  }

  /** Reads the text of a design's file. */
  public static YamlText read(Path file, String text) {
    return YamlText.read(text, shared(file.getFileName().toString().replace(".yaml", "")));
  }
}
