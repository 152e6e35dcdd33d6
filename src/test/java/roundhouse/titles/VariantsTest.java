package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.ClosePrivate;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellPrivate;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.play.Engine;
import roundhouse.testkit.Position;
import roundhouse.testkit.Runs;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** The variants at the end of the rulebook. */
class VariantsTest {

  private static int income(Position position, String id) {
    return Engine.income(position.title(), position.state(), id);
  }

  @Test
  void originalInsolvencyHalvesTheRevenueRoundedUpTo10AndAddsAllSubsidies() {
    Setting line =
        Setting.of("1860", "original-insolvency")
            .phase("8")
            .tile("I3", "786", 0)
            .tile("J4", "776", 5)
            .tile("J6", "770", 3)
            .tile("J8", "776", 1)
            .tile("I9", "771", 4);
    Position turn =
        line.company("IOW", it -> it.held("A", 50).operated(82).flag("insolvent"))
            .operating("IOW", "run-trains");
    RunTrains best = turn.choices(RunTrains.class).getFirst();
    Position ran = turn.play(best);
    assertThat(ran.cash("IOW")).isEqualTo(130);
    assertThat(ran.told().getFirst()).isEqualTo("IOW runs for £130");
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
    Position floated = turn.play(new roundhouse.engine.Action.BuyShare("C", "BHI&R", "ipo", 10));
    assertThat(income(floated, "BHC")).isEqualTo(10);
    Position bought = floated.play(new BuyPrivate("A", "FFC", 200));
    assertThat(income(bought, "CMH")).isEqualTo(10);
    assertThat(income(bought, "RPSC")).isEqualTo(15);
    assertThat(bought.state().privateCompany("CMH").closed()).isFalse();
  }

  @Test
  void theYarmouthFerryEarnsFiveMoreOnceATrainRanFromYarmouthToNewport() {
    Setting line =
        Setting.of("1860", "variable-privates")
            .phase("3")
            .owned("YHC", "A")
            .tile("B4", "115", 5)
            .tile("C5", "743", 2)
            .tile("D6", "742", 2)
            .tile("E5", "742", 5);
    Setting newport = line.tile("F6", "742", 2).tile("G5", "763", 0);
    Position turn =
        newport
            .company("FYN", it -> it.held("A", 50).operated(62).trains("3+2"))
            .operating("FYN", "run-trains");
    assertThat(income(turn, "YHC")).isEqualTo(10);
    assertThat(income(turn.runBest("FYN", "pay"), "YHC")).isEqualTo(15);
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
            .refused(new ExchangePrivate("A", "CMH", "ipo"), "may not be exchanged for shares");
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

  @Test
  void companiesMayBeStartedInAnyOrderWhileAllButOneOfTheOthersHaveOperated() {
    Setting free = Setting.of("1860", "free-order");
    free.stock("A").offers(new Start("A", "VYSC", 54)).offers(new Start("A", "FYN", 62));
    free.company("FYN", it -> it.held("B", 50).floated(62))
        .stock("A")
        .offers(new Start("A", "VYSC", 54));
    Setting two = free.company("IWNJ", it -> it.held("C", 50).floated(62));
    two.stock("A").refused(new Start("A", "VYSC", 54), "have not operated");
    two.company("FYN", it -> it.held("B", 30))
        .company("IWNJ", it -> it.held("C", 50))
        .stock("A")
        .refused(new Start("A", "VYSC", 54), "have not operated");
    two.company("FYN", it -> it.held("A", 10)).stock("A").offers(new Start("A", "VYSC", 54));
  }

  @Test
  void sharesOfCompaniesThatHaveNotOperatedBringTheFullPrice() {
    Setting full =
        Setting.of("1860", "non-operated-full-value")
            .company("IOW", it -> it.held("A", 50).floated(95));
    assertThat(full.stock("A").play(new SellShares("A", "IOW", 10)).cash("A")).isEqualTo(670 + 95);
    Setting operated =
        Setting.of("1860", "non-operated-full-value")
            .company("IOW", it -> it.held("A", 50).operated(95));
    assertThat(operated.stock("A").play(new SellShares("A", "IOW", 10)).cash("A"))
        .isEqualTo(670 + 47);
    Setting half = Setting.of("1860").company("IOW", it -> it.held("A", 50).floated(95));
    assertThat(half.stock("A").play(new SellShares("A", "IOW", 10)).cash("A")).isEqualTo(670 + 47);
  }

  private static Setting toBrading(String... flags) {
    Setting line =
        Setting.of("1860", "destinations")
            .tile("L6", "5", 1)
            .tile("K7", "8", 2)
            .tile("J6", "770", 2);
    return line.company(
        "BHI&R",
        it -> {
          it.held("A", 50).operated(58).cash(20).trains("2+1");
          for (String flag : flags) it.flag(flag);
        });
  }

  @Test
  void theFirstRunBetweenHomeAndADestinationBringsItsBonusOnce() {
    Position ran = toBrading().operating("BHI&R", "run-trains").runBest("BHI&R", "pay");
    assertThat(ran.cash("BHI&R")).isEqualTo(120);
    Position again =
        toBrading("reached J6").operating("BHI&R", "run-trains").runBest("BHI&R", "pay");
    assertThat(again.cash("BHI&R")).isEqualTo(20);
  }

  @Test
  void anInsolventCompanyReceivesTheBonusInFull() {
    Setting line =
        Setting.of("1860", "destinations")
            .tile("L6", "5", 1)
            .tile("K7", "8", 2)
            .tile("J6", "770", 2);
    Position turn =
        line.company("BHI&R", it -> it.held("A", 50).operated(58).flag("insolvent"))
            .operating("BHI&R", "run-trains");
    assertThat(turn.play(turn.choices().getFirst()).cash("BHI&R")).isEqualTo(100 + 80);
  }

  @ParameterizedTest
  @CsvSource({"operating", "closing"})
  void acceleratedTrackLaysOneTileAndUpgradesAnotherWithoutLargeStations(String round) {
    Setting west =
        Setting.of("1860", "accelerated-track")
            .phase("3")
            .tile("B4", "6", 3)
            .tile("C5", "743", 2)
            .company("FYN", it -> it.held("A", 60).operated(62).cash(500).trains("3+2"));
    Position laid =
        west.companyTurn(round, "FYN", "lay-track").play(new LayTile("FYN", "D6", "743", 2));
    laid.refused(new LayTile("FYN", "D6", "749", 2), "was laid in this turn")
        .offers(new LayTile("FYN", "C5", "749", 2))
        .refused(new LayTile("FYN", "B4", "12", 3), "");
    Position upgraded =
        west.companyTurn(round, "FYN", "lay-track")
            .play(new LayTile("FYN", "C5", "749", 2))
            .offers(new LayTile("FYN", "D6", "743", 2));
    assertThat(upgraded.play(new LayTile("FYN", "D6", "743", 2)).waitsFor("FYN", "lay-track"))
        .isFalse();
  }

  @Test
  void aTrainMayComeBackToAHexOnlyWherePlayersAgree() {
    assertThat(TestTitle.of("1860", "re-enter-hexes").design().routes().reenterHexes()).isTrue();
    assertThat(TestTitle.of("1860").design().routes().reenterHexes()).isFalse();
    assertThat(Runs.of("IOW", "2+1-0: I3:5-_0 = I3.0").runs()).hasSize(1);
  }

  @Test
  void theTwoPlayersMapTrainsAndTreasuriesAreOptionsToo() {
    var small = TestTitle.of("1860", "small-map").design();
    assertThat(small.map().hexes()).doesNotContainKeys("A5", "A7", "E11");
    assertThat(
            TestTitle.of("1860", "two-seven-trains").design().trains().get("7+4").count().number())
        .isEqualTo(2);
    assertThat(TestTitle.of("1860", "no-train-limit").design().phases().get("8").trainLimit())
        .isEqualTo(99);
    assertThat(TestTitle.of("1860", "first-edition").options())
        .contains("small-map", "original-insolvency", "no-skip-towns", "first-edition");
    assertThat(TestTitle.of("1860", "open-treasuries").options()).contains("open-treasuries");
  }
}
