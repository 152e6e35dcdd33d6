package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemovedDesignTest {
  @TempDir Path root;
  private ProjectFolders folders;
  private Path base;
  private Path variant;

  @BeforeEach
  void makeTwoDesigns() throws Exception {
    folders = new ProjectFolders(root, Optional.of(Path.of("").toAbsolutePath()));
    Files.createDirectories(root.resolve("designs"));
    Files.createDirectories(root.resolve("scripts"));
    base = new NewDesign(folders).small("base", "Base").folder();
    variant = new NewDesign(folders).variant("variant", "Variant", "base").folder();
  }

  @Test
  void aDesignComesBackWithItsScripts() throws Exception {
    Path script = Files.createDirectories(root.resolve("scripts/variant")).resolve("rule.js");
    Files.writeString(script, "// mine");
    RemovedDesign away = RemovedDesign.remove(folders, variant);
    assertThat(variant).doesNotExist();
    assertThat(script).doesNotExist();
    assertThat(new FolderTitleSource(folders).designs()).containsExactly(base);

    away.restore();

    assertThat(variant.resolve("title.yaml")).exists();
    assertThat(Files.readString(script)).isEqualTo("// mine");
  }

  @Test
  void whatAnotherExtendsStays() {
    assertThatThrownBy(() -> RemovedDesign.remove(folders, base))
        .isInstanceOf(RemovedDesign.Refused.class)
        .hasMessage("'base' was not removed: variant extends it.");
    assertThat(base.resolve("title.yaml")).exists();
  }

  @Test
  void itDoesNotComeBackOverAnotherOfItsName() throws Exception {
    RemovedDesign away = RemovedDesign.remove(folders, variant);
    new NewDesign(folders).small("variant", "Another");

    assertThatThrownBy(away::restore)
        .isInstanceOf(RemovedDesign.Refused.class)
        .hasMessageContaining("Another design is called 'variant' now");
    assertThat(Files.readString(variant.resolve("title.yaml"))).contains("Another");
  }
}
