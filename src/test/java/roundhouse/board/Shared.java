package roundhouse.board;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files beside the repository that some tests compare with; those tests are skipped without them. */
public final class Shared {

  private Shared() {}

  public static Path file(String name) {
    Path file = Path.of(System.getProperty("roundhouse.shared", "../shared")).resolve(name);
    assumeTrue(Files.isReadable(file), () -> "skipped: " + name + " is not in the folder 'shared' beside the repository");
    return file;
  }
}
