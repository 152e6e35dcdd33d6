package roundhouse.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.OddFiles;

@Timeout(20)
class RegularFilesTest {
  @TempDir Path folder;

  @Test
  void aFileIsReadUpToItsLimit() throws IOException {
    Path file = Files.writeString(folder.resolve("x"), "a".repeat(100));

    assertThat(RegularFiles.text(file, 100)).hasSize(100);
    assertThatThrownBy(() -> RegularFiles.text(file, 99)).hasMessageContaining("larger than");
    assertThat(RegularFiles.start(file, 7)).hasSize(7);
  }

  @Test
  void aPipeIsRefusedInsteadOfWaitedFor() throws Exception {
    Path pipe = OddFiles.pipe(folder.resolve("pipe"));

    refused(pipe, "it is a pipe or a device");
  }

  @Test
  void aDeviceThatNeverEndsIsRefused() {
    Path zeros = Path.of("/dev/zero");
    Assumptions.assumeTrue(Files.exists(zeros), "this system has no /dev/zero");

    refused(zeros, "it is a pipe or a device");
  }

  @Test
  void aFolderAndALoopOfLinksAreRefused() throws IOException {
    refused(folder, "it is a folder");
    assertThatThrownBy(() -> RegularFiles.text(OddFiles.loop(folder.resolve("loop"))))
        .isInstanceOf(IOException.class);
  }

  @Test
  void aFileThatMayNotBeReadIsRefused() throws IOException {
    Path closed = OddFiles.closed(Files.writeString(folder.resolve("x"), ""));

    refused(closed, "you have no permission to read it");
  }

  @Test
  void textInAnotherEncodingIsRefusedWithTheNameOfItsFile() throws IOException {
    Path file = folder.resolve("latin.json");
    Files.write(file, "caf\u00e9".getBytes(StandardCharsets.ISO_8859_1));

    refused(file, "it is not text in UTF-8");
    assertThatThrownBy(() -> RegularFiles.text(file)).hasMessageContaining("latin.json");
  }

  @Test
  void aMissingFileIsMissing() {
    assertThatThrownBy(() -> RegularFiles.text(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aNameThatNoFileCanHaveIsNoPath() {
    assertThat(RegularFiles.path("a\0b")).isEmpty();
    assertThat(RegularFiles.path("a.js")).contains(Path.of("a.js"));
  }

  private static void refused(Path file, String reason) {
    assertThatThrownBy(() -> RegularFiles.text(file))
        .isInstanceOfSatisfying(
            UnfitFileException.class, unfit -> assertThat(unfit.reason()).startsWith(reason));
  }
}
