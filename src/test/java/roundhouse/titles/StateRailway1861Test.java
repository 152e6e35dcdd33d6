package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.Start;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: nationalisation, and the Russian State Railway. */
class StateRailway1861Test {
  private static Setting setting(String phase) {
    return Setting.of("1861").set(2).phase(phase);
  }

  /** RO buys the first train of a type and the phase begins; then it is the turn of M-K. */
  private static Setting buying(String phase, String next, int cash) {
    return setting(phase)
        .nextTrain(next)
        .company("RO", it -> it.held("A", 100).operated(135).cash(cash))
        .company("M-K", it -> it.held("C", 100).operated(50).trains("5"));
  }

  private static Position bought(Setting setting, String train, int price) {
    return setting
        .operating("RO", "buy-trains")
        .play(new BuyTrain("RO", train + "-0", "bank", price));
  }

  @Test
  void withTheFirst4TrainMinorsWithoutATrainAreNationalised() {
    Setting setting =
        buying("3", "4", 400)
            .company("N", it -> it.held("B", 100).operated(80).trains("2"))
            .company("OK", it -> it.held("B", 100).operated(90).trains("3"))
            .company("MV", it -> it.held("C", 100).floated(70));
    Position four = bought(setting, "4", 350);
    assertThat(four.company("N").floated()).isFalse();
    assertThat(four.company("OK").floated()).isTrue();
    assertThat(four.company("MV").floated()).isTrue();
  }

  @Test
  void withTheFirst6TrainAgainAndPrivatesAreBoughtForTheirFaceValue() {
    Setting setting =
        buying("5", "6", 700)
            .owned("BSS", "B")
            .owned("MYR", "OK")
            .company("N", it -> it.held("B", 100).operated(80).trains("3"))
            .company("OK", it -> it.held("B", 100).operated(90).trains("4"));
    Position before = setting.operating("RO", "buy-trains");
    Position six = before.play(new BuyTrain("RO", "6-0", "bank", 650));
    assertThat(six.company("N").floated()).isFalse();
    assertThat(six.state().privateCompany("BSS").owner().name()).isEqualTo("RSR");
    assertThat(six.state().privateCompany("MYR").owner().name()).isEqualTo("RSR");
    assertThat(six.told())
        .contains(
            "the state takes over BSS from B for R45", "the state takes over MYR from OK for R60");
    assertThat(six.cash("B") - before.cash("B")).isEqualTo(45 + 2 * 70);
    assertThat(six.cash("OK") - before.cash("OK")).isEqualTo(60);
  }

  @ParameterizedTest
  @CsvSource({"7, 8, false", "6, 7, true"})
  void withTheFirst8TrainAllMinorsAreNationalisedWithATrainAndBeforeTheyOperatedToo(
      String phase, String next, boolean left) {
    Setting setting =
        setting(phase)
            .nextTrain(next)
            .company("N", it -> it.held("B", 100).operated(80).trains("5"))
            .company("MV", it -> it.held("C", 100).floated(70).cash(40))
            .company("OK", it -> it.held("C", 100).floated(60).trains("6").loans(1))
            .company("NW", it -> it.held("A", 20).operated(70).marker("M7").trains("7").cash(1000));
    Position before = setting.operating("NW", "buy-trains");
    Position after =
        before.play(new BuyTrain("NW", next + "-0", "bank", next.equals("8") ? 1000 : 800));
    for (String minor : List.of("N", "MV", "OK"))
      assertThat(after.company(minor).floated()).as(minor).isEqualTo(left);
    if (left) return;
    assertThat(after.trains("RSR")).containsExactlyInAnyOrder("5", "6");
    assertThat(after.cash("RSR")).isEqualTo(before.cash("RSR") + 40);
    assertThat(after.cash("C") - before.cash("C")).isEqualTo(2 * 65 + 2 * 50);
    assertThat(after.order()).doesNotContain("N", "MV", "OK");
  }

  private static Setting trainless(String... trains) {
    return buying("3", "4", 400)
        .company(
            "NW",
            it ->
                it.held("B", 30)
                    .held("C", 20)
                    .operated(90)
                    .marker("M7")
                    .cash(120)
                    .loans(1)
                    .trains(trains));
  }

  @Test
  void aPublicCompanyWithoutATrainOnlyWhenItsDirectorWantsIt() {
    Position asked = bought(trainless("2"), "4", 350).asks("NW", "trainless");
    assertThat(asked.pass("NW").company("NW").president()).contains("B");
    assertThat(
            asked
                .play(
                    asked.choices().stream()
                        .filter(action -> !(action instanceof Pass))
                        .findFirst()
                        .orElseThrow())
                .company("NW")
                .president())
        .isEmpty();
    assertThat(bought(trainless("3"), "4", 350).waitsFor("NW", "trainless")).isFalse();
  }

  /** NW has lost its train, and SE buys the first train of another kind amid phase 8. */
  @Test
  void itsDirectorIsAskedWhenAPhaseBeginsAndNotWithEveryFirstTrain() {
    Position bought =
        setting("8")
            .company("NW", it -> it.held("B", 30).operated(90).marker("M7"))
            .company("SE", it -> it.held("A", 30).operated(100).marker("L12").cash(700))
            .operating("SE", "buy-trains")
            .play(new BuyTrain("SE", "2+2-0", "bank", 600));
    assertThat(bought.waitsFor("NW", "trainless")).isFalse();
    bought(trainless("2"), "4", 350).asks("NW", "trainless");
  }

  /** A minor at 90 with two loans and enough for one: 90 falls to 70 by two steps. */
  @Test
  void itsLoansArePaidBackItsPriceFallsAndItsOwnerIsPaidForTwoShares() {
    Setting setting =
        buying("3", "4", 400)
            .company(
                "N",
                it -> it.held("B", 100).operated(90).at(4, 4).cash(70).loans(2).trains("2", "2"))
            .owned("TSR", "N");
    Position before = setting.operating("RO", "buy-trains");
    Position taken = before.play(new BuyTrain("RO", "4-0", "bank", 350));
    assertThat(taken.cash("B") - before.cash("B")).isEqualTo(2 * 70);
    assertThat(taken.company("N").loans()).isZero();
    assertThat(taken.company("RSR").loans()).isZero();
    assertThat(taken.state().privateCompany("TSR").owner().name()).isEqualTo("RSR");
    assertThat(taken.cash("RSR")).isEqualTo(before.cash("N") - 50);
    taken.asks("M-K", "lay-track");
  }

  @Test
  void thePriceFallsDownAtTheLeftEnd() {
    Setting setting =
        buying("3", "4", 400)
            .company("N", it -> it.held("B", 100).operated(60).at(4, 0).loans(1).trains("2"));
    Position before = setting.operating("RO", "buy-trains");
    assertThat(before.play(new BuyTrain("RO", "4-0", "bank", 350)).cash("B") - before.cash("B"))
        .isEqualTo(2 * 50);
  }

  @Test
  void shareholdersOfAPublicCompanyArePaidAndItsCharterMayBeStartedAgain() {
    Position asked = bought(trainless("2"), "4", 350);
    int b = asked.cash("B");
    int c = asked.cash("C");
    Position taken =
        asked.play(
            asked.choices().stream()
                .filter(action -> !(action instanceof Pass))
                .findFirst()
                .orElseThrow());
    assertThat(taken.cash("B") - b).isEqualTo(3 * 80);
    assertThat(taken.cash("C") - c).isEqualTo(2 * 80);
    assertThat(taken.company("NW").markers()).containsExactly(0, 20, 40);
    assertThat(taken.held("ipo", "NW")).isEqualTo(100);
  }

  /** A nationalised public company is started again like one that never was; a minor is not. */
  @Test
  void aNationalisedPublicCompanyMayBeStartedAnewAndAMinorMayNot() {
    Setting setting =
        trainless("2").cash("A", 900).company("N", it -> it.held("B", 100).operated(80));
    Position taken = bought(setting, "4", 350).play(new Choose("NW", "trainless", "nationalize"));
    assertThat(taken.company("N").floated()).isFalse();
    Position round = taken.playOn(now -> now.round().startsWith("stock"));
    String player = round.decision().orElseThrow().entity();
    round.offers(new Start(player, "NW", 70)).denies(new Bid(player, "N", 100));
  }

  @Test
  void trainsGoToTheStateToo() {
    Position taken =
        setting("4")
            .company("N", it -> it.held("B", 100).operated(80))
            .company(
                "NW",
                it -> it.held("A", 30).operated(100).marker("M7").cash(24).loans(5).trains("4"))
            .operating("NW", "settle-loans");
    assertThat(taken.trains("RSR")).containsExactly("4");
  }

  @Test
  void markersAreReplacedOneInAHexOutsideMoscowAndStPetersburgSixAtMost() {
    Setting setting = buying("3", "4", 400);
    String[] minors = {"OK", "KB", "KK", "KR", "MV", "MB", "Y", "V", "TR"};
    for (int i = 0; i < minors.length; i++) {
      int price = new int[] {135, 120, 110, 100, 90, 80, 70, 65, 60}[i];
      setting.company(minors[i], it -> it.held("B", 100).operated(price));
    }
    Position taken = bought(setting, "4", 350);
    assertThat(marked(taken))
        .contains("D20", "D14", "G15", "I13", "E9", "H18")
        .containsOnlyOnce("D14")
        .doesNotContain("I19", "K17");
  }

  @Test
  void sixMarkersAreAllReplaced() {
    Setting setting = buying("3", "4", 400);
    for (String minor : new String[] {"OK", "KB", "KR", "MV", "V", "TR"})
      setting.company(minor, it -> it.held("B", 100).operated(60));
    Position taken = bought(setting, "4", 350);
    assertThat(marked(taken)).contains("D20", "D14", "G15", "I13", "I19", "K17");
  }

  /** The hexes in which the state railway has markers, one for each. */
  private static List<String> marked(Position position) {
    return position.state().board().markersOf("RSR").stream()
        .map(marker -> marker.hex().toString())
        .toList();
  }
}
