package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Action.Start;
import roundhouse.engine.Action.TakeLot;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** The variants at the end of the rulebook. */
class VariantsTest {

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
  void companiesMayBeStartedInAnyOrderWhileAllButOneOfTheOthersHaveOperated() {
    Setting free = Setting.of("1860", "free-order");
    free.stock("A").offers(new Start("A", "VYSC", 54)).offers(new Start("A", "FYN", 62));
    free.company("FYN", it -> it.held("B", 50).floated(62))
        .stock("A")
        .offers(new Start("A", "VYSC", 54));
    Setting two = free.company("IWNJ", it -> it.held("C", 50).floated(62));
    two.stock("A").refused(new Start("A", "VYSC", 54), "have not operated");
    free.company("IWNJ", it -> it.operated(62)).stock("A").offers(new Start("A", "VYSC", 54));
  }

  /** Three were started and have not operated; of FYN a share is kept for a ferry. */
  private static Setting three(int soldOfTheFirst, int soldOfTheSecond) {
    return Setting.of("1860", "free-order")
        .company("FYN", it -> it.held("B", soldOfTheFirst).floated(62))
        .company("IWNJ", it -> it.held("C", soldOfTheSecond).floated(62));
  }

  @Test
  void aCompanyWhoseOfferingIsSoldOutNeedNotHaveOperated() {
    three(80, 90).stock("A").refused(new Start("A", "VYSC", 54), "2 of the companies");
    three(90, 50).stock("A").offers(new Start("A", "VYSC", 54));
    three(50, 100).stock("A").offers(new Start("A", "VYSC", 54));
    three(90, 50)
        .company("S&C", it -> it.held("A", 50).floated(54))
        .stock("A")
        .refused(new Start("A", "VYSC", 54), "2 of the companies");
  }

  /** Both companies of the opening are started and have not operated. */
  @Test
  void theOpeningStaysAndItsTwoCompaniesAreTheFirstToOperate() {
    Position opening = Position.start("1860", "free-order").pass("A", "B", "C");
    opening.offers(new TakeLot("A", "IOW", 74)).refused(new TakeLot("A", "FYN", 62), "not among");
    Setting.of("1860", "free-order")
        .company("IOW", it -> it.held("B", 20).par(74))
        .company("C&N", it -> it.held("C", 20).par(74))
        .stock("A")
        .denies(new Start("A", "FYN", 62));
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

  @Test
  void inTheEndTheyAreWorthHalfAsOfAnyCompanyWithoutATrain() {
    Setting waiting =
        Setting.of("1860", "non-operated-full-value")
            .phase("3")
            .company("IOW", it -> it.held("A", 50).floated(82));
    assertThat(waiting.stock("A").worth("A")).isEqualTo(670 + 5 * 41);
    Position sold = waiting.stock("A").play(new SellShares("A", "IOW", 10));
    assertThat(sold.cash("A")).isEqualTo(670 + 82);
    assertThat(sold.worth("A")).isEqualTo(670 + 82 + 4 * 41);
  }

  @Test
  void withATrainTheyAreWorthTheirFullPriceInTheEnd() {
    Setting train =
        Setting.of("1860", "non-operated-full-value")
            .phase("3")
            .company("IOW", it -> it.held("A", 50).floated(82).trains("3+2"));
    assertThat(train.stock("A").worth("A")).isEqualTo(670 + 5 * 82);
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
    Position ran = toBrading().operating("BHI&R", "run-trains").runBest("BHI&R", PAY);
    assertThat(ran.cash("BHI&R")).isEqualTo(120);
    Position again = toBrading("reached J6").operating("BHI&R", "run-trains").runBest("BHI&R", PAY);
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
        west.companyTurn(round, "FYN", "lay-track")
            .play(new LayTile("FYN", HexId.of("D6"), "743", 2));
    laid.refused(new LayTile("FYN", HexId.of("D6"), "749", 2), "was laid in this turn")
        .offers(new LayTile("FYN", HexId.of("C5"), "749", 2))
        .refused(new LayTile("FYN", HexId.of("B4"), "12", 3), "");
    Position upgraded =
        west.companyTurn(round, "FYN", "lay-track")
            .play(new LayTile("FYN", HexId.of("C5"), "749", 2))
            .offers(new LayTile("FYN", HexId.of("D6"), "743", 2));
    assertThat(
            upgraded
                .play(new LayTile("FYN", HexId.of("D6"), "743", 2))
                .waitsFor("FYN", "lay-track"))
        .isFalse();
  }
}
