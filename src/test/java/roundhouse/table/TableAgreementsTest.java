package roundhouse.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import roundhouse.turn.TurnDraft;

/** What people at a table agree on: taking back, standing passes, pauses. */
class TableAgreementsTest extends OpenTableTest {
  @Test
  void whoAsksTakesBackOnceTheOtherAgrees() throws Exception {
    assertThat(table.agreements().askTakeBack(ANN).join())
        .isEqualTo(new Act.Answer.Refused("you have done nothing yet"));
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.agreements().askTakeBack(ANN).join();

    assertThat(seen(BEN).beside().takeBack()).startsWith("Ann asks to take back “Ann");
    assertThat(seen(BEN).beside().answers()).isTrue();
    assertThat(seen(ANN).beside().answers()).isFalse();
    assertThat(table.agreements().answerTakeBack(ANN, true).join())
        .isEqualTo(new Act.Answer.Refused("others have to agree"));
    assertThat(game().at()).isEqualTo(1);

    table.agreements().answerTakeBack(BEN, true).join();
    TableView back = await(view -> view.turn().mine());

    assertThat(game().at()).isZero();
    assertThat(back.beside().says()).startsWith("Taken back, as Ann asked: “Ann");
    assertThat(back.beside().takeBack()).isEmpty();
  }

  @Test
  void oneWhoDoesNotAgreeIsEnough() {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.agreements().askTakeBack(ANN).join();
    table.agreements().answerTakeBack(BEN, false).join();

    assertThat(game().at()).isEqualTo(1);
    assertThat(seen(ANN).beside().says()).isEqualTo("Ben does not agree that Ann takes it back.");
    assertThat(table.agreements().answerTakeBack(BEN, true).join())
        .isEqualTo(new Act.Answer.Refused("nobody asks to take anything back any longer"));
  }

  @Test
  void theHostAloneMayAgree() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.agreements().askTakeBack(ANN).join();
    table.agreements().answerTakeBack(Guest.HOST, true).join();

    await(view -> view.turn().mine());
    assertThat(game().at()).isZero();
  }

  @Test
  void theTablePassesForWhoeverWantsItUntilTheRoundEnds() throws Exception {
    table.agreements().passFor(BEN, Optional.of(StandingPass.Until.ROUND)).join();
    assertThat(seen(BEN).beside().passes()).isEqualTo(StandingPass.Until.ROUND);
    assertThat(seen(ANN).beside().passes()).isNull();
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    TableView again = await(view -> view.turn().mine());

    assertThat(again.head()).isEqualTo("0.0.2");
    assertThat(again.log()).last().extracting(TableView.LogLine::says).asString().contains("Ben");
    table
        .act(
            ANN,
            new Act(
                again.head(),
                "r2",
                TurnDraft.NONE,
                new TurnDraft.Pick(again.turn().pass().offer(), 0)))
        .join();
    await(BEN, view -> view.beside().passes() == null);
    assertThat(seen(BEN).beside().says()).startsWith("The round has ended");
  }

  @Test
  void aStandingPassEndsWhenSharesChangeHandsOrItsPlayerActs() throws Exception {
    table.act(ANN, act(ANN, "r1", "start Red at £71")).join();
    table.agreements().passFor(ANN, Optional.of(StandingPass.Until.TRADE)).join();
    table.act(BEN, act(BEN, "r2", "buy 20 % of Red")).join();

    await(view -> view.beside().passes() == null);
    assertThat(seen(ANN).beside().says()).startsWith("Shares of Red have changed hands");
    assertThat(seen(ANN).turn().mine()).isTrue();
  }

  @Test
  void pausedTimeIsNobodys() throws Exception {
    table.pause(BEN, true);
    assertThat(seen(ANN).beside().pausedBy()).isEqualTo("Ben");
    assertThat(seen(ANN).beside().says()).isEqualTo("Ben has paused: time stands still.");
    table.pause(ANN, false);

    assertThat(seen(BEN).beside().pausedBy()).isEmpty();
    assertThat(seen(BEN).beside().says()).isEqualTo("Ann goes on: time runs again.");
  }
}
