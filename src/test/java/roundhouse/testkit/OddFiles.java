package roundhouse.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Things in place of a file that no program should read as one. */
public final class OddFiles {
  private OddFiles() {}

  /** A pipe into which nobody ever writes; the test is skipped where there are none. */
  public static Path pipe(Path file) throws IOException, InterruptedException {
    Files.deleteIfExists(file);
    try {
      int status = new ProcessBuilder("mkfifo", file.toString()).start().waitFor();
      Assumptions.assumeTrue(status == 0, "this system makes no pipes");
    } catch (IOException unknown) {
      Assumptions.abort("this system makes no pipes");
    }
    return file;
  }

  /** A link; the test is skipped where there are none. */
  public static Path link(Path file, Path target) throws IOException {
    Files.deleteIfExists(file);
    try {
      return Files.createSymbolicLink(file, target);
    } catch (UnsupportedOperationException none) {
      return Assumptions.abort("this system makes no links");
    }
  }

  /** A link to itself; the test is skipped where there are no links. */
  public static Path loop(Path file) throws IOException {
    return link(file, file.getFileName());
  }

  /** A file that may not be read; the test is skipped for those who may read everything. */
  public static Path closed(Path file) throws IOException {
    Assumptions.assumeTrue(
        file.toFile().setReadable(false) && !Files.isReadable(file),
        "this user may read every file");
    return file;
  }
}
