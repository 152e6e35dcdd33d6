package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.Marker;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Form;
import roundhouse.engine.Action.Merge;
import roundhouse.engine.Action.RemoveMarker;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** 1861: merger rounds, in which minor companies are converted or merge. */
class Merger1861Test {

  private static Setting setting() {
    return Setting.of("1861").set(2).phase("3").cash("A", 500).cash("B", 500).cash("C", 500);
  }

  private static Position merging(Setting setting, String company) {
    return setting.companyTurn("merger", company, "merge").asks(company, "merge");
  }

  /** N and SPW, joined by the printed track from Moscow to St. Petersburg. */
  private static Setting joined(String owner, String other) {
    return setting().company("N", it -> it.held(owner, 100).operated(100).cash(80).trains("2").loans(1)).company("SPW", it -> it.held(other, 100).operated(70).cash(30).trains("3"));
  }

  private static Position formed(Setting setting) {
    return merging(setting, "N").play(new Merge("N", "SPW"), new Form("N", "NW"));
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true", "7, true", "8, false"})
  void afterAnOperatingRoundOfPhases3To7ThereIsAMergerRound(String phase, boolean asked) {
    Setting setting = Setting.of("1861").set(2);
    if (!phase.equals("2")) setting.phase(phase);
    Position after = setting.company("RSR", it -> it.trains("5")).company("N", it -> it.held("A", 100).operated(100).at(5, 6).cash(0).trains("5")).operating("N", "buy-trains");
    assertThat(after.waitsFor("N", "merge")).isEqualTo(asked);
  }

  @ParameterizedTest
  @CsvSource({"5, 6, 100", "4, 6, 110", "3, 6, 120", "2, 6, 135", "1, 6, 150", "0, 6, 165"})
  void aMinorInTheYellowZoneIsConvertedAtItsPrice(int row, int column, int price) {
    Position turn = merging(setting().company("N", it -> it.held("A", 100).operated(100).at(row, column).cash(80).trains("2").loans(2)), "N");
    Position formed = turn.play(new Form("N", "NW"));
    assertThat(formed.price("NW")).isEqualTo(price);
    assertThat(formed.held("A", "NW")).isEqualTo(20);
    assertThat(formed.company("NW").president()).contains("A");
    assertThat(formed.state().board().markersOf("NW").stream().map(Marker::hex)).containsExactly("H8");
    assertThat(formed.company("NW").loans()).isEqualTo(2);
    assertThat(formed.cash("NW")).isEqualTo(80);
    assertThat(formed.trains("NW")).containsExactly("2");
    assertThat(formed.held("ipo", "NW")).isEqualTo(80);
  }

  @Test
  void elsewhereItIsNotConvertedAlone() {
    Position turn = setting().company("N", it -> it.held("A", 100).operated(100).at(5, 5)).companyTurn("merger", "N", "merge");
    assertThat(turn.waitsFor("N", "merge")).isFalse();
    merging(joined("A", "A").company("N", it -> it.at(5, 5)), "N").refused(new Form("N", "NW"), "zone");
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
  @CsvSource({"50, 50, 100", "70, 55, 120", "100, 70, 165", "110, 80, 180", "120, 80, 200", "135, 120, 200"})
  void theSumIsRoundedDownToAPriceToStartAtOf200AtMost(int one, int other, int price) {
    Position formed = formed(joined("A", "A").company("N", it -> it.par(one)).company("SPW", it -> it.par(other)));
    assertThat(formed.price("NW")).isEqualTo(price);
  }

  @Test
  void minorsThatAreNotConnectedDoNotMerge() {
    Position turn = merging(setting().company("N", it -> it.held("A", 100).operated(100).at(5, 6)).company("RO", it -> it.held("A", 100).operated(70)), "N");
    turn.refused(new Merge("N", "RO"), "not connected");
  }

  @Test
  void fromACityOneComesToAnotherSpaceOfTheSameHex() {
    Position turn = merging(joined("A", "A"), "N");
    assertThat(turn.state().board().markersOf("SPW").getFirst().city()).isZero();
    turn.offers(new Merge("N", "SPW"));
    Setting moscow = setting().company("N", it -> it.held("A", 100).operated(100)).company("MNN", it -> it.held("A", 100).operated(70));
    merging(moscow, "N").offers(new Merge("N", "MNN"));
  }

  /** From Moscow to St. Petersburg, and from its other city, where SPW is, over Vilna to Riga. */
  @Test
  void markersOfPartnersDoNotBlockThoseOfOthersDo() {
    Setting line = joined("A", "A").tile("B8", "3", 3).tile("B6", "9", 0).tile("B4", "201", 0).company("RO", it -> it.held("A", 100).operated(60));
    Position turn = merging(line.company("N", it -> it.at(5, 6)), "N");
    turn.refused(new Merge("N", "RO"), "not connected");
    turn.play(new Merge("N", "SPW")).offers(new Merge("N", "RO"));
  }

  @Test
  void anotherOwnerMustAgree() {
    Position asked = merging(joined("A", "B"), "N").play(new Merge("N", "SPW")).asks("B", "question");
    Position agreed = asked.play(new Choose("B", "join-merger", "agree"));
    agreed.offers(new Form("N", "NW"));
    asked.play(new Choose("B", "join-merger", "decline")).denies(new Merge("N", "SPW"));
  }

  private static Position agreed(Setting setting) {
    return merging(setting, "N").play(new Merge("N", "SPW"), new Choose("B", "join-merger", "agree"), new Form("N", "NW"));
  }

  @Test
  void whereNobodyHasTwoSharesTheOwnerOfTheEarliestMustBuyOne() {
    Position formed = agreed(joined("A", "B"));
    assertThat(formed.company("NW").president()).contains("A");
    assertThat(formed.held("A", "NW")).isEqualTo(20);
    assertThat(formed.held("B", "NW")).isEqualTo(10);
    assertThat(formed.cash("A")).isEqualTo(500 - 165);
    assertThat(formed.cash("NW")).isEqualTo(110 + 165);
  }

  @Test
  void whereHeCannotTheMergerIsNotAllowed() {
    merging(joined("A", "B").cash("A", 164).company("N", it -> it.at(5, 6)), "N").refused(new Merge("N", "SPW"), "two shares of the director");
    merging(joined("A", "B").cash("A", 165).company("N", it -> it.at(5, 6)), "N").offers(new Merge("N", "SPW"));
  }

  /** Three minors in Moscow, which are one hex. */
  private static Setting moscow(String n, String mk, String mnn) {
    return setting()
        .company("N", it -> it.held(n, 100).operated(90).cash(0))
        .company("M-K", it -> it.held(mk, 100).operated(80).cash(0))
        .company("MNN", it -> it.held(mnn, 100).operated(70).cash(0));
  }

  @Test
  void theDirectorIsWhoHasMostSharesAndOfEqualsTheOwnerOfTheEarliest() {
    Position two = merging(moscow("A", "B", "B"), "N").play(new Merge("N", "M-K"), new Choose("B", "join-merger", "agree"), new Merge("N", "MNN"), new Choose("B", "join-merger", "agree"), new Form("N", "NW"));
    assertThat(two.company("NW").president()).contains("B");
    assertThat(two.held("A", "NW")).isEqualTo(10);
    assertThat(two.price("NW")).isEqualTo(150);
    Setting four = moscow("B", "A", "A").company("SPW", it -> it.held("B", 100).operated(60));
    Position equal = merging(four, "N").play(new Merge("N", "SPW"), new Merge("N", "M-K"), new Choose("A", "join-merger", "agree"), new Merge("N", "MNN"), new Choose("A", "join-merger", "agree"), new Form("N", "NW"));
    assertThat(equal.company("NW").president()).contains("B");
  }

  @Test
  void ofSeveralMarkersTheDirectorKeepsTwoAndOneInAHex() {
    Setting three = joined("A", "A").tile("D14", "635", 0).tile("E13", "58", 1).company("MNN", it -> it.held("A", 100).operated(60));
    Position pair = merging(three, "N").play(new Merge("N", "SPW"), new Merge("N", "MNN"), new Form("N", "NW"));
    assertThat(pair.state().board().markersOf("NW").stream().map(Marker::hex)).containsExactlyInAnyOrder("H8", "E1");
    assertThat(pair.company("NW").markers()).hasSize(1);
  }

  /** Moscow, Voronezh and St. Petersburg. */
  @Test
  void theDirectorChoosesWhichMarkersAreReplaced() {
    Setting three = joined("A", "A").tile("H8", "638", 0).tile("H10", "4", 0).tile("H12", "8", 3).tile("I13", "57", 2).company("MV", it -> it.held("A", 100).operated(60));
    Position asked = merging(three, "N").play(new Merge("N", "SPW"), new Merge("N", "MV"), new Form("N", "NW"));
    assertThat(asked.choices(RemoveMarker.class).stream().map(RemoveMarker::hex)).containsExactlyInAnyOrder("H8", "E1", "I13");
    Position chosen = asked.play(new RemoveMarker("NW", "E1"));
    assertThat(chosen.state().board().markersOf("NW").stream().map(Marker::hex)).containsExactlyInAnyOrder("H8", "I13");
  }

  @Test
  void shareholdersBuyAnyNumberAndThenEveryPlayerOneFromTheDirectorToTheLeft() {
    Position formed = agreed(joined("A", "B").cash("A", 900).cash("B", 900).cash("C", 900)).asks("A", "merger-shares");
    Position a = formed.play(new BuyShare("A", "NW", "ipo", 10)).asks("A", "merger-shares").pass("A").asks("B", "merger-shares");
    Position holders = a.play(new BuyShare("B", "NW", "ipo", 10)).pass("B").asks("A", "merger-shares");
    Position all = holders.pass("A").asks("B", "merger-shares").pass("B").asks("C", "merger-shares").play(new BuyShare("C", "NW", "ipo", 10));
    assertThat(all.waitsFor("C", "merger-shares")).isFalse();
    assertThat(all.held("C", "NW")).isEqualTo(10);
    assertThat(all.cash("NW")).isEqualTo(110 + 4 * 165);
  }

  @Test
  void nobodyBuysMoreThanSixSharesAndChangesOfDirectorFollowAtOnce() {
    Position formed = agreed(joined("A", "B").cash("A", 335).cash("B", 2000));
    Position b = formed.pass("A").asks("B", "merger-shares").play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(b.company("NW").president()).contains("A");
    Position more = b.play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(more.company("NW").president()).contains("B");
    Position six = more.play(new BuyShare("B", "NW", "ipo", 10), new BuyShare("B", "NW", "ipo", 10), new BuyShare("B", "NW", "ipo", 10));
    assertThat(six.held("B", "NW")).isEqualTo(60);
    assertThat(six.waitsFor("B", "merger-shares")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "SPW"})
  void minorsAreAskedInOperatingOrder(String first) {
    Setting setting = joined("A", "A").company(first, it -> it.par(135)).company("M-K", it -> it.held("C", 100).operated(50).at(2, 6));
    merging(setting, "M-K").pass("M-K").asks(first, "merge");
  }
}
