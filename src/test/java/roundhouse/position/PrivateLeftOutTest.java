package roundhouse.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.testkit.TestTitle;

/** For two players, lots leave two of the five privates of 1861 out. */
class PrivateLeftOutTest {
  @TempDir Path folder;

  @Test
  void aPositionThatNamesAPrivateThatIsLeftOutIsToldSo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("one.yaml"),
            """
            says: All five privates are there.
            players: Ann Bob
            given: { turn: { of: Ann } }
            steps:
              - then: { privates: { TSR: { }, BSS: { }, MYR: { }, MRR: { }, WVR: { } } }
            """);

    assertThat(DesignTestRunner.check(TestTitle.of("1861"), TestFile.read(file)))
        .hasSize(2)
        .allSatisfy(failure -> assertThat(failure.says()).endsWith(" is not in this game"));
  }
}
