package roundhouse.interop.replay;

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
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.Recording;
import roundhouse.interop.TestTitles;
import roundhouse.interop.TraceDifference;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.testkit.Tiny;

class RecordingReplayTest {
  private static final String BID = "{'type':'bid','entity':%s,'entity_type':'player','price':%d}";
  private static final String PAR_AT =
      "{'type':'par','entity':%s,'entity_type':'player','corporation':'%s','share_price':'%d,0,0'}";
  private static final String PAR =
      "{'type':'par','entity':%s,'entity_type':'player','corporation':'%s','share_price':'90,0,5'}";
  private static final String PASS = "{'type':'pass','entity':%s,'entity_type':'player'}";
  private static final String PICK =
      "{'type':'bid','entity':%s,'entity_type':'player','price':0,'company':'%s'}";

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
  void aPassThatIsNotRecordedIsInserted() {
    var recording =
        new HandMadeRecording(title)
            .did(BID.formatted(11, 10), bid("11", 10), pass("12"))
            .did(PASS.formatted(13), pass("13"));
    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.inserted()).isEqualTo(1);
    assertThat(outcome.log().actions()).containsExactly(bid("11", 10), pass("12"), pass("13"));
  }

  @Test
  void aRecordedPassThatOursDoesNotAskForIsSkipped() {
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording.last().set("active", MirroredState.texts(List.of("11")));
    recording.did(PASS.formatted(11));
    ReplayOutcome outcome = RecordingReplay.of(title, recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.skipped()).isEqualTo(1);
  }

  /**
   * All others could pass until the same player decides again, and the states would be equal too.
   */
  @Test
  void theRecordedPassOfWhoActedLastIsSkippedRatherThanPassedAroundTheTable() {
    var recording =
        new HandMadeRecording(Tiny.plain())
            .did(PAR.formatted(11, "RED"), new Action.Start("11", "RED", 90));
    waits(recording, "11");
    waits(recording.did(PASS.formatted(11)), "12");
    waits(recording.did(PASS.formatted(12), pass("12")), "13");
    waits(recording.did(PASS.formatted(13), pass("13")), "11");
    recording.did(PAR.formatted(11, "BLU"), new Action.Start("11", "BLU", 90));
    waits(recording, "12");
    ReplayOutcome outcome = RecordingReplay.of(Tiny.plain(), recording.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.skipped()).isEqualTo(1);
    assertThat(outcome.inserted()).isZero();
  }

  private static void waits(HandMadeRecording recording, String player) {
    recording
        .last()
        .put("step", "BuySellParShares")
        .set("active", MirroredState.texts(List.of(player)));
  }

  @Test
  void aSkippedPassDoesNotHideADifference() {
    var recording = new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10));
    recording.last().set("active", MirroredState.texts(List.of("11")));
    recording.did(PASS.formatted(11)).last().put("bank", 1);
    assertThat(RecordingReplay.of(title, recording.made()).problem())
        .hasValueSatisfying(problem -> assertThat(problem.action()).isEqualTo(2));
  }

  /** An opening in which 12 and 13 spend all and own no shares, so that they can do nothing. */
  private static HandMadeRecording spent(Title recorded) {
    var game = new HandMadeRecording(recorded);
    List<Action> opening =
        List.of(
            pass("11"),
            bid("12", 620),
            pass("13"),
            take("12", "YHC", 0),
            bid("13", 580),
            pass("11"),
            pass("12"),
            take("13", "CMH", 0),
            pass("11"),
            pass("12"),
            pass("13"),
            take("11", "BHC", 0),
            pass("12"),
            pass("13"),
            pass("11"),
            take("12", "RPSC", 0),
            pass("13"),
            bid("11", 5),
            pass("12"),
            take("11", "C&N", 74),
            pass("12"),
            pass("13"),
            bid("11", 5),
            take("11", "IOW", 74));
    opening.forEach(action -> game.did(recorded(action), action));
    return game;
  }

  private static Action.TakeLot take(String player, String lot, int par) {
    return new Action.TakeLot(player, lot, par);
  }

  private static String recorded(Action action) {
    return switch (action) {
      case Action.Bid bid -> BID.formatted(bid.by(), bid.amount());
      case Action.TakeLot lot when lot.par() > 0 ->
          PAR_AT.formatted(lot.by(), lot.lot(), lot.par());
      case Action.TakeLot lot -> PICK.formatted(lot.by(), lot.lot());
      default -> PASS.formatted(action.by());
    };
  }

  /** There a turn ends with its purchase, and those who can do nothing are passed over. */
  @Test
  void aTurnThatIsOverThereMayStillWaitHereForAnExchange() throws IOException {
    Title recorded = TestTitles.all().load("1860", Set.of("as-recorded"));
    HandMadeRecording game = spent(recorded);
    game.did(PAR_AT.formatted(11, "BHI&R", 58), new Action.Start("11", "BHI&R", 58));
    game.last().put("step", "BuySellParShares");
    game.did(
        "{'type':'buy_shares','entity':11,'entity_type':'player','shares':['BHI&R_1'],"
            + "'percent':10}",
        pass("11"),
        new Action.BuyShare("11", "BHI&R", "ipo", 10));
    game.last().put("step", "BuySellParShares").set("active", MirroredState.texts(List.of("11")));
    ReplayOutcome outcome = RecordingReplay.of(recorded, game.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.inserted()).isEqualTo(1);
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
