package roundhouse.script.loading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import roundhouse.files.RegularFiles;
import roundhouse.files.Sha256;

/** A short hash of a title's files and options. */
final class TitleFingerprint {
  private static final int BYTES = 8;

  private TitleFingerprint() {}

  static String of(List<Path> files, List<String> options) {
    try {
      MessageDigest digest = Sha256.digest();
      options.forEach(option -> digest.update((option + "\n").getBytes(StandardCharsets.UTF_8)));
      for (Path file : files)
        if (Files.isRegularFile(file))
          digest.update(RegularFiles.bytes(file, RegularFiles.MOST_BYTES));
      return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    } catch (IOException unreadable) {
      return "";
    }
  }
}
