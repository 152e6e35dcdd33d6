package roundhouse.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Writes files so that nobody ever sees half of one. */
public final class AtomicFiles {
  /** Characters that a temporary name takes from its file's: at most four bytes each, of 255. */
  private static final int MOST_SHARED = 40;

  private AtomicFiles() {}

  /** Replaces a file, or makes it; its folder comes into being too. A symbolic link stays one. */
  public static void write(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Replaces a file, or makes it; its folder comes into being too. A symbolic link stays one. The
   * file is whole even after a power cut.
   */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, content, true, "rw-r--r--");
  }

  /** Replaces a file that only its owner may read, or makes it. */
  public static void writePrivate(Path file, String text) throws IOException {
    write(file, text.getBytes(StandardCharsets.UTF_8), true, "rw-------");
  }

  /**
   * The same for what can be made again, such as a picture: it does not wait until the disk has the
   * file.
   */
  public static void writeOutput(Path file, byte[] content) throws IOException {
    write(file, content, false, "rw-r--r--");
  }

  /** Writes an output as text. */
  public static void writeOutput(Path file, String text) throws IOException {
    writeOutput(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * @param fresh who may do what with a file that is new
   */
  private static void write(Path file, byte[] content, boolean forced, String fresh)
      throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    RegularFiles.refuseToReplace(target);
    Files.createDirectories(target.getParent());
    Path half = half(target);
    try {
      fill(half, content, forced);
      keepPermissions(target, half, fresh);
      replace(half, target);
    } finally {
      Files.deleteIfExists(half);
    }
  }

  /**
   * The temporary file. Its name is never longer than a file's name may be, however long that of
   * the target is; a failure names the target.
   */
  private static Path half(Path target) throws IOException {
    String name = target.getFileName().toString();
    int begins =
        name.offsetByCodePoints(0, Math.min(MOST_SHARED, name.codePointCount(0, name.length())));
    try {
      return Files.createTempFile(
          target.getParent(), "." + name.substring(0, begins) + ".", ".part");
    } catch (AccessDeniedException denied) {
      throw new AccessDeniedException(target.toString());
    } catch (NoSuchFileException refused) {
      throw new FileSystemException(
          target.toString(), null, "no files can be written to its folder");
    }
  }

  /** Replaces a file and keeps what was there before as {@code name~}. */
  public static void writeWithBackup(Path file, String text) throws IOException {
    RegularFiles.refuseToReplace(file);
    if (Files.exists(file)) {
      Files.copy(
          file, file.resolveSibling(file.getFileName() + "~"), StandardCopyOption.REPLACE_EXISTING);
    }
    write(file, text);
  }

  private static void fill(Path file, byte[] content, boolean forced) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) channel.write(bytes);
      if (forced) channel.force(true);
    }
  }

  /**
   * A temporary file may be read by its owner alone; what it replaces was perhaps open to others.
   */
  private static void keepPermissions(Path from, Path to, String fresh) throws IOException {
    if (!Files.getFileStore(to).supportsFileAttributeView("posix")) return;
    Files.setPosixFilePermissions(
        to,
        Files.exists(from)
            ? Files.getPosixFilePermissions(from)
            : PosixFilePermissions.fromString(fresh));
  }

  private static void replace(Path half, Path target) throws IOException {
    try {
      Files.move(half, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException unsupported) {
      Files.move(half, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
