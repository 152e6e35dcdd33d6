package roundhouse.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.TestAbortedException;

class SharedFolderTest {

  @Test
  void aFolderThatIsThereIsAnswered(@TempDir Path folder) {
    assertThat(SharedFolder.require(folder)).isEqualTo(folder);
  }

  @Test
  void aMissingFolderSkipsTheTestAndNamesItself(@TempDir Path folder) {
    assertThatThrownBy(() -> SharedFolder.require(folder.resolve("recordings")))
        .isInstanceOf(TestAbortedException.class)
        .hasMessageContaining("recordings");
  }
}
