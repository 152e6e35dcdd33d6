package roundhouse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import roundhouse.cli.outcome.CommandFailure;
import roundhouse.design.loading.DesignFolderReader;
import roundhouse.design.problem.SpellingHint;
import roundhouse.files.RegularFiles;
import roundhouse.words.VisibleText;

/**
 * Finds the designs that a command line names.
 *
 * @param folder of the designs
 */
record DesignNames(Path folder) {

  /**
   * The names of the wanted designs, or of all if none is given.
   *
   * @throws CommandFailure when the folder or a wanted design does not exist
   */
  List<String> of(List<String> wanted) {
    List<String> known = known();
    List<String> names = wanted.stream().map(this::plain).toList();
    names.forEach(name -> refuseUnknown(name, known));
    return names.isEmpty() ? known : names;
  }

  /**
   * The name of a wanted design.
   *
   * @throws CommandFailure when it does not exist
   */
  String of(String wanted) {
    String name = plain(wanted);
    refuseUnknown(name, known());
    return name;
  }

  /** A design can be named by its path, {@code designs/mine}, as shells complete it. */
  private String plain(String written) {
    return RegularFiles.path(written)
        .map(Path::normalize)
        .filter(path -> path.getNameCount() > 1)
        .filter(
            path -> path.toAbsolutePath().getParent().equals(folder.toAbsolutePath().normalize()))
        .map(path -> path.getFileName().toString())
        .orElse(written);
  }

  private List<String> known() {
    if (!Files.isDirectory(folder))
      throw new CommandFailure(
          "There is no folder '%s' with designs here. Run this in a folder with designs."
              .formatted(folder));
    try {
      return RegularFiles.list(folder).stream()
          .filter(DesignFolderReader::isDesign)
          .map(design -> design.getFileName().toString())
          .toList();
    } catch (IOException unreadable) {
      throw new CommandFailure(
          "The folder '%s' cannot be read: %s.".formatted(folder, RegularFiles.reason(unreadable)));
    }
  }

  private static void refuseUnknown(String name, List<String> known) {
    if (known.contains(name)) return;
    String near =
        SpellingHint.of(name, known)
            .map("Did you mean '%s'?"::formatted)
            .orElseGet(
                () ->
                    known.isEmpty()
                        ? "The folder contains no design."
                        : "The designs are %s."
                            .formatted(VisibleText.line(String.join(", ", known))));
    throw new CommandFailure("There is no design '%s'. %s".formatted(name, near));
  }
}
