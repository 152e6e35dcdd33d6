package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.ClosePrivate;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.SellPrivate;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** Ferries whose income changes with the railways. */
class VariableFerriesTest {

  private static int income(Position position, String id) {
    return Engine.income(position.title(), position.state(), id);
  }

  @Test
  void aFerryDoublesItsIncomeWhenItsRailwayFloatsAndTheFishbourneFerryHalvesTwo() {
    Setting variable =
        Setting.of("1860", "variable-privates")
            .set(4)
            .phase("6")
            .owned("BHC", "A")
            .owned("CMH", "A")
            .owned("RPSC", "B")
            .owned("FFC", "bank")
            .company("FYN", it -> it.operated(62))
            .company("IOW", it -> it.operated(74));
    Position turn =
        variable.company("BHI&R", it -> it.held("B", 40).par(58)).tile("L6", "115", 2).stock("C");
    assertThat(income(turn, "BHC")).isEqualTo(5);
    Position floated = turn.play(new BuyShare("C", "BHI&R", "ipo", 10));
    assertThat(income(floated, "BHC")).isEqualTo(10);
    Position bought = floated.play(new BuyPrivate("A", "FFC", 200));
    assertThat(income(bought, "CMH")).isEqualTo(10);
    assertThat(income(bought, "RPSC")).isEqualTo(15);
    assertThat(bought.state().privateCompany("CMH").closed()).isFalse();
  }

  /**
   * The FYN's way from Yarmouth by Ningwood, Calbourne, Watchingwell and Carisbrooke to Newport.
   */
  private static Position toNewport(String watchingwell, String... trains) {
    return Setting.of("1860", "variable-privates")
        .phase("4")
        .owned("YHC", "A")
        .tile("B4", "115", 5)
        .tile("C5", "743", 2)
        .tile("D6", "742", 2)
        .tile("E5", watchingwell, 5)
        .tile("F6", "742", 2)
        .tile("G5", "763", 0)
        .company("FYN", it -> it.held("A", 50).operated(62).marker("G5").trains(trains))
        .operating("FYN", "run-trains");
  }

  @Test
  void theYarmouthFerryEarnsFiveMoreOnceATrainRanFromYarmouthToNewport() {
    Position turn = toNewport("742", "3+2");
    assertThat(income(turn, "YHC")).isEqualTo(10);
    Position ran = turn.runBest("FYN", PAY);
    assertThat(income(ran, "YHC")).isEqualTo(15);
    assertThat(income(ran.toTheEndOfTheRound(), "YHC")).isEqualTo(15);
  }

  @Test
  void itIsNotEnoughThatTwoTrainsMeetOnTheWay() {
    Position turn = toNewport("748", "3+2", "4+2");
    String first = turn.company("FYN").trains().get(0).id();
    String second = turn.company("FYN").trains().get(1).id();
    String west = ": B4:5-_0 C5:2-_0 C5:5-_0 D6:2-_0 D6:4-_0 E5:1-_0 = B4.0 E5.0";
    String east = ": E5:5-_0 F6:2-_0 F6:4-_0 G5:1-_0 = E5.0 G5.0";
    Position met = turn.play(Runs.of("FYN", first + west, second + east));
    assertThat(income(met, "YHC")).isEqualTo(10);
    String whole =
        ": B4:5-_0 C5:2-_0 C5:5-_0 D6:2-_0 D6:4-_0 E5:1-_0 E5:5-_0 F6:2-_0 F6:4-_0 G5:1-_0 = ";
    Position ran = turn.play(Runs.of("FYN", second + whole + "B4.0 E5.0 G5.0"));
    assertThat(income(ran, "YHC")).isEqualTo(15);
  }

  @Test
  void variableFerriesAreNeitherSoldNorExchangedButMayBeClosedAndKeepTheirFaceValue() {
    Setting owner =
        Setting.of("1860", "variable-privates")
            .set(2)
            .owned("CMH", "A")
            .company("C&N", it -> it.held("B", 20).par(74));
    Position turn =
        owner
            .stock("A")
            .refused(new SellPrivate("A", "CMH"), "may not be sold to the bank")
            .refused(new ExchangePrivate("A", "CMH", "ipo"), "may not be exchanged");
    Position closed = turn.play(new ClosePrivate("A", "CMH"));
    assertThat(closed.state().privateCompany("CMH").closed()).isTrue();
    assertThat(closed.worth("A")).isEqualTo(670 + 90);
    assertThat(Engine.certificates(closed.title(), closed.state(), "A")).isZero();
    Setting.of("1860")
        .set(2)
        .owned("CMH", "A")
        .company("C&N", it -> it.held("B", 20).par(74))
        .stock("A")
        .denies(new ClosePrivate("A", "CMH"));
  }

  /** A owns a ferry in a late game. */
  private static Position owner(String... options) {
    return Setting.of("1860", options)
        .set(4)
        .phase("6")
        .owned("CMH", "A")
        .company("C&N", it -> it.held("B", 60).operated(82).cash(500))
        .tile("F2", "787", 0)
        .stock("A");
  }

  @Test
  void aFerryIsWorthItsFaceValueOpenOrClosedWhereGamesAreRecordedToo() {
    for (String recorded : new String[] {"variable-privates", "as-recorded"}) {
      Position open = owner("variable-privates", recorded);
      assertThat(open.worth("A")).isEqualTo(670 + 90);
      assertThat(open.play(new ClosePrivate("A", "CMH")).worth("A")).isEqualTo(670 + 90);
    }
  }
}
