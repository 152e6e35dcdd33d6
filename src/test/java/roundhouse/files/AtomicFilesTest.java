package roundhouse.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {
  @TempDir Path folder;

  @Test
  void aFileIsReplacedWholeAndNothingElseStaysInItsFolder() throws IOException {
    Path file = folder.resolve("new").resolve("board.svg");

    AtomicFiles.write(file, "first");
    AtomicFiles.write(file, "second");

    assertThat(file).hasContent("second");
    assertThat(names(file.getParent())).containsExactly("board.svg");
  }

  @Test
  void aFileMayHaveTheLongestNameThatASystemAllows() throws IOException {
    Path latin = folder.resolve("x".repeat(255));
    Path cyrillic = folder.resolve("\u0436".repeat(127));

    AtomicFiles.write(latin, "first");
    AtomicFiles.write(cyrillic, "first");

    assertThat(latin).hasContent("first");
    assertThat(cyrillic).hasContent("first");
  }

  @Test
  void aLinkStaysALinkToTheFileThatIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("title.yaml"), "first");
    Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), file);

    AtomicFiles.write(link, "second");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("second");
  }

  @Test
  void aFolderIsNotReplacedAndKeepsWhatItHolds() throws IOException {
    Path inside = Files.writeString(folder.resolve("title.yaml"), "first");

    assertThatThrownBy(() -> AtomicFiles.write(folder, "second"))
        .isInstanceOf(UnfitFileException.class);

    assertThat(inside).hasContent("first");
    assertThat(names(folder)).containsExactly("title.yaml");
  }

  /** The system's folder of processes takes no files from anybody. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aFailureNamesTheFileThatWasAskedFor() {
    Path file = Path.of("/proc/board.svg");

    assertThatThrownBy(() -> AtomicFiles.write(file, "first"))
        .isInstanceOfSatisfying(
            FileSystemException.class,
            failure -> assertThat(failure.getFile()).isEqualTo(file.toString()));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }
}
