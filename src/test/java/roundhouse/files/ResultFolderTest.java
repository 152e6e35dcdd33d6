package roundhouse.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {
  @TempDir private Path outer;

  private void refuse(Path folder) throws IOException {
    new ResultFolder(folder, "about.json", List.of("games.csv"))
        .refuseForeign("these", "experiment");
  }

  private void isRefused(Path folder, String reason) {
    assertThatThrownBy(() -> refuse(folder))
        .isInstanceOf(UnfitFileException.class)
        .hasMessageContaining(reason);
  }

  private Path own() throws IOException {
    Path folder = Files.createDirectory(outer.resolve("own"));
    Files.writeString(folder.resolve("about.json"), "these");
    return folder;
  }

  @Test
  void aFolderThatIsNewOrEmptyOrItsOwnMayBeUsed() throws IOException {
    assertThatCode(() -> refuse(outer.resolve("new"))).doesNotThrowAnyException();
    assertThatCode(() -> refuse(outer)).doesNotThrowAnyException();
    Files.createFile(outer.resolve("lock"));
    assertThatCode(() -> refuse(outer)).as("locked").doesNotThrowAnyException();
    Path own = own();
    Files.writeString(own.resolve("notes.txt"), "by a person, who may write there");
    assertThatCode(() -> refuse(own)).doesNotThrowAnyException();
  }

  @Test
  void aFolderThatHoldsAnythingElseIsRefused() throws IOException {
    Files.writeString(outer.resolve("games.csv"), "mine");

    isRefused(outer, "it has 'games.csv', but no about.json, so no experiment made it");
    isRefused(Path.of("/"), "so no experiment made it");
    assertThat(outer.resolve("games.csv")).hasContent("mine");
  }

  @Test
  void theResultsOfAnotherExperimentAreRefused() throws IOException {
    Path own = own();
    Files.writeString(own.resolve("about.json"), "others");
    isRefused(own, "it holds the games of another experiment, as its about.json says");
  }

  @Test
  void aFileInPlaceOfTheFolderIsRefused() throws IOException {
    isRefused(Files.createFile(outer.resolve("file")), "a file is in its place");
    isRefused(
        Files.createSymbolicLink(outer.resolve("link"), outer.resolve("nowhere")),
        "a file is in its place");
  }

  @Test
  void aLinkOrAFolderInPlaceOfAFileIsRefused() throws IOException {
    Path own = own();
    Path target = Files.writeString(outer.resolve("target"), "mine");
    Files.createSymbolicLink(own.resolve("games.csv"), target);
    isRefused(own, "its 'games.csv' is a link, not a file; remove it, or name another folder");

    Files.delete(own.resolve("games.csv"));
    Files.createDirectory(own.resolve("games.csv"));
    isRefused(own, "its 'games.csv' is a folder, not a file");

    Files.delete(own.resolve("games.csv"));
    Files.delete(own.resolve("about.json"));
    Files.createSymbolicLink(own.resolve("about.json"), target);
    isRefused(own, "its 'about.json' is a link");
  }
}
