package roundhouse.editor.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.design.Place;

/**
 * Where what designs share is said: the line of a tile in the library, the line of a hook in the
 * reference of scripts.
 *
 * @param folders of scripts and of the tile library
 */
record Definitions(List<Path> folders) {

  /** The line on which the library draws a tile. */
  Optional<Place> tile(String number) {
    return folders.stream()
        .flatMap(folder -> files(folder, ".tiles"))
        .flatMap(file -> line(file, line -> line.startsWith(number + ":")).stream())
        .findFirst();
  }

  /**
   * The row in which the reference tells when a hook is asked, what it is given and what it may
   * answer.
   */
  Optional<Place> hook(String name) {
    return folders.stream()
        .flatMap(folder -> files(folder, ".md"))
        .flatMap(file -> line(file, line -> line.startsWith("| `" + name + "` |")).stream())
        .findFirst();
  }

  private static Stream<Path> files(Path folder, String ending) {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
    } catch (IOException missing) {
      return Stream.empty();
    }
  }

  private static Optional<Place> line(Path file, Predicate<String> wanted) {
    try {
      List<String> lines = Files.readAllLines(file);
      for (int index = 0; index < lines.size(); index++)
        if (wanted.test(lines.get(index)))
          return Optional.of(new Place(file.toAbsolutePath().normalize(), index + 1, 1));
    } catch (IOException unreadable) {
      // What cannot be read defines nothing.
      return Optional.empty();
    }
    return Optional.empty();
  }
}
