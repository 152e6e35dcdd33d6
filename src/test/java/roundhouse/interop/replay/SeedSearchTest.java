package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Title;
import roundhouse.interop.Recording;
import roundhouse.interop.StateTrace;
import roundhouse.interop.TestTitles;
import roundhouse.interop.mirror.MirroredState;

/** What lots decided before a recorded game is found again. */
class SeedSearchTest {
  private static final List<String> TWO = List.of("11", "12");
  private static final List<String> THREE = List.of("11", "12", "13");

  private static Title title;

  @BeforeAll
  static void load() throws IOException {
    title = TestTitles.all().load("1861", Set.of("as-recorded"));
  }

  /** A recording of that seed, whose lots fell as another seed has them fall here. */
  private static Recording recording(List<String> players, long seed, long fallen) {
    ObjectNode start =
        MirroredState.of(
            title, title.start(players, fallen), JsonNodeFactory.instance.objectNode());
    start.put("short", "ISR");
    return new Recording(
        "x",
        "1861",
        players,
        List.of(),
        seed,
        List.of(),
        Map.of(),
        Optional.of(new StateTrace(start, List.of(), Optional.empty())));
  }

  private static Set<String> privates(List<String> players, long seed) {
    return title.start(players, seed).privates().keySet();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void aSeedIsFoundWithWhichTheSamePrivatesAreInTheGame(long fallen) {
    Recording recording = recording(TWO, 203, fallen);
    assertThat(privates(TWO, SeedSearch.seed(title, recording))).isEqualTo(privates(TWO, fallen));
    assertThat(RecordingReplay.of(title, recording).equal()).isTrue();
  }

  @Test
  void whereNothingIsDrawnTheSeedStays() {
    assertThat(SeedSearch.seed(title, recording(THREE, 203, 4))).isEqualTo(203);
    assertThat(SeedSearch.seeds(title, recording(THREE, 203, 4))).containsExactly(203L);
  }

  @Test
  void withoutStatesEveryWayInWhichLotsMayFallIsTried() {
    assertThat(SeedSearch.seeds(title, recording(TWO, 203, 4))).hasSize(10);
  }
}
