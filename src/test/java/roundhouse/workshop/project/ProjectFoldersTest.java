package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProjectFoldersTest {

  @TempDir private Path current;
  @TempDir private Path app;

  private ProjectFolders folders;

  @BeforeEach
  void packaged() {
    folders = new ProjectFolders(current, Optional.of(app));
  }

  @Test
  void designsOfTheCurrentFolderComeFirst() throws IOException {
    Files.createDirectory(current.resolve("designs"));
    Files.createDirectory(app.resolve("designs"));

    assertThat(folders.designs()).isEqualTo(current.resolve("designs"));
  }

  @Test
  void designsBesideTheAppServeWhereTheCurrentFolderHasNone() throws IOException {
    Files.createDirectory(app.resolve("designs"));

    assertThat(folders.designs()).isEqualTo(app.resolve("designs"));
  }

  @Test
  void aProjectWithoutATileLibraryUsesTheApps() throws IOException {
    Files.createDirectory(current.resolve("designs"));
    Files.createDirectory(app.resolve("tile-library"));

    assertThat(folders.designs()).isEqualTo(current.resolve("designs"));
    assertThat(folders.tileLibrary()).isEqualTo(app.resolve("tile-library"));
  }

  @Test
  void whereThereAreNoneTheyWouldBeMadeInTheCurrentFolder() {
    assertThat(folders.scripts()).isEqualTo(current.resolve("scripts"));
    assertThat(new ProjectFolders(current, Optional.empty()).scripts())
        .isEqualTo(current.resolve("scripts"));
  }

  @Test
  void aFileOfThatNameIsNoFolderOfDesigns() throws IOException {
    Files.createFile(current.resolve("designs"));
    Files.createDirectory(app.resolve("designs"));

    assertThat(folders.designs()).isEqualTo(app.resolve("designs"));
  }
}
