package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.testkit.SharedFolder;

/** Recorded games become saved games without the help of their states. */
class ImportTest {
  private final Conformance conformance = new Conformance(TestTitles.all());

  @Test
  void everyRecordedGameOf1860IsImportedWithoutItsTrace() throws IOException {
    var notes = new ArrayList<String>();
    for (Path file : RecordingFiles.in(SharedFolder.find("peer-games/1860"))) {
      Recording recording = withoutTrace(RecordingFiles.read(file));
      Import game = Import.of(conformance.title(recording), recording);
      System.out.println(recording.name() + " " + game.actions() + " of " + recording.actions().size() + " " + game.notes());
      game.notes().forEach(note -> notes.add(recording.name() + " after " + game.actions() + " actions: " + note));
    }
    assertThat(notes).isEmpty();
  }

  private static Recording withoutTrace(Recording told) {
    return new Recording(told.name(), told.title(), told.players(), told.options(), told.seed(), told.actions(), told.result(), Optional.empty());
  }
}
