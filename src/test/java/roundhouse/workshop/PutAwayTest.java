package roundhouse.workshop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PutAwayTest {
  @TempDir Path root;
  private Folders folders;
  private Path base;
  private Path variant;

  @BeforeEach
  void makeTwoDesigns() throws Exception {
    folders = new Folders(root, Optional.of(Path.of("").toAbsolutePath()));
    Files.createDirectories(root.resolve("designs"));
    Files.createDirectories(root.resolve("scripts"));
    base = new NewDesign(folders).small("base", "Base").folder();
    variant = new NewDesign(folders).variant("variant", "Variant", "base").folder();
  }

  @Test
  void aDesignComesBackWithItsScripts() throws Exception {
    Path script = Files.createDirectories(root.resolve("scripts/variant")).resolve("rule.js");
    Files.writeString(script, "// mine");
    PutAway away = PutAway.of(folders, variant);
    assertThat(variant).doesNotExist();
    assertThat(script).doesNotExist();
    assertThat(new DesignFolders(folders).designs()).containsExactly(base);

    away.bringBack();

    assertThat(variant.resolve("title.yaml")).exists();
    assertThat(Files.readString(script)).isEqualTo("// mine");
  }

  @Test
  void whatAnotherExtendsStays() {
    assertThatThrownBy(() -> PutAway.of(folders, base))
        .isInstanceOf(PutAway.Refused.class)
        .hasMessage("'base' was not removed: variant extends it.");
    assertThat(base.resolve("title.yaml")).exists();
  }

  @Test
  void itDoesNotComeBackOverAnotherOfItsName() throws Exception {
    PutAway away = PutAway.of(folders, variant);
    new NewDesign(folders).small("variant", "Another");

    assertThatThrownBy(away::bringBack)
        .isInstanceOf(PutAway.Refused.class)
        .hasMessageContaining("another design 'variant' now");
    assertThat(Files.readString(variant.resolve("title.yaml"))).contains("Another");
  }
}
