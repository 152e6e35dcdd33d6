package roundhouse.cli.outcome;

import java.io.IOException;
import java.nio.file.Path;
import roundhouse.files.AtomicFiles;
import roundhouse.workshop.files.WriteFailure;

/** The file that a command writes its result to. */
public final class OutputFile {
  private OutputFile() {}

  /** Writes the whole file; the command fails if it cannot be written. */
  public static void write(Path target, String text) {
    try {
      AtomicFiles.write(target, text);
    } catch (IOException unwritable) {
      throw new CommandFailure(
          "'%s' cannot be written: %s.".formatted(target, WriteFailure.reason(unwritable)),
          unwritable);
    }
  }
}
