package roundhouse.interop.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.interop.replay.RecordedMoves.BID;
import static roundhouse.interop.replay.RecordedMoves.PAR;
import static roundhouse.interop.replay.RecordedMoves.PAR_AT;
import static roundhouse.interop.replay.RecordedMoves.PASS;
import static roundhouse.interop.replay.RecordedMoves.bid;
import static roundhouse.interop.replay.RecordedMoves.pass;
import static roundhouse.interop.replay.RecordedMoves.recorded;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.HandMadeRecording;
import roundhouse.interop.TestTitles;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.testkit.Tiny;

/** Passes that only the recording has, and passes that only our rules ask for. */
class RecordedPassesTest {
  private static Title title;

  @BeforeAll
  static void load() throws IOException {
    title = TestTitles.all().load("1860", Set.of());
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

  /** The next lot begins left of the winner, who is also the first to answer the bid. */
  @Test
  void automaticPassesEndAnAuctionAlsoWhereTheSamePlayerIsAskedThen() throws IOException {
    Title lots = TestTitles.all().load("1861", Set.of());
    ReplayOutcome outcome = RecordingReplay.of(lots, sold(lots).made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.log().actions())
        .containsExactly(new Action.Bid("11", "TSR", 30), pass("12"), pass("13"));
  }

  @Test
  void automaticPassesDoNotHideADifference() throws IOException {
    Title lots = TestTitles.all().load("1861", Set.of());
    HandMadeRecording recording = sold(lots);
    recording.last().put("bank", 1);
    assertThat(RecordingReplay.of(lots, recording.made()).problem())
        .hasValueSatisfying(problem -> assertThat(problem.action()).isEqualTo(1));
  }

  private static HandMadeRecording sold(Title lots) {
    String passes = PASS.formatted(12) + "," + PASS.formatted(13);
    String bid =
        "{'type':'bid','entity':11,'entity_type':'player','price':30,'company':'TSR','auto':[%s]}";
    return new HandMadeRecording(lots)
        .did(bid.formatted(passes), new Action.Bid("11", "TSR", 30), pass("12"), pass("13"));
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

  /** As for a company that operates twice running and has nothing to decide the first time. */
  @Test
  void aRecordedPassIsSkippedWhereOursAlreadyWaitsForTheSameDecisionLater() throws IOException {
    Title recorded = TestTitles.all().load("1860", Set.of("as-recorded"));
    HandMadeRecording game = spent(recorded);
    game.did(PAR_AT.formatted(11, "BHI&R", 58), new Action.Start("11", "BHI&R", 58));
    game.last().put("step", "BuySellParShares").put("bank", 1);
    game.did(PASS.formatted(11)).last().put("step", "BuySellParShares");
    ReplayOutcome outcome = RecordingReplay.of(recorded, game.made());
    assertThat(outcome.problem()).isEmpty();
    assertThat(outcome.skipped()).isEqualTo(1);
  }

  @Test
  void aDifferenceNamesWhomTheRecordingWaitsForAndWhatWasPassedFor() {
    var recording =
        new HandMadeRecording(title).did(BID.formatted(11, 10), bid("11", 10), pass("12"));
    recording.last().put("bank", 1);
    DifferenceContext moment =
        RecordingReplay.of(title, recording.made()).problem().orElseThrow().moment();
    assertThat(moment.expected()).isEqualTo("the recording waits for 13, step BuyCert");
    assertThat(moment.passedFor())
        .singleElement()
        .asString()
        .contains("step selection-auction", "turn of 12");
  }

  /** 11 has passed, so that only the next stock round would let 11 start a company. */
  @Test
  void decisionsArePassedForWithinTheRecordedRoundAndNotBeyondIt() {
    ReplayedGame passed =
        ReplayedGame.start(Tiny.plain(), HandMadeRecording.PLAYERS, 1)
            .attempt(pass("11"))
            .play()
            .orElseThrow();
    var first = new RecordedRound(1, 0, 1, 0);
    assertThat(passed.attempt(start("13"), 40, first::holds).play()).isPresent();
    assertThat(passed.attempt(start("11"), 40, first::holds).play()).isEmpty();
    assertThat(passed.attempt(start("11"), 40).play()).isPresent();
  }

  private static Action start(String player) {
    return new Action.Start(player, "RED", 90);
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
}
