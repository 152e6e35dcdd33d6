package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A zip of a design holds the design, or is not written. */
class DesignExportTest {
  @TempDir Path root;
  private ProjectFolders folders;
  private Path zip;

  @BeforeEach
  void makeADesign() throws Exception {
    Files.createDirectories(root.resolve("designs"));
    Files.createDirectories(root.resolve("scripts"));
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    new NewDesign(folders).small("base", "Base");
    zip = root.resolve("base.zip");
  }

  @Test
  void aFolderWhoseNameNoZipMayHoldIsToldInsteadOfLeftOut() throws IOException {
    String name = "base".repeat(30);
    Files.move(folders.designs().resolve("base"), folders.designs().resolve(name));

    assertThatThrownBy(() -> DesignExport.write(folders, name, zip))
        .hasMessageContaining("the name of the folder '" + name)
        .hasMessageContaining("is not valid on every system; rename it");
    assertThat(zip).doesNotExist();
  }

  @Test
  void aFileWhoseNameNoZipMayHoldIsToldWhenItIsLeftOut() throws IOException {
    Path base = folders.designs().resolve("base");
    Path odd = Files.writeString(base.resolve("why".repeat(40) + ".md"), "Why five trains?\n");
    Files.writeString(base.resolve(".notes.md"), "hidden\n");
    Files.writeString(base.resolve("title.yaml.bak"), "an editor's copy\n");

    var written = DesignExport.write(folders, "base", zip);

    assertThat(written.leftOut()).containsExactly(odd);
    assertThat(written.files())
        .contains("designs/base/title.yaml")
        .noneMatch(name -> name.contains("why") || name.contains("notes"));
  }

  @Test
  void ofFilesThatSomeSystemsTakeForOneTheZipHasTheFirst() throws IOException {
    Path base = folders.designs().resolve("base");
    Files.writeString(base.resolve("Notes.md"), "one\n");
    Path other = Files.writeString(base.resolve("notes.md"), "other\n");
    assumeThat(Files.readString(base.resolve("Notes.md"))).isEqualTo("one\n");

    var written = DesignExport.write(folders, "base", zip);

    assertThat(written.leftOut()).containsExactly(other);
    assertThat(written.files()).contains("designs/base/Notes.md");
  }

  @Test
  void aTitleThatCannotBeReadIsToldInsteadOfLeftOut() throws IOException {
    Files.writeString(folders.designs().resolve("base/title.yaml"), "title: [\n");

    assertThatThrownBy(() -> DesignExport.write(folders, "base", zip))
        .hasMessageContaining("title.yaml:2:1: error: a '{' or '[' is not closed");
    assertThat(zip).doesNotExist();
  }
}
