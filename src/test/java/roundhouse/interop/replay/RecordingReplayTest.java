package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.interop.replay.RecordedMoves.BID;
import static roundhouse.interop.replay.RecordedMoves.PASS;
import static roundhouse.interop.replay.RecordedMoves.bid;
import static roundhouse.interop.replay.RecordedMoves.pass;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.Recording;
import roundhouse.interop.TestTitles;
import roundhouse.interop.TraceDifference;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.testkit.Tiny;

class RecordingReplayTest {
  private static Title title;

  @BeforeAll
  static void load() throws IOException {
    title = TestTitles.all().load("1860", Set.of());
  }

  @Test
  void aGameWithTheSameStatesIsEqual() {
    ReplayOutcome outcome = RecordingReplay.of(title, opening().made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.actions()).isEqualTo(4);
    assertThat(outcome.inserted() + outcome.skipped()).isZero();
  }

  @Test
  void theActionsOfAReplayAreASavedGame() {
    ReplayOutcome outcome = RecordingReplay.of(title, opening().made());
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
    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());
    assertThat(outcome.problem())
        .hasValueSatisfying(
            problem -> {
              assertThat(problem.action()).isEqualTo(4);
              assertThat(problem.differences())
                  .containsExactly(new TraceDifference("bank", "" + bank, "" + (bank + 5)));
            });
    assertThat(outcome.toString()).startsWith("DIFFERS hand-made at action 4 bid: bank: ours ");
  }

  @Test
  void aMoveThatOurRulesForbidIsADifference() {
    HandMadeRecording recording =
        new HandMadeRecording(title)
            .did(BID.formatted(11, 10), bid("11", 10))
            .did(BID.formatted(12, 5));
    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());
    assertThat(outcome.problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.toString()).contains("at action 2 bid: refused: ours raise"));
  }

  @Test
  void aDifferenceIsToldWithWhatLedThereAndWhatDecided() {
    HandMadeRecording recording = opening();
    recording.last().put("bank", 5);
    DifferenceContext moment =
        RecordingReplay.of(title, recording.made()).problem().orElseThrow().moment();
    assertThat(moment.lately()).hasSize(4);
    assertThat(moment.lately().getFirst()).startsWith("1 bid of 11: price 10");
    assertThat(moment.lately().getLast()).startsWith("4 bid of 11: ");
    assertThat(moment.decided())
        .isEqualTo(
            "step selection-auction (rounds.yaml: opening.steps.selection-auction), turn of 11,"
                + " Initial auction");
    assertThat(moment.told()).anySatisfy(told -> assertThat(told).contains(lot()));
  }

  @Test
  void aRefusalIsToldWithItsRule() {
    HandMadeRecording recording =
        new HandMadeRecording(title)
            .did(BID.formatted(11, 10), bid("11", 10))
            .did(BID.formatted(12, 5));
    DifferenceContext moment =
        RecordingReplay.of(title, recording.made()).problem().orElseThrow().moment();
    assertThat(moment.decided()).startsWith("rule 'raise' at step selection-auction ");
    assertThat(moment.told()).isEmpty();
  }

  @Test
  void whereTheRecordingHasStoppedOnlyWhoseTurnItIsMayDiffer() {
    HandMadeRecording recording = opening();
    recording.last().set("active", MirroredState.texts(List.of()));
    assertThat(RecordingReplay.of(title, recording.made()).problem()).isEmpty();
    recording.last().put("bank", 1);
    assertThat(RecordingReplay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .extracting(TraceDifference::path)
                    .containsExactly("bank"));
  }

  @Test
  void aPrivateThatPassesLeavesTheDecisionToItsOwner() {
    var recording =
        new HandMadeRecording(title)
            .did("{'type':'pass','entity':'BHC','entity_type':'company'}")
            .did(BID.formatted(11, 10), bid("11", 10));
    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions()).containsExactly(bid("11", 10));
  }

  @Test
  void anActionWithoutCounterpartIsReported() {
    var recording = new HandMadeRecording(title).did("{'type':'juggle','entity':11}");
    assertThat(RecordingReplay.of(title, recording.made()).problem())
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
    assertThat(RecordingReplay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .containsExactly(new TraceDifference("players.12.ashamed", "false", "true")));
  }

  @Test
  void aGameNamedAsAnExceptionIsComparedUpToTheMoveThatTheRulebookForbids() throws IOException {
    Title excepting = TestTitles.all().load("1889", Set.of());
    int forbidden = excepting.design().recordings().exceptions().get("314").action();
    var recording = new HandMadeRecording(excepting).did(PASS.formatted(11), pass("11"));
    Recording made = recording.made("314");
    RecordedAction never =
        RecordedAction.of(
            JsonNodeFactory.instance.objectNode().put("id", forbidden).put("type", "juggle"));
    ReplayOutcome outcome =
        RecordingReplay.of(
            excepting,
            new Recording(
                "314",
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
  void aGameWithAnExceptionIsStillComparedBeforeIt() throws IOException {
    Title excepting = TestTitles.all().load("1889", Set.of());
    var recording = new HandMadeRecording(excepting).did(PASS.formatted(11), pass("11"));
    recording.last().put("bank", 1);
    assertThat(RecordingReplay.of(excepting, recording.made("314")).equal()).isFalse();
  }

  @Test
  void aPlayersWorthIsCompared() {
    HandMadeRecording recording = opening();
    ((ObjectNode) recording.last().path("players").path("12")).put("value", 1);
    assertThat(RecordingReplay.of(title, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .singleElement()
                    .extracting(TraceDifference::path)
                    .isEqualTo("players.12.value"));
  }

  @Test
  void aScriptThatFailsIsADifferenceOfItsGame(@TempDir Path scripts) {
    var recording = new HandMadeRecording(Tiny.plain()).did(PASS.formatted(11), pass("11"));
    Title failing =
        new Tiny(scripts)
            .script(
                "tiny/rules.js",
                """
                export function worth() {
                  throw new Error("odd");
                }
                """)
            .title("tiny");
    assertThat(RecordingReplay.of(failing, recording.made()).problem())
        .hasValueSatisfying(
            problem ->
                assertThat(problem.differences())
                    .singleElement()
                    .satisfies(it -> assertThat(it.path()).isEqualTo("script"))
                    .satisfies(it -> assertThat(it.ours()).contains("rules.js", "odd")));
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
}
