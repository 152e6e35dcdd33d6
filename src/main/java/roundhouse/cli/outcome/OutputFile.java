package roundhouse.cli.outcome;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import roundhouse.files.AtomicFiles;
import roundhouse.files.RegularFiles;
import roundhouse.workshop.files.TextFiles;
import roundhouse.workshop.files.WriteFailure;

/** The file or folder that a command writes its result to. */
public final class OutputFile {
  /** What writes a result. */
  public interface Writing {
    void run() throws IOException;
  }

  private OutputFile() {}

  /** Writes the whole file; the command fails if it cannot be written. */
  public static void write(Path target, String text) {
    write(target, () -> AtomicFiles.write(target, text));
  }

  /** Writes a result; the command fails, and names the target, if that is not possible. */
  public static void write(Path target, Writing writing) {
    refuseToReplaceSources(target);
    try {
      writing.run();
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "'%s' cannot be written: %s.".formatted(target, WriteFailure.reason(unwritable)),
          unwritable);
    }
  }

  /** Before long work: fails if the file could not be written after it. */
  public static void refuseUnwritable(Path target) {
    write(
        target,
        () -> {
          RegularFiles.refuseToReplace(target);
          Path folder = target.toAbsolutePath().getParent();
          while (Files.notExists(folder)) folder = folder.getParent();
          if (!Files.isDirectory(folder)) throw new FileAlreadyExistsException(folder.toString());
          if (!Files.isWritable(folder)) throw new AccessDeniedException(folder.toString());
        });
  }

  /**
   * Does nothing unless the result would replace what it is made from.
   *
   * @throws CommandFailure that says so
   */
  public static void refuseToReplace(Path source, Path target) {
    try {
      if (Files.exists(target) && Files.isSameFile(source, target))
        throw new CommandFailure(
            "'%s' is the file that is read: name another one to write.".formatted(target));
    } catch (IOException unreadable) {
      throw new CommandFailure(
          "'%s' cannot be written: %s.".formatted(target, WriteFailure.reason(unreadable)),
          unreadable);
    }
  }

  /** A slip such as '-o designs/mine/map.yaml' would destroy work. */
  private static void refuseToReplaceSources(Path target) {
    if (Files.isRegularFile(target) && TextFiles.isNamedSo(target))
      throw new CommandFailure(
          "'%s' exists and is a file of a design, as its ending says: name another file to write."
              .formatted(target));
  }
}
