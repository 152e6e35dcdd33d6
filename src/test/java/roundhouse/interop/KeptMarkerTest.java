package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** A recorded choice to keep a marker that could be placed at its destination, as 1870 has it. */
class KeptMarkerTest {
  private static final Title TITLE = TestTitle.of("1870", "as-recorded");

  /** The MP in its special turn; with a marker at Dallas it keeps the other without being asked. */
  private static Position turn(boolean there) {
    return Setting.of(TITLE, "A", "B", "C")
        .phase("4")
        .set(3)
        .owned("MRBC", "GMO")
        .tile("J5", "14", 1)
        .company(
            "MP",
            it -> {
              it.held("A", 60).operated(76).cash(500).trains("12");
              if (there) it.marker("J5");
            })
        .companyTurn("connection", "MP", "destinationMarker");
  }

  private static Translation translated(Position at) throws IOException {
    var recorded =
        new JsonMapper()
            .readTree(
                """
                {"id": 1, "type": "choose", "entity": "MP", "entity_type": "corporation", \
                "choice": "Charter"}
                """);
    return new ActionTranslator(TITLE)
        .translate(
            RecordedAction.of(recorded),
            Optional.empty(),
            JsonNodeFactory.instance.objectNode(),
            at.state(),
            RecordedCertificates.of(at.state()));
  }

  @Test
  void itIsTheAnswerWhereOursAsks() throws IOException {
    assertThat(translated(turn(false)))
        .isEqualTo(Translation.of(new Action.Choose("MP", "destinationMarker", "Charter")));
  }

  @Test
  void itIsDoneAlreadyWhereTheMarkerCanOnlyBeKept() throws IOException {
    Position asked = turn(true);
    assertThat(asked.waitsFor("MP", "destinationMarker")).isFalse();
    assertThat(translated(asked)).isEqualTo(new Translation.Parts(List.of()));
  }
}
