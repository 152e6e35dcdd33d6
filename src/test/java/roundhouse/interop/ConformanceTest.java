package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.testkit.SharedFolder;

/** Games that people played elsewhere go the same way here. */
class ConformanceTest {

  @ParameterizedTest
  @ValueSource(strings = {"1830", "1860", "1861", "1867", "1870", "1889"})
  void everyRecordedGameOfATitleIsEqualAfterEveryAction(String title) throws IOException {
    Path games = SharedFolder.find("peer-games/" + title);
    var conformance = new Conformance(TestTitles.all());
    var differing = new ArrayList<String>();
    for (Path file : RecordingFiles.in(games)) {
      Outcome outcome = conformance.replay(RecordingFiles.read(file));
      if (!outcome.equal()) differing.add(outcome.toString());
    }
    assertThat(differing).isEmpty();
  }
}
