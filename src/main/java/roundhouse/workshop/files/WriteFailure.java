package roundhouse.workshop.files;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import roundhouse.files.RegularFiles;
import roundhouse.words.UiWords;

/** Why a file could not be written, in words: some systems give only its name. */
public final class WriteFailure {
  private WriteFailure() {}

  public static String reason(IOException failure) {
    return switch (failure) {
      case AccessDeniedException _ -> UiWords.of("common.no-rights");
      case NoSuchFileException _ -> UiWords.of("common.no-folder");
      // The disk has not answered in time, and its thread was replaced.
      case ClosedByInterruptException _ -> UiWords.of("common.no-answer");
      default -> RegularFiles.reason(failure);
    };
  }
}
