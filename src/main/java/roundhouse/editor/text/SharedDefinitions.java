package roundhouse.editor.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import roundhouse.design.problem.SourcePlace;
import roundhouse.files.RegularFiles;

/**
 * Finds definitions that designs share: tiles in the library, hooks in the reference of scripts.
 *
 * @param folders of scripts and of the tile library
 */
record SharedDefinitions(List<Path> folders) {

  /** The line of a tile in the library. */
  Optional<SourcePlace> tile(String number) {
    return folders.stream()
        .flatMap(folder -> files(folder, ".tiles"))
        .flatMap(file -> line(file, line -> line.startsWith(number + ":")).stream())
        .findFirst();
  }

  /** The row of a hook in the reference: when it is called, its arguments and answers. */
  Optional<SourcePlace> hook(String name) {
    return folders.stream()
        .flatMap(folder -> files(folder.resolve("guide"), ".md"))
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

  private static Optional<SourcePlace> line(Path file, Predicate<String> wanted) {
    try {
      List<String> lines = RegularFiles.text(file).lines().toList();
      for (int index = 0; index < lines.size(); index++)
        if (wanted.test(lines.get(index)))
          return Optional.of(new SourcePlace(file.toAbsolutePath().normalize(), index + 1, 1));
    } catch (IOException unreadable) {
      // An unreadable file defines nothing.
      return Optional.empty();
    }
    return Optional.empty();
  }
}
