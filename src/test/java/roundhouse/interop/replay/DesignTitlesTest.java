package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.script.loading.TitleLoader;
import roundhouse.testkit.Folder;
import roundhouse.testkit.Tiny;

/** Titles of recorded games are loaded without trying the options that are off. */
class DesignTitlesTest {
  @TempDir Path folder;
  private DesignTitles titles;

  @BeforeEach
  void aTitleHasAnOptionWithAMistake() throws IOException {
    Folder.copy(Tiny.DESIGNS.resolve("tiny"), folder.resolve("tiny"));
    Files.writeString(
        folder.resolve("tiny/options.yaml"), "broken: { says: Broken., bank: none }\n");
    titles = new DesignTitles(new TitleLoader(folder, folder.resolve("scripts"), Tiny.TILES));
  }

  @Test
  void aMistakeInAnOptionThatIsOffHindersNoRecordedGame() throws IOException {
    assertThat(titles.recordings("tiny")).isNotNull();
    assertThat(titles.load("tiny", Set.of()).design().options()).containsKey("broken");
  }

  @Test
  void aMistakeInAnOptionThatIsOnIsTold() {
    assertThatThrownBy(() -> titles.load("tiny", Set.of("broken")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("options.yaml:1:32: error: 'none' is not valid here");
  }
}
