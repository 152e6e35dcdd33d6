package roundhouse.workshop.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import roundhouse.files.FolderTree;

/**
 * A folder that is being made, hidden beside its final place, which it takes once it is complete.
 * If the work ends before that, even because the app ends, nothing of it stays; what a power cut
 * left, the next one deletes.
 */
public final class StagingFolder implements AutoCloseable {
  private static final Duration STALE = Duration.ofHours(1);

  private final Path whole;
  private final Path half;
  private final Thread atTheEnd = new Thread(this::discard, "clear up");

  private StagingFolder(Path whole, Path half) {
    this.whole = whole;
    this.half = half;
    Runtime.getRuntime().addShutdownHook(atTheEnd);
  }

  /** Begins a folder that will be {@code target}, which must not exist yet or be empty. */
  public static StagingFolder of(Path target) throws IOException {
    Path whole = target.toAbsolutePath().normalize();
    String begins = "." + whole.getFileName() + ".part-";
    Files.createDirectories(whole.getParent());
    for (Path left : inside(whole.getParent(), begins)) if (isStale(left)) FolderTree.delete(left);
    return new StagingFolder(whole, Files.createTempDirectory(whole.getParent(), begins));
  }

  private static List<Path> inside(Path parent, String begins) throws IOException {
    try (Stream<Path> all = Files.list(parent)) {
      return all.filter(file -> file.getFileName().toString().startsWith(begins)).toList();
    }
  }

  private static boolean isStale(Path folder) throws IOException {
    return Files.getLastModifiedTime(folder).toInstant().isBefore(Instant.now().minus(STALE));
  }

  /** Where its files are written. */
  public Path path() {
    return half;
  }

  /** Moves the complete folder to its place. */
  public void complete() throws IOException {
    openToOthers();
    Files.deleteIfExists(whole);
    Files.move(half, whole);
  }

  /**
   * A temporary folder may be entered by its owner alone; a folder in its place may be as the
   * system has it.
   */
  private void openToOthers() throws IOException {
    if (!Files.getFileStore(half).supportsFileAttributeView("posix")) return;
    Files.setPosixFilePermissions(half, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Override
  public void close() {
    discard();
    try {
      Runtime.getRuntime().removeShutdownHook(atTheEnd);
    } catch (IllegalStateException ending) {
      // The app is ending, and the folder is gone already.
      return;
    }
  }

  private void discard() {
    try {
      FolderTree.delete(half);
    } catch (IOException | UncheckedIOException stuck) {
      // The next one of that name tries again.
      return;
    }
  }
}
