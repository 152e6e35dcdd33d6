package roundhouse.script.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files beside the scripts that are generated from the engine's own lists. */
final class CommittedFile {
  private static final String WRITE = "scripts.write";

  private CommittedFile() {}

  static void hasContent(String name, String content) throws IOException {
    Path file = Path.of("scripts").resolve(name);
    if (System.getProperty(WRITE) != null) Files.writeString(file, content);
    assertThat(file).as("update it with -D%s=yes", WRITE).exists().hasContent(content);
  }
}
