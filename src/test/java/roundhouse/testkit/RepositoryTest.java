package roundhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RepositoryTest {
  private final String before = System.getProperty(Repository.DESIGNS_PROPERTY);

  @AfterEach
  void restore() {
    if (before == null) System.clearProperty(Repository.DESIGNS_PROPERTY);
    else System.setProperty(Repository.DESIGNS_PROPERTY, before);
  }

  @Test
  void theFoldersAreThere() {
    assertThat(Repository.designs()).isDirectory();
    assertThat(Repository.scripts()).isDirectory();
    assertThat(Repository.tileLibrary()).isDirectory();
  }

  @Test
  void anotherCopyOfTheDesignsTakesTheirPlace() {
    System.setProperty(Repository.DESIGNS_PROPERTY, "changed/designs");
    assertThat(Repository.designs()).isEqualTo(Path.of("changed", "designs"));
    assertThat(Repository.titles().designs()).isEqualTo(Path.of("changed", "designs"));
    assertThat(Files.exists(Repository.designs())).isFalse();
  }
}
