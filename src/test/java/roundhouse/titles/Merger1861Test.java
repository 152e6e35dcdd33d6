package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.titles.Minors1861.agreed;
import static roundhouse.titles.Minors1861.joined;
import static roundhouse.titles.Minors1861.merging;
import static roundhouse.titles.Minors1861.setting;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Form;
import roundhouse.engine.Action.Merge;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: merger rounds, in which minor companies are converted or merge. */
class Merger1861Test {
  private static Position formed(Setting setting) {
    return merging(setting, "N").play(new Merge("N", "SPW"), new Form("N", "NW"));
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true", "4, true", "5, true", "6, true", "7, true", "8, false"})
  void afterAnOperatingRoundOfPhases3To7ThereIsAMergerRound(String phase, boolean asked) {
    Setting setting = Setting.of("1861").set(2);
    if (!phase.equals("2")) setting.phase(phase);
    Position after =
        setting
            .company("RSR", it -> it.trains("5"))
            .company("N", it -> it.held("A", 100).operated(100).at(5, 6).cash(0).trains("5"))
            .operating("N", "buy-trains");
    assertThat(after.waitsFor("N", "merge")).isEqualTo(asked);
  }

  @ParameterizedTest
  @CsvSource({"5, 6, 100", "4, 6, 110", "3, 6, 120", "2, 6, 135", "1, 6, 150", "0, 6, 165"})
  void aMinorInTheYellowZoneIsConvertedAtItsPrice(int row, int column, int price) {
    Position turn =
        merging(
            setting()
                .company(
                    "N",
                    it ->
                        it.held("A", 100)
                            .operated(100)
                            .at(row, column)
                            .cash(80)
                            .trains("2")
                            .loans(2)),
            "N");
    Position formed = turn.play(new Form("N", "NW"));
    assertThat(formed.price("NW")).isEqualTo(price);
    assertThat(formed.held("A", "NW")).isEqualTo(20);
    assertThat(formed.company("NW").president()).contains("A");
    assertThat(formed.state().board().markersOf("NW").stream().map(Marker::hex))
        .containsExactly(HexId.of("H8"));
    assertThat(formed.company("NW").loans()).isEqualTo(2);
    assertThat(formed.cash("NW")).isEqualTo(80);
    assertThat(formed.trains("NW")).containsExactly("2");
    assertThat(formed.held("ipo", "NW")).isEqualTo(80);
  }

  @Test
  void elsewhereItIsNotConvertedAlone() {
    Position turn =
        setting()
            .company("N", it -> it.held("A", 100).operated(100).at(5, 5))
            .companyTurn("merger", "N", "merge");
    assertThat(turn.waitsFor("N", "merge")).isFalse();
    merging(joined("A", "A").company("N", it -> it.at(5, 5)), "N")
        .refused(new Form("N", "NW"), "zone");
  }

  @Test
  void connectedMinorsMergeAtTheSumOfHighestAndLowestPrice() {
    Position formed = formed(joined("A", "A"));
    assertThat(formed.price("NW")).isEqualTo(165);
    assertThat(formed.held("A", "NW")).isEqualTo(20);
    assertThat(formed.company("NW").president()).contains("A");
    assertThat(formed.cash("NW")).isEqualTo(110);
    assertThat(formed.trains("NW")).containsExactlyInAnyOrder("2", "3");
    assertThat(formed.company("NW").loans()).isEqualTo(1);
    assertThat(formed.company("N").floated()).isFalse();
    assertThat(formed.company("SPW").floated()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "50, 50, 100",
    "70, 55, 120",
    "100, 70, 165",
    "110, 80, 180",
    "120, 80, 200",
    "135, 120, 200"
  })
  void theSumIsRoundedDownToAPriceToStartAtOf200AtMost(int one, int other, int price) {
    Position formed =
        formed(
            joined("A", "A").company("N", it -> it.par(one)).company("SPW", it -> it.par(other)));
    assertThat(formed.price("NW")).isEqualTo(price);
  }

  @Test
  void minorsThatAreNotConnectedDoNotMerge() {
    Position turn =
        merging(
            setting()
                .company("N", it -> it.held("A", 100).operated(100).at(5, 6))
                .company("RO", it -> it.held("A", 100).operated(70)),
            "N");
    turn.refused(new Merge("N", "RO"), "not connected");
  }

  @Test
  void fromACityOneComesToAnotherSpaceOfTheSameHex() {
    Position turn = merging(joined("A", "A"), "N");
    assertThat(turn.state().board().markersOf("SPW").getFirst().city()).isZero();
    turn.offers(new Merge("N", "SPW"));
    Setting moscow =
        setting()
            .company("N", it -> it.held("A", 100).operated(100))
            .company("MNN", it -> it.held("A", 100).operated(70));
    merging(moscow, "N").offers(new Merge("N", "MNN"));
  }

  /** From Moscow to St. Petersburg, and from its other city, where SPW is, over Vilna to Riga. */
  private static Position farMinor() {
    Setting line =
        joined("A", "A")
            .tile("B8", "3", 3)
            .tile("B6", "9", 0)
            .tile("B4", "201", 0)
            .company("RO", it -> it.held("A", 100).operated(60));
    return merging(line.company("N", it -> it.at(5, 6)), "N");
  }

  @Test
  void markersOfOthersBlockTheConnectionOfAMerger() {
    farMinor().refused(new Merge("N", "RO"), "not connected");
  }

  @Test
  void markersOfPartnersDoNotBlockIt() {
    farMinor().play(new Merge("N", "SPW")).offers(new Merge("N", "RO"));
  }

  @Test
  void anotherOwnerMustAgree() {
    Position asked =
        merging(joined("A", "B"), "N").play(new Merge("N", "SPW")).asks("B", "question");
    Position agreed = asked.play(new Choose("B", "join-merger", "agree"));
    agreed.offers(new Form("N", "NW"));
    asked.play(new Choose("B", "join-merger", "decline")).denies(new Merge("N", "SPW"));
  }

  @Test
  void whereNobodyHasTwoSharesTheOwnerOfTheEarliestMustBuyOne() {
    Position formed = agreed(joined("A", "B"));
    assertThat(formed.told()).contains("A buys the share needed to become president for R165");
    assertThat(formed.company("NW").president()).contains("A");
    assertThat(formed.held("A", "NW")).isEqualTo(20);
    assertThat(formed.held("B", "NW")).isEqualTo(10);
    assertThat(formed.cash("A")).isEqualTo(500 - 165);
    assertThat(formed.cash("NW")).isEqualTo(110 + 165);
  }

  @Test
  void whereHeCannotTheMergerIsNotAllowed() {
    merging(joined("A", "B").cash("A", 164).company("N", it -> it.at(5, 6)), "N")
        .refused(new Merge("N", "SPW"), "two shares of a president");
    merging(joined("A", "B").cash("A", 165).company("N", it -> it.at(5, 6)), "N")
        .offers(new Merge("N", "SPW"));
  }

  /** A cannot buy the second share, but B, who owns two of the three, needs none. */
  @Test
  void aPartnerIsNamedAlsoWhereOnlyOneMoreMakesTheMergerPossible() {
    Setting three =
        joined("A", "B")
            .cash("A", 0)
            .company("N", it -> it.at(5, 6))
            .company("MNN", it -> it.held("B", 100).operated(60));
    Position named =
        merging(three, "N").play(new Merge("N", "SPW"), new Choose("B", "join-merger", "agree"));
    named.refused(new Form("N", "NW"), "two shares of a president");
    Position formed =
        named.play(
            new Merge("N", "MNN"), new Choose("B", "join-merger", "agree"), new Form("N", "NW"));
    assertThat(formed.company("NW").president()).contains("B");
    assertThat(formed.held("B", "NW")).isEqualTo(20);
  }

  @Test
  void whereTheOneMoreDeclinesNothingMerges() {
    Setting three =
        joined("A", "B")
            .cash("A", 0)
            .company("N", it -> it.at(5, 6))
            .company("MNN", it -> it.held("B", 100).operated(60));
    Position named =
        merging(three, "N").play(new Merge("N", "SPW"), new Choose("B", "join-merger", "agree"));
    assertThat(named.pass("N").company("SPW").floated()).isTrue();
    Position declined =
        named.play(new Merge("N", "MNN"), new Choose("B", "join-merger", "decline"));
    assertThat(declined.waitsFor("N", "merge")).isFalse();
    assertThat(declined.company("N").floated()).isTrue();
    assertThat(declined.company("SPW").floated()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "SPW"})
  void minorsAreAskedInOperatingOrder(String first) {
    Setting setting =
        joined("A", "A")
            .company(first, it -> it.par(135))
            .company("M-K", it -> it.held("C", 100).operated(50).at(2, 6));
    merging(setting, "M-K").pass("M-K").asks(first, "merge");
  }
}
