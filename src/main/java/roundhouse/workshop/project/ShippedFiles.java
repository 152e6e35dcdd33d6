package roundhouse.workshop.project;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import roundhouse.files.RegularFiles;

/**
 * The files of the titles that come with Roundhouse. They stay as they are, so that a slip of the
 * mouse cannot change the rules of a published title; changes go into a variant.
 */
public final class ShippedFiles {
  /** Protects nothing: for those who maintain the titles themselves. */
  public static final ShippedFiles NONE = new ShippedFiles(_ -> Optional.empty());

  private static final List<String> FOLDERS = List.of("designs", "scripts", "tile-library");

  private final Function<String, Optional<String>> contents;

  private ShippedFiles(Function<String, Optional<String>> contents) {
    this.contents = contents;
  }

  /** The files that the app was built with. */
  public static ShippedFiles ofTheApp() {
    return new ShippedFiles(ShippedFiles::read);
  }

  /** Whether a design that comes with Roundhouse has this name, as it was shipped or changed. */
  public boolean hasDesign(Path folder) {
    return inProject(folder.resolve("title.yaml")).flatMap(contents).isPresent();
  }

  /**
   * Whether a file has the place and content of a shipped one; or does not exist yet, and would
   * change a title that is as it was shipped.
   */
  public boolean protects(Path file, String raw) {
    Optional<String> shipped = inProject(file).flatMap(contents);
    return shipped.filter(raw::equals).isPresent()
        || shipped.isEmpty() && raw.isEmpty() && isPartOfShippedTitle(file);
  }

  private boolean isPartOfShippedTitle(Path file) {
    Path title = file.resolveSibling("title.yaml");
    if (!file.toString().endsWith(".yaml") || !Files.isRegularFile(title)) return false;
    try {
      String held = RegularFiles.text(title);
      return inProject(title).flatMap(contents).filter(held::equals).isPresent();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** The path of a file within a project: {@code designs/TITLE/map.yaml}. */
  private static Optional<String> inProject(Path file) {
    for (int index = file.getNameCount() - 2; index >= 0; index--)
      if (FOLDERS.contains(file.getName(index).toString())) {
        Path within = file.subpath(index, file.getNameCount());
        return Optional.of(within.toString().replace('\\', '/'));
      }
    return Optional.empty();
  }

  private static Optional<String> read(String file) {
    try (InputStream held = ShippedFiles.class.getResourceAsStream("/roundhouse/shipped/" + file)) {
      if (held == null) return Optional.empty();
      return Optional.of(new String(held.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
