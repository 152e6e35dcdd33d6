package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import roundhouse.design.spec.RecordingsSpec;
import roundhouse.engine.Title;
import roundhouse.interop.replay.Conformance;
import roundhouse.interop.replay.RecordedTitles;

/** A design that cannot be loaded keeps no other from its recordings. */
@Tag("slow")
class BrokenDesignsConformanceTest {
  private final Conformance conformance = new Conformance(new FirstIsBroken());

  /** Two designs, of which the first cannot be loaded. */
  private static final class FirstIsBroken implements RecordedTitles {
    private final RecordedTitles all = TestTitles.all();

    @Override
    public List<String> ids() {
      return List.of("broken", "1889");
    }

    @Override
    public RecordingsSpec recordings(String id) throws IOException {
      if (id.equals("broken")) throw new IOException("designs/broken/title.yaml:3:1: error: odd");
      return all.recordings(id);
    }

    @Override
    public Title load(String id, Set<String> options) throws IOException {
      return all.load(id, options);
    }
  }

  private static Recording recording(String title) {
    return new Recording(
        "a", title, List.of("1", "2", "3"), List.of(), 1, List.of(), Map.of(), Optional.empty());
  }

  @Test
  void aBrokenDesignDoesNotMatterToTheRecordingsOfOthers() throws IOException {
    assertThat(conformance.title(recording("1889")).design().title()).startsWith("1889");
  }

  @Test
  void aRecordingOfNoTitleNamesTheDesignsThatCannotBeLoaded() {
    assertThatThrownBy(() -> conformance.title(recording("18XX")))
        .hasMessageContainingAll(
            "no design has 'recordings: { title: 18XX }'; designs have [1889]",
            "designs/broken/title.yaml:3:1: error: odd");
  }

  @Test
  void aTitleMayBeWrittenWithOtherSpacesAndCapitals() throws IOException {
    var spaced = new Conformance(TestTitles.all());

    assertThat(spaced.title(recording("18 chesapeake")).id()).isEqualTo("18Chesapeake");
  }
}
