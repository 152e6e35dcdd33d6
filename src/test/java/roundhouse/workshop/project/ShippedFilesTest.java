package roundhouse.workshop.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShippedFilesTest {
  private final ShippedFiles shipped = ShippedFiles.ofTheApp();

  @ParameterizedTest
  @ValueSource(strings = {"designs/1860/map.yaml", "scripts/1860/destinations.js"})
  void aFileOfATitleIsProtectedInEveryFolderThatHoldsACopy(String file) throws IOException {
    String held = Files.readString(Path.of(file));

    assertThat(shipped.protects(Path.of(file), held)).isTrue();
    assertThat(shipped.protects(Path.of("elsewhere").resolve(file).toAbsolutePath(), held))
        .isTrue();
  }

  @Test
  void aPartThatATitleDoesNotHaveYetIsProtectedWhileItsTitleIsAsShipped(@TempDir Path root)
      throws IOException {
    Path title = Files.createDirectories(root.resolve("designs/1860")).resolve("title.yaml");
    Files.copy(Path.of("designs/1860/title.yaml"), title);
    Path part = title.resolveSibling("powers.yaml");

    assertThat(shipped.protects(part, "")).isTrue();
    Files.writeString(title, "# mine\n", StandardOpenOption.APPEND);
    assertThat(shipped.protects(part, "")).isFalse();
  }

  @Test
  void aFileThatSomebodyHasChangedIsTheirs() throws IOException {
    Path map = Path.of("designs/1860/map.yaml");
    assertThat(shipped.protects(map, Files.readString(map) + "# mine\n")).isFalse();
  }

  @Test
  void aCopyUnderAnotherNameIsNobodysTitle() throws IOException {
    String held = Files.readString(Path.of("designs/1860/map.yaml"));
    assertThat(shipped.protects(Path.of("designs/mine/map.yaml"), held)).isFalse();
    assertThat(shipped.protects(Path.of("map.yaml"), held)).isFalse();
  }
}
