package roundhouse.interop;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;

class ReplayTest {
  private static final String BID = "{'type':'bid','entity':%s,'entity_type':'player','price':%d}";
  private static final String PASS = "{'type':'pass','entity':%s,'entity_type':'player'}";

  private static Title title;

  @BeforeAll
  static void load() throws IOException {
    title = TestTitles.all().load("1860", Set.of());
  }

  @Test
  void aGameWithTheSameStatesIsEqual() {
    Outcome outcome = Replay.of(title, opening().made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.actions()).isEqualTo(4);
    assertThat(outcome.inserted() + outcome.skipped()).isZero();
  }

  @Test
  void theActionsOfAReplayAreASavedGame() {
    Outcome outcome = Replay.of(title, opening().made());
    assertThat(outcome.log().players()).isEqualTo(HandMadeRecording.PLAYERS);
    assertThat(outcome.log().actions())
        .containsExactly(
            new Action.Bid("11", "", 10),
            new Action.Pass("12"),
            new Action.Pass("13"),
            new Action.TakeLot("11", lot(), 0));
  }

  @Test
  void theFirstDifferenceIsReportedWithActionAndPath() {
    HandMadeRecording recording = opening();
    int bank = recording.last().path("bank").asInt();
    recording.last().put("bank", bank + 5);
    Outcome outcome = Replay.of(title, recording.made());
    assertThat(outcome.problem())
        .hasValueSatisfying(
            problem -> {
              assertThat(problem.action()).isEqualTo(4);
              assertThat(problem.differences())
                  .containsExactly(new Difference("bank", "" + bank, "" + (bank + 5)));
            });
    assertThat(outcome.toString()).startsWith("DIFFERS hand-made at action 4 bid: bank: ours ");
  }

  @Test
  void aMoveThatOurRulesForbidIsADifference() {
    HandMadeRecording recording =
        new HandMadeRecording(title)
            .did(BID.formatted(11, 10), bid("11", 10))
            .did(BID.formatted(12, 5));
    Outcome outcome = Replay.of(title, recording.made());
    assertThat(outcome.problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.toString()).contains("at action 2 bid: refused: ours raise"));
  }

  @Test
  void aPassThatIsNotRecordedIsInserted() {
    var recording =
        new HandMadeRecording(title)
            .did(BID.formatted(11, 10), bid("11", 10), pass("12"))
            .did(PASS.formatted(13), pass("13"));
    Outcome outcome = Replay.of(title, recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.inserted()).isEqualTo(1);
    assertThat(outcome.log().actions()).containsExactly(bid("11", 10), pass("12"), pass("13"));
  }

  @Test
  void aRecordedPassThatOursDoesNotAskForIsSkipped() {
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording.last().set("active", Mirror.texts(List.of("11")));
    recording.did(PASS.formatted(11));
    Outcome outcome = Replay.of(title, recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.skipped()).isEqualTo(1);
  }

  @Test
  void aSkippedPassDoesNotHideADifference() {
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording.last().set("active", Mirror.texts(List.of("11")));
    recording.did(PASS.formatted(11)).last().put("bank", 1);
    assertThat(Replay.of(title, recording.made()).problem())
        .hasValueSatisfying(problem -> assertThat(problem.action()).isEqualTo(2));
  }

  @Test
  void anActionWithoutCounterpartIsReported() {
    var recording = new HandMadeRecording(title).did("{'type':'juggle','entity':11}");
    assertThat(Replay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.toString())
                    .contains("an action of type juggle has no counterpart"));
  }

  @Test
  void aBooleanOfTheRecordingIsComparedWithTheFlagOfThatName() {
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording
        .last()
        .set(
            "players",
            JsonNodeFactory.instance
                .objectNode()
                .set("12", JsonNodeFactory.instance.objectNode().put("ashamed", true)));
    assertThat(Replay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .containsExactly(new Difference("players.12.ashamed", "false", "true")));
  }

  @Test
  void aGameNamedAsAnExceptionIsComparedUpToTheMoveThatTheRulebookForbids() {
    String name = title.design().recordings().exceptions().keySet().iterator().next();
    int forbidden = title.design().recordings().exceptions().get(name).action();
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    Recording made = recording.made(name);
    RecordedAction never =
        RecordedAction.of(
            JsonNodeFactory.instance.objectNode().put("id", forbidden).put("type", "juggle"));
    Outcome outcome =
        Replay.of(
            title,
            new Recording(
                name,
                made.title(),
                made.players(),
                List.of(),
                1,
                List.of(made.actions().getFirst(), never),
                Map.of(),
                made.trace()));
    assertThat(outcome.equal()).isTrue();
    assertThat(outcome.actions()).isEqualTo(1);
    assertThat(outcome.toString()).contains("up to what the rulebook forbids: action " + forbidden);
  }

  @Test
  void aGameWithAnExceptionIsStillComparedBeforeIt() {
    String name = title.design().recordings().exceptions().keySet().iterator().next();
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording.last().put("bank", 1);
    assertThat(Replay.of(title, recording.made(name)).equal()).isFalse();
  }

  @Test
  void aPlayersWorthIsCompared() {
    HandMadeRecording recording = opening();
    ((ObjectNode) recording.last().path("players").path("12")).put("value", 1);
    assertThat(Replay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .singleElement()
                    .extracting(Difference::path)
                    .isEqualTo("players.12.value"));
  }

  private static HandMadeRecording opening() {
    return new HandMadeRecording(title)
        .did(BID.formatted(11, 10), bid("11", 10))
        .did(PASS.formatted(12), pass("12"))
        .did(PASS.formatted(13), pass("13"))
        .did(
            "{'type':'bid','entity':11,'entity_type':'player','price':30,'company':'%s'}"
                .formatted(lot()),
            new Action.TakeLot("11", lot(), 0));
  }

  private static String lot() {
    return title.design().privates().keySet().iterator().next();
  }

  private static Action bid(String player, int amount) {
    return new Action.Bid(player, "", amount);
  }

  private static Action pass(String player) {
    return new Action.Pass(player);
  }
}
