package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.DiscardTrain;
import roundhouse.engine.Action.GoBankrupt;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.TradeInTrain;
import roundhouse.engine.Game;
import roundhouse.engine.runs.RunHooks;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1889: what a diesel earns, trains that must be bought, and what becomes of old ones. */
class Trains1889Test {
  private static Setting setting() {
    return Setting.of("1889").set(2);
  }

  @Test
  void aDieselIsPaidMoreAcrossTheSea() {
    Position position =
        setting().phase("6").company("IR", it -> it.held("A", 50).operated(65)).stock("A");
    assertThat(atImabari(position, "6")).isEqualTo(60);
    assertThat(atImabari(position, "D")).isEqualTo(100);
  }

  private static int atImabari(Position position, String train) {
    var game = new Game(position.title(), position.state());
    var track = position.state().board().track();
    var runner = new RunHooks.Runner(train + "-0", train, 9, 9, true, false, 0);
    return game.ask(
        RunHooks.STOP_REVENUE,
        new RunHooks.StopRevenue(
            position.company("IR"), runner, track.stop(track.stopIndex(HexId.of("F1"), 0))));
  }

  @Test
  void thePresidentPaysWhatACompanyLacksForATrainThatItMustBuy() {
    Setting line = line().company("IR", it -> it.held("A", 50).operated(65).cash(30));
    Position bought =
        line.cash("A", 100)
            .operating("IR", "buy-trains")
            .denies(new Pass("IR"))
            .play(new BuyTrain("IR", "2-0", "bank", 80));
    assertThat(bought.cash("A")).isEqualTo(50);
    assertThat(bought.cash("IR")).isZero();
  }

  private static Setting line() {
    return setting().tile("E2", "57", 1).tile("F3", "57", 1);
  }

  @Test
  void forcedSalesAreNoMoreThanNeededAndLeaveEveryPresidentInOffice() {
    Setting poor =
        line()
            .cash("A", 0)
            .company("IR", it -> it.held("A", 50).operated(65).cash(10))
            .company("AR", it -> it.held("B", 20).held("A", 30).operated(65));
    Position asked = poor.operating("IR", "buy-trains");
    asked
        .refused(new SellShares("A", "AR", 30), "no more shares")
        .offers(new SellShares("A", "AR", 20));
    Position sold = asked.play(new SellShares("A", "AR", 10)).asks("IR", "buy-trains");
    assertThat(sold.cash("A")).isEqualTo(65);
  }

  @Test
  void whoCannotHelpIsBankruptAndTheGameIsOver() {
    Position hopeless =
        line()
            .cash("A", 5)
            .company("IR", it -> it.held("A", 20).operated(65).cash(10))
            .operating("IR", "buy-trains");
    Position over = hopeless.offers(new GoBankrupt("IR")).play(new GoBankrupt("IR"));
    assertThat(over.state().over()).isTrue();
    assertThat(over.cash("A")).isZero();
    assertThat(over.flag("A", "bankrupt")).isTrue();
  }

  @Test
  void aDieselComesOutWithTheFirstSixAndCostsLessForAnOldTrain() {
    Setting rich =
        setting()
            .phase("6")
            .company("IR", it -> it.held("A", 50).operated(65).cash(900).trains("5"));
    Position traded =
        rich.operating("IR", "buy-trains")
            .refused(new BuyTrain("IR", "D-0", "bank", 1100), "cannot pay")
            .play(new TradeInTrain("IR", "D-0", "5-50", 800));
    assertThat(traded.trains("IR")).containsExactly("D");
    assertThat(traded.state().depot().pool())
        .extracting(train -> train.type())
        .containsExactly("5");
    setting()
        .phase("5")
        .company("IR", it -> it.held("A", 50).operated(65).cash(2000).trains("5"))
        .operating("IR", "buy-trains")
        .refused(new BuyTrain("IR", "D-0", "bank", 1100), "not for sale");
  }

  @Test
  void trainsOverALoweredLimitGoBackAtOnce() {
    Setting full =
        setting()
            .nextTrain("4")
            .company("AR", it -> it.held("B", 50).operated(65).trains("3", "3", "3", "3"))
            .company("IR", it -> it.held("A", 50).operated(70).cash(300));
    Position crowded =
        full.operating("IR", "buy-trains").play(new BuyTrain("IR", "4-0", "bank", 300));
    crowded.asks("AR", "discard-trains").play(new DiscardTrain("AR", "3-50"));
  }
}
