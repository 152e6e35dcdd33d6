package roundhouse.engine.takeovers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.trains.ExcessTrains;
import roundhouse.game.Holder;
import roundhouse.testkit.Position;
import roundhouse.testkit.Repository;
import roundhouse.testkit.Setting;
import roundhouse.testkit.Tiny;

/**
 * Prices are £100; they fall a space when nothing is paid, another at a takeover, and one for each
 * loan. A state railway STA takes companies over: those that cannot pay £5 interest on each loan,
 * and in phase 3 those without a train whose presidents give them up, and the privates.
 */
class StateTakeoversTest {

  private static Setting setting(String... options) {
    return Setting.of(
            new Tiny(Repository.scripts()).title("tiny-state", options), "Ann", "Bob", "Cid")
        .set(2);
  }

  /** RED with two loans, the most it may have, and no train to run. */
  private static Position indebted(Setting setting, int cash) {
    return setting
        .cash("Ann", 0)
        .owned("ferry", "RED")
        .company("RED", it -> it.held("Ann", 60).held("Bob", 20).operated(100).cash(cash).loans(2))
        .operating("RED", "run-trains");
  }

  private static Position afterTurn(Position position) {
    return position.playOn(now -> !now.state().top().entity().equals("RED"));
  }

  @Test
  void whoPaysTheInterestStaysPrivate() {
    Position after = afterTurn(indebted(setting(), 10));
    assertThat(after.company("RED").president()).contains("Ann");
    assertThat(after.company("RED").loans()).isEqualTo(2);
    assertThat(after.cash("RED")).isZero();
  }

  @Test
  void moneyThatIsLeftPaysBackLoans() {
    assertThat(afterTurn(indebted(setting(), 59)).company("RED").loans()).isEqualTo(2);
    assertThat(afterTurn(indebted(setting(), 60)).company("RED").loans()).isEqualTo(1);
  }

  @Test
  void aCompanyThatCannotPayInterestIsTakenOverAtALowerPrice() {
    Position taken = afterTurn(indebted(setting(), 9));
    assertThat(taken.cash("Ann")).isEqualTo(3 * 60);
    assertThat(taken.company("RED").started()).isFalse();
    assertThat(taken.company("RED").held(Holder.IPO)).isEqualTo(100);
    assertThat(taken.cash("STA")).isEqualTo(9);
    assertThat(taken.state().privateCompany("ferry").owner().name()).isEqualTo("STA");
  }

  @Test
  void whereTheDesignSaysSoTheBankTakesWhatIsLeft() {
    Position taken = afterTurn(indebted(setting("scattered"), 9));
    assertThat(taken.cash("STA")).isZero();
    assertThat(taken.state().privateCompany("ferry").closed()).isTrue();
    assertThat(taken.cash("Ann")).isEqualTo(3 * 40);
  }

  /** RED cannot pay the interest, and leaves a train to the state. */
  private static Position leavingATrain(String... trainsOfTheState) {
    return afterTurn(
        setting("limited")
            .cash("Ann", 0)
            .company("STA", it -> it.trains(trainsOfTheState))
            .company("RED", it -> it.held("Ann", 60).operated(100).loans(2).trains("3"))
            .operating("RED", "run-trains")
            .play(new RunTrains("RED", List.of())));
  }

  @Test
  void aStateRailwayOverItsLimitGivesATrainBackAtOnce() {
    Position over = leavingATrain("2");
    assertThat(over.state().top().name()).isEqualTo(ExcessTrains.TURN);

    String older = over.company("STA").trains().getFirst().id();
    Position after = over.play(new DiscardTrain("STA", older));
    assertThat(after.trains("STA")).containsExactly("3");
    assertThat(after.state().top().name()).isNotEqualTo(ExcessTrains.TURN);
  }

  @Test
  void aStateRailwayAtItsLimitGivesNothingBack() {
    Position after = leavingATrain();
    assertThat(after.trains("STA")).containsExactly("3");
    assertThat(after.state().top().name()).isNotEqualTo(ExcessTrains.TURN);
  }

  /** RED buys the first 4-train, which rusts BLU's only train. */
  private static Position rusted(int bluCash) {
    return setting()
        .nextTrain("4")
        .owned("ferry", "Cid")
        .cash("Cid", 0)
        .company("RED", it -> it.held("Ann", 60).operated(100).cash(300).trains("3"))
        .company("BLU", it -> it.held("Bob", 60).operated(100).cash(bluCash).trains("2"))
        .operating("RED", "buy-trains")
        .play(new BuyTrain("RED", "4-0", "bank", 300));
  }

  @Test
  void aPresidentMayGiveUpACompanyThatHasLostItsTrains() {
    Position asked = rusted(70).asks("BLU", "trainless");
    Position taken = asked.play(new Choose("BLU", "trainless", "nationalize"));
    assertThat(taken.company("BLU").started()).isFalse();
    assertThat(taken.cash("STA")).isEqualTo(70);
    Position kept = asked.play(new Pass("BLU"));
    assertThat(kept.company("BLU").president()).contains("Bob");
    assertThat(kept.cash("BLU")).isEqualTo(70);
  }

  @Test
  void thePrivatesAreBoughtAtTheirFaceValue() {
    Position asked = rusted(70);
    assertThat(asked.state().privateCompany("ferry").owner().name()).isEqualTo("STA");
    assertThat(asked.cash("Cid")).isEqualTo(30);
  }
}
