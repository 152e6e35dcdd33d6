package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnProjectTest {
  @TempDir Path root;

  private ProjectFolders app;
  private Path mine;

  @BeforeEach
  void packTheApp() throws Exception {
    Path folder = root.resolve("app");
    Files.createDirectories(folder.resolve("designs/isle/tests"));
    Files.createDirectories(folder.resolve("scripts/isle"));
    Files.createDirectories(folder.resolve("tile-library"));
    Files.writeString(folder.resolve("designs/isle/title.yaml"), "title: Isle\n");
    Files.writeString(folder.resolve("designs/isle/tests/first.yaml"), "says: It holds.\n");
    Files.writeString(folder.resolve("scripts/isle/rule.js"), "// nothing\n");
    Files.writeString(folder.resolve("tile-library/yellow.tiles"), "8: path=a:0,b:4\n");
    app = new ProjectFolders(root.resolve("elsewhere"), Optional.of(folder));
    mine = root.resolve("home/Roundhouse");
  }

  @Test
  void designsScriptsAndTilesAreCopiedWhole() throws Exception {
    OwnProject.make(app, mine);

    assertThat(Files.readString(mine.resolve("designs/isle/tests/first.yaml")))
        .isEqualTo("says: It holds.\n");
    assertThat(Files.readString(mine.resolve("scripts/isle/rule.js"))).isEqualTo("// nothing\n");
    assertThat(Files.readString(mine.resolve("tile-library/yellow.tiles"))).startsWith("8:");
    assertThat(OwnProject.isProject(mine)).isTrue();
  }

  @Test
  void aProjectThatIsThereIsLeftAsItIs() throws Exception {
    OwnProject.make(app, mine);
    Files.writeString(mine.resolve("designs/isle/title.yaml"), "title: Mine\n");

    OwnProject.make(app, mine);

    assertThat(Files.readString(mine.resolve("designs/isle/title.yaml")))
        .isEqualTo("title: Mine\n");
  }

  @Test
  void aFolderWithOtherThingsInItIsNotTaken() throws Exception {
    Files.createDirectories(mine);
    Files.writeString(mine.resolve("letter.txt"), "Dear");

    assertThatThrownBy(() -> OwnProject.make(app, mine))
        .isInstanceOf(IOException.class)
        .hasMessage("'" + mine + "' exists and is not a project: name a new or empty folder.");
    assertThat(mine.toFile().list()).containsExactly("letter.txt");
  }

  @Test
  void aPlaceWhereNoFolderCanBeIsToldInWords() throws Exception {
    Path file = Files.writeString(root.resolve("file"), "");

    assertThatThrownBy(() -> OwnProject.make(app, file.resolve("project")))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("'" + file.resolve("project") + "' cannot be created: ");
  }

  @Test
  void itIsWantedOnlyWhereNoDesignCanBeChanged() {
    assertThat(OwnProject.isNeeded(List.of(app.designs().resolve("isle")))).isFalse();
    assertThat(OwnProject.isNeeded(List.of(root.resolve("gone")))).isTrue();
    assertThat(OwnProject.isNeeded(List.of())).isFalse();
  }
}
