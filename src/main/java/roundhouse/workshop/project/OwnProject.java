package roundhouse.workshop.project;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import roundhouse.words.UiWords;
import roundhouse.workshop.files.StagingFolder;
import roundhouse.workshop.files.WriteFailure;

/**
 * The user's own project, made from the files of an app that is installed in a folder without write
 * access.
 */
public final class OwnProject {
  private OwnProject() {}

  /** Where people would look for it. */
  public static Path defaultFolder() {
    return Path.of(System.getProperty("user.home"), "Roundhouse");
  }

  /** Whether there are designs that cannot be changed. */
  public static boolean isNeeded(List<Path> designs) {
    return !designs.isEmpty() && designs.stream().noneMatch(Files::isWritable);
  }

  /** Whether a folder holds a project. */
  public static boolean isProject(Path folder) {
    return Files.isDirectory(folder.resolve("designs"));
  }

  /**
   * Copies designs, scripts and tiles; an existing project is left as it is.
   *
   * @throws IOException whose message says why there is none
   */
  public static void make(ProjectFolders from, Path target) throws IOException {
    if (isProject(target)) return;
    try (StagingFolder half = StagingFolder.of(target)) {
      for (Path part : List.of(from.designs(), from.scripts(), from.tileLibrary()))
        if (Files.isDirectory(part)) copy(part, half.path().resolve(part.getFileName()));
      half.complete();
    } catch (DirectoryNotEmptyException other) {
      throw new IOException(UiWords.of("own.taken", target), other);
    } catch (FileSystemException refused) {
      throw new IOException(
          UiWords.of("own.unmade", target, WriteFailure.reason(refused)), refused);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            Files.createDirectories(to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.write(to.resolve(from.relativize(file)), Files.readAllBytes(file));
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
