package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.GameState;
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.testkit.Tiny;

/** An opening of a script, recorded as bids, after which the privates that are left are gone. */
class RecordedDraftReplayTest {
  private static final String BID =
      "{'type':'bid','entity':%s,'entity_type':'player','company':'%s','price':0}";

  private final Title title = new Tiny(Path.of("src/test/resources/scripts")).title("tiny-picked");

  @Test
  void bidsOfADraftAreAnswersToItsScript() {
    var recording =
        new HandMadeRecording(title)
            .did(BID.formatted(13, "B"), choice("13", "B"))
            .did(BID.formatted(12, "A"), choice("12", "A"))
            .did(BID.formatted(11, "D"), choice("11", "D"));
    recording.last().withObject("/companies").putNull("C");

    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());

    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions())
        .containsExactly(choice("13", "B"), choice("12", "A"), choice("11", "D"));
  }

  @Test
  void aPrivateThatLeftTheGameIsComparedOnlyWhereTheRecordingStillListsIt() {
    GameState state = title.start(List.of("11", "12"), 1);
    state = Tiny.after(title, state, choice("12", "A"));
    state = Tiny.after(title, state, choice("11", "B"));

    assertThat(shown(state)).containsExactlyInAnyOrder("A", "B");
    assertThat(shown(state, "C")).containsExactlyInAnyOrder("A", "B", "C");
    assertThat(shown(title.start(List.of("11", "12"), 1)))
        .containsExactlyInAnyOrder("A", "B", "C", "D");
  }

  private List<String> shown(GameState state, String... listed) {
    ObjectNode theirs = JsonNodeFactory.instance.objectNode();
    for (String id : listed) theirs.withObject("/companies").putObject(id);
    List<String> shown = new ArrayList<>();
    MirroredState.of(title, state, theirs)
        .path("companies")
        .fieldNames()
        .forEachRemaining(shown::add);
    return shown;
  }

  private static Action choice(String by, String answer) {
    return new Action.Choose(by, "draft", answer);
  }
}
