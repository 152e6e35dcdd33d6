package roundhouse.edit;

import java.nio.file.Path;
import java.util.function.Predicate;
import roundhouse.design.reference.SharedKeys;

/** Knows which part of a design a file contains: the title itself, or one of its parts. */
public final class DesignFiles {
  private static final String TITLE = "title";

  private DesignFiles() {}

  /** The path of a file's content in the title. */
  public static ValuePath path(Path file) {
    String part = file.getFileName().toString().replace(".yaml", "");
    return part.equals(TITLE) ? ValuePath.ROOT : ValuePath.of(part);
  }

  /** The maps of a part whose keys may hold several names. */
  static Predicate<ValuePath> shared(String part) {
    ValuePath base = part.equals(TITLE) ? ValuePath.ROOT : ValuePath.of(part);
    return path -> SharedKeys.at(path.under(base).names());
  }

  /** Parses the text of a file of a design. */
  public static YamlText read(Path file, String text) {
    return YamlText.read(text, shared(file.getFileName().toString().replace(".yaml", "")));
  }
}
