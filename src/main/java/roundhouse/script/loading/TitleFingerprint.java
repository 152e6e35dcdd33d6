package roundhouse.script.loading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import roundhouse.design.loading.UnsavedTexts;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;

/** A short hash of a title's files and options. */
final class TitleFingerprint {
  private static final int BYTES = 8;

  private TitleFingerprint() {}

  /**
   * @param texts read instead of files
   */
  static String of(List<Path> files, List<String> options, UnsavedTexts texts) {
    try {
      MessageDigest digest = Sha256.digest();
      options.forEach(option -> digest.update((option + "\n").getBytes(StandardCharsets.UTF_8)));
      for (Path file : files) {
        Optional<String> unsaved = texts.of(file);
        if (unsaved.isPresent()) digest.update(unsaved.get().getBytes(StandardCharsets.UTF_8));
        else if (Files.isRegularFile(file))
          digest.update(RegularFiles.bytes(file, RegularFiles.MOST_BYTES));
      }
      return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    } catch (IOException unreadable) {
      return "";
    }
  }
}
