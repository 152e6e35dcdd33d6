package roundhouse.workshop.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import roundhouse.words.UiWords;
import roundhouse.words.VisibleText;

/**
 * What a new design may be called.
 *
 * @param folders where designs and scripts lie
 */
public record NewDesignNames(ProjectFolders folders) {
  /** What folders may be called on every system, and what {@code extends: ../name} can name. */
  private static final Pattern NAME =
      Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ._+-]{0,59}(?<![ .])");

  private static final Pattern DEVICE =
      Pattern.compile("(?i)(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?");

  /** Folders beside the designs that are not designs. */
  private static final Set<String> KEPT = Set.of("schema", "guide");

  /** Why a design cannot be called so; empty when it can. */
  public Optional<String> objection(String name) {
    if (!NAME.matcher(name).matches())
      return Optional.of(UiWords.of("new-design.unnameable", name));
    if (DEVICE.matcher(name).matches()) return Optional.of(UiWords.of("new-design.device", name));
    if (KEPT.contains(name)) return Optional.of(UiWords.of("new-design.kept", name));
    return namesake(name).map(there -> UiWords.of("new-design.taken", there));
  }

  /** Why a design cannot have a title; empty when it can. */
  public static Optional<String> titleObjection(String title) {
    String visible = VisibleText.line(title);
    return title.isBlank() || !visible.equals(title)
        ? Optional.of(UiWords.of("new-design.hidden", visible.strip()))
        : Optional.empty();
  }

  /** A free name for the user's own variant of a design. */
  public String variantOf(String base) {
    return free(base + "-mine");
  }

  /** The wanted name, with a number if it is taken. */
  public String free(String wanted) {
    return IntStream.iterate(1, number -> number + 1)
        .mapToObj(number -> numbered(wanted, number))
        .filter(name -> namesake(name).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  /** The wanted name, or from 2 on the name with a number. */
  public static String numbered(String wanted, int number) {
    return number == 1 ? wanted : wanted + "-" + number;
  }

  /** A file of that name, even if capitals differ, because some systems ignore them. */
  private Optional<Path> namesake(String name) {
    return Stream.of(folders.designs(), folders.scripts())
        .flatMap(parent -> inside(parent).stream())
        .filter(path -> path.getFileName().toString().equalsIgnoreCase(name))
        .findFirst();
  }

  private static List<Path> inside(Path folder) {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
