package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import roundhouse.design.loading.DesignLoader;
import roundhouse.words.UiWords;

/**
 * A design that was removed from the project, with its scripts, and can be restored: nothing is
 * deleted. It lies in a hidden folder beside the designs, where a file manager finds it too.
 *
 * @param folders where designs and scripts lie
 * @param name of its folder
 * @param kept where it is now
 */
public record RemovedDesign(ProjectFolders folders, String name, Path kept) {
  private static final String BESIDE = ".removed";
  private static final String DESIGN = "design";
  private static final String SCRIPTS = "scripts";

  /** Why a design was not removed or restored, in a sentence. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String why) {
      super(why);
    }
  }

  /** Removes a design, unless another extends it. */
  public static RemovedDesign remove(ProjectFolders folders, Path design)
      throws IOException, Refused {
    String name = design.getFileName().toString();
    List<String> others = extending(folders, design);
    if (!others.isEmpty())
      throw new Refused(
          UiWords.counted("project.extended", others.size(), name, String.join(", ", others)));
    Files.createDirectories(folders.designs().resolve(BESIDE));
    Path kept = Files.createTempDirectory(folders.designs().resolve(BESIDE), name + "-");
    Files.move(folders.designs().resolve(name), kept.resolve(DESIGN));
    move(folders.scripts().resolve(name), kept.resolve(SCRIPTS));
    return new RemovedDesign(folders, name, kept);
  }

  /** Puts it back where it was, unless another design has taken its name. */
  public void restore() throws IOException, Refused {
    Path design = folders.designs().resolve(name);
    if (Files.exists(design)) throw new Refused(UiWords.of("project.taken", name, kept));
    Path scripts = folders.scripts().resolve(name);
    if (!Files.exists(scripts)) move(kept.resolve(SCRIPTS), scripts);
    Files.move(kept.resolve(DESIGN), design);
    Files.deleteIfExists(kept);
  }

  private static void move(Path from, Path to) throws IOException {
    if (Files.exists(from)) Files.move(from, to);
  }

  private static List<String> extending(ProjectFolders folders, Path design) {
    Path plain = ProjectFiles.plain(design);
    try (Stream<Path> all =
        new FolderTitleSource(folders).designs().stream().map(ProjectFiles::plain)) {
      return all.filter(other -> !other.equals(plain) && readsFrom(folders, other, plain))
          .map(other -> other.getFileName().toString())
          .toList();
    }
  }

  private static boolean readsFrom(ProjectFolders folders, Path design, Path base) {
    return DesignLoader.load(design, folders.tileLibrary(), Set.of()).files().stream()
        .anyMatch(file -> ProjectFiles.plain(file).startsWith(base));
  }
}
