package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.RunTrains;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;

/** Companies whose director's share lies in the pool. */
class ReceivershipTest {

  private static Setting iow(int cash, String... trains) {
    Setting line = Setting.of("1860").set(2).tile("J4", "6", 0).tile("J6", "746", 0);
    return line.company(
        "IOW",
        it ->
            it.withoutPresident()
                .held("A", 10)
                .held("B", 10)
                .held("pool", 10)
                .operated(82)
                .cash(cash)
                .trains(trains));
  }

  @Test
  void itLaysNoTrackAndBuildsNoBases() {
    assertThat(iow(300, "2+1").operating("IOW", "lay-track").asks("IOW", "run-trains").told())
        .isEmpty();
    assertThat(iow(300, "2+1").operating("IOW", "place-marker").waitsFor("IOW", "place-marker"))
        .isFalse();
  }

  @Test
  void allPlayersTogetherSayWhatItRunsAndItKeepsTheRevenue() {
    Position turn = iow(0, "2+1").operating("IOW", "run-trains");
    assertThat(turn.decision().orElseThrow().deciders()).containsExactly("A", "B", "C");
    Position ran = turn.play(turn.choices().getFirst());
    assertThat(ran.cash("IOW")).isEqualTo(50);
    assertThat(ran.price("IOW")).isEqualTo(74);
  }

  @Test
  void itRunsForTheMostItCan() {
    Position turn = iow(0, "3+2").operating("IOW", "run-trains");
    RunTrains less =
        Runs.of(
            "IOW", turn.company("IOW").trains().getFirst().id() + ": I3:5-_0 J4:2-_0 = I3.0 J4.0");
    turn.refused(less, "must run for the highest revenue");
  }

  @Test
  void withoutATrainItIsInsolventAtOnceAndLeasesInTheSameTurn() {
    Position before =
        Setting.of("1860")
            .set(2)
            .tile("J4", "6", 0)
            .company("C&N", it -> it.held("C", 50).operated(90).cash(0))
            .tile("F2", "787", 0)
            .company("IOW", it -> it.withoutPresident().held("A", 10).operated(82).cash(100))
            .operating("C&N", "buy-trains");
    before.asks("IOW", "run-trains");
    assertThat(before.flag("IOW", "insolvent")).isTrue();
    assertThat(before.play(before.choices().getFirst()).cash("IOW")).isEqualTo(100 + 80);
  }

  @Test
  void itBuysTheNextTrainOfTheBankWhenItCanAndIsSolventThen() {
    Position turn =
        iow(250).company("IOW", it -> it.flag("insolvent")).operating("IOW", "buy-trains");
    turn.asks("IOW", "buy-trains").refused(new Pass("IOW"), "must buy");
    assertThat(turn.play(new BuyTrain("IOW", "2+1-0", "bank", 250)).flag("IOW", "insolvent"))
        .isFalse();
  }

  @Test
  void itBuysNoFurtherTrainNorOneOfAnotherCompany() {
    assertThat(iow(900, "2+1").operating("IOW", "buy-trains").waitsFor("IOW", "buy-trains"))
        .isFalse();
    Setting other = iow(250).company("C&N", it -> it.held("C", 50).operated(74).trains("2+1"));
    Position turn = other.operating("IOW", "buy-trains");
    turn.denies(new BuyTrain("IOW", turn.company("C&N").trains().getFirst().id(), "C&N", 10));
  }

  @Test
  void nobodyBuysATrainFromIt() {
    Position turn =
        iow(0, "2+1")
            .company("C&N", it -> it.held("C", 50).operated(74).cash(500))
            .operating("C&N", "buy-trains");
    turn.denies(new BuyTrain("C&N", turn.company("IOW").trains().getFirst().id(), "IOW", 10));
  }

  @Test
  void theFirstWhoBuysASecondShareTakesTheDirectorsShareFromThePoolForBoth() {
    Position turn =
        iow(0, "2+1").stock("A").refused(new BuyShare("A", "IOW", "pool", 20), "has no 20 %");
    Position bought = turn.play(new BuyShare("A", "IOW", "pool", 10));
    assertThat(bought.company("IOW").president()).contains("A");
    assertThat(bought.held("A", "IOW")).isEqualTo(20);
    assertThat(bought.held("pool", "IOW")).isEqualTo(20);
    assertThat(bought.cash("A")).isEqualTo(670 - 82);
  }
}
