package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.titles.Minors1861.agreed;
import static roundhouse.titles.Minors1861.joined;
import static roundhouse.titles.Minors1861.merging;
import static roundhouse.titles.Minors1861.moscow;

import java.util.List;
import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.Form;
import roundhouse.engine.Action.Merge;
import roundhouse.engine.Action.RemoveMarker;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/**
 * 1861: who directs a company that has come of a merger, which markers it keeps, and who buys its
 * shares.
 */
class MergedCompany1861Test {

  @Test
  void theDirectorIsWhoHasMostShares() {
    Position two =
        merging(moscow("A", "B", "B"), "N")
            .play(
                new Merge("N", "M-K"),
                new Choose("B", "join-merger", "agree"),
                new Merge("N", "MNN"),
                new Choose("B", "join-merger", "agree"),
                new Form("N", "NW"));
    assertThat(two.company("NW").president()).contains("B");
    assertThat(two.held("A", "NW")).isEqualTo(10);
    assertThat(two.price("NW")).isEqualTo(150);
  }

  @Test
  void ofEqualsTheDirectorIsTheOwnerOfTheEarliestToOperate() {
    Setting four = moscow("B", "A", "A").company("SPW", it -> it.held("B", 100).operated(60));
    Position equal =
        merging(four, "N")
            .play(
                new Merge("N", "SPW"),
                new Merge("N", "M-K"),
                new Choose("A", "join-merger", "agree"),
                new Merge("N", "MNN"),
                new Choose("A", "join-merger", "agree"),
                new Form("N", "NW"));
    assertThat(equal.company("NW").president()).contains("B");
  }

  private static List<RemoveMarker> spare(Position position) {
    return position.choices(RemoveMarker.class);
  }

  private static List<String> marked(Position position) {
    return position.state().board().markersOf("NW").stream()
        .map(marker -> marker.hex().text())
        .toList();
  }

  /** N and MNN in two cities of Moscow, SPW in St. Petersburg, which is needed for a second. */
  @Test
  void ofTwoMarkersInAHexTheDirectorChoosesWhichToKeep() {
    Setting three = joined("A", "A").company("MNN", it -> it.held("A", 100).operated(60));
    Position formed =
        merging(three, "N").play(new Merge("N", "SPW"), new Merge("N", "MNN"), new Form("N", "NW"));
    formed.asks("NW", "give-up-markers");
    assertThat(spare(formed))
        .containsExactlyInAnyOrder(
            new RemoveMarker("NW", HexId.of("H8"), 1), new RemoveMarker("NW", HexId.of("H8"), 2));
    formed.refused(new RemoveMarker("NW", HexId.of("E1"), 0), "keeps its marker in E1");
    for (RemoveMarker each : spare(formed)) {
      Position chosen = formed.play(each);
      assertThat(marked(chosen)).containsExactlyInAnyOrder("H8", "E1");
      assertThat(chosen.state().board().markersAt(HexId.of("H8"), each.city())).isEmpty();
      assertThat(chosen.company("NW").markers()).containsExactly(40);
      assertThat(chosen.waitsFor("NW", "give-up-markers")).isFalse();
    }
  }

  @Test
  void ofMarkersInOneHexOneIsLeftAndTheSecondCostsTwentyAHex() {
    Position formed =
        merging(moscow("A", "A", "A"), "N").play(new Merge("N", "MNN"), new Form("N", "NW"));
    Position chosen = formed.play(spare(formed).getFirst());
    assertThat(marked(chosen)).containsExactly("H8");
    assertThat(chosen.company("NW").markers()).containsExactly(20, 40);
  }

  /** Moscow, Voronezh and St. Petersburg. */
  @Test
  void theDirectorChoosesWhichMarkersAreReplaced() {
    Setting three =
        joined("A", "A")
            .tile("H8", "638", 0)
            .tile("H10", "4", 0)
            .tile("H12", "8", 3)
            .tile("I13", "57", 2)
            .company("MV", it -> it.held("A", 100).operated(60));
    Position asked =
        merging(three, "N").play(new Merge("N", "SPW"), new Merge("N", "MV"), new Form("N", "NW"));
    assertThat(asked.choices(RemoveMarker.class).stream().map(RemoveMarker::hex))
        .containsExactlyInAnyOrder(HexId.of("H8"), HexId.of("E1"), HexId.of("I13"));
    Position chosen = asked.play(new RemoveMarker("NW", HexId.of("E1"), 0));
    assertThat(marked(chosen)).containsExactlyInAnyOrder("H8", "I13");
    assertThat(chosen.company("NW").markers()).containsExactly(40);
  }

  /**
   * Moscow twice, Voronezh and St. Petersburg: of four markers two go, and one is left to place.
   */
  @Test
  void ofFourMarkersTwoGoInAnyOrder() {
    Setting four =
        joined("A", "A")
            .tile("H8", "638", 0)
            .tile("H10", "4", 0)
            .tile("H12", "8", 3)
            .tile("I13", "57", 2)
            .company("MNN", it -> it.held("A", 100).operated(60))
            .company("MV", it -> it.held("A", 100).operated(60));
    Position formed =
        merging(four, "N")
            .play(
                new Merge("N", "SPW"),
                new Merge("N", "MNN"),
                new Merge("N", "MV"),
                new Form("N", "NW"));
    Position one = formed.play(new RemoveMarker("NW", HexId.of("I13"), 0));
    one.refused(new RemoveMarker("NW", HexId.of("E1"), 0), "keeps its marker in E1");
    Position two = one.play(new RemoveMarker("NW", HexId.of("H8"), 0));
    assertThat(marked(two)).containsExactlyInAnyOrder("H8", "E1");
    assertThat(two.company("NW").markers()).containsExactly(40);
  }

  @Test
  void shareholdersBuyAnyNumberAndThenEveryPlayerOneFromTheDirectorToTheLeft() {
    Position formed =
        agreed(joined("A", "B").cash("A", 900).cash("B", 900).cash("C", 900))
            .asks("A", "merger-shares");
    Position a =
        formed
            .play(new BuyShare("A", "NW", "ipo", 10))
            .asks("A", "merger-shares")
            .pass("A")
            .asks("B", "merger-shares");
    Position holders =
        a.play(new BuyShare("B", "NW", "ipo", 10)).pass("B").asks("A", "merger-shares");
    Position all =
        holders
            .pass("A")
            .asks("B", "merger-shares")
            .pass("B")
            .asks("C", "merger-shares")
            .play(new BuyShare("C", "NW", "ipo", 10));
    assertThat(all.waitsFor("C", "merger-shares")).isFalse();
    assertThat(all.held("C", "NW")).isEqualTo(10);
    assertThat(all.cash("NW")).isEqualTo(110 + 4 * 165);
  }

  @Test
  void aChangeOfDirectorFollowsAtOnceFromTheShareThatMakesMore() {
    Position equal = sharesOfB(2);
    assertThat(equal.held("B", "NW")).isEqualTo(equal.held("A", "NW"));
    assertThat(equal.company("NW").president()).contains("A");
    assertThat(sharesOfB(3).company("NW").president()).contains("B");
  }

  /** B has one for the minor that merged, and buys the others when A has bought none. */
  private static Position sharesOfB(int shares) {
    Position turn = agreed(joined("A", "B").cash("A", 335).cash("B", 2000)).pass("A");
    for (int held = 1; held < shares; held++) turn = turn.play(new BuyShare("B", "NW", "ipo", 10));
    return turn;
  }

  @Test
  void aSixthShareIsBought() {
    sharesOfB(5).asks("B", "merger-shares").offers(new BuyShare("B", "NW", "ipo", 10));
  }

  @Test
  void aSeventhShareIsNotBought() {
    Position six = sharesOfB(6);
    assertThat(six.held("B", "NW")).isEqualTo(60);
    assertThat(six.waitsFor("B", "merger-shares")).isFalse();
  }

  /** A and B own a share each and C none; no director buys before the company is formed. */
  private static Position withoutDirector(int cash) {
    return withoutDirector(cash, cash);
  }

  private static Position withoutDirector(int first, int cash) {
    return merging(
            Setting.of("1861", "as-recorded")
                .set(2)
                .phase("3")
                .cash("A", first)
                .cash("B", cash)
                .cash("C", cash)
                .company("N", it -> it.held("A", 100).operated(100))
                .company("SPW", it -> it.held("B", 100).operated(70)),
            "N")
        .play(new Merge("N", "SPW"), new Form("N", "NW"));
  }

  @Test
  void theOneShareForEveryPlayerBeginsWithWhoIsDirectorThen() {
    Position formed = withoutDirector(500).asks("A", "merger-shares").pass("A");
    Position director =
        formed
            .asks("B", "merger-shares")
            .play(new BuyShare("B", "NW", "ipo", 10), new BuyShare("B", "NW", "ipo", 10))
            .pass("B");
    assertThat(director.company("NW").president()).contains("B");
    Position asked = director.asks("C", "merger-shares").pass("C").asks("A", "merger-shares");
    assertThat(asked.pass("A").waitsFor("B", "merger-shares")).isFalse();
  }

  @Test
  void whoHasJustDeclinedIsNotAskedAgainBeforeAnybodyElse() {
    Position formed = withoutDirector(500);
    Position director =
        formed.play(new BuyShare("A", "NW", "ipo", 10)).pass("A").asks("B", "merger-shares");
    director.pass("B").asks("A", "merger-shares");
    Position sole =
        merging(joined("A", "A").cash("A", 500), "N")
            .play(new Merge("N", "SPW"), new Form("N", "NW"))
            .asks("A", "merger-shares");
    sole.pass("A").asks("B", "merger-shares");
  }

  @Test
  void whereNobodyHasComeToDirectTheCompanyAllPlayersBuyInAnyOrder() {
    Position open = withoutDirector(500).pass("A", "B").asks("A", "merger-shares");
    assertThat(open.company("NW").president()).isEmpty();
    Position bought =
        open.play(new BuyShare("C", "NW", "ipo", 10), new BuyShare("C", "NW", "ipo", 10));
    assertThat(bought.company("NW").president()).contains("C");
    Position others = bought.pass("C").asks("A", "merger-shares").pass("A");
    others.asks("B", "merger-shares");
    assertThat(others.pass("B").waitsFor("C", "merger-shares")).isFalse();
  }

  @Test
  void aPlayerWhoHasPassedThereMayBuyAfterThePurchaseOfAnother() {
    Position passed = withoutDirector(500).pass("A", "B").pass("A");
    passed.refused(new BuyShare("A", "NW", "ipo", 10), "it is not the turn of A");
    passed.play(new BuyShare("C", "NW", "ipo", 10)).asks("A", "merger-shares");
  }

  @Test
  void theyDoNotWhereThePlayerWithThePriorityCannot() {
    Position declined = withoutDirector(0, 500).pass("B");
    assertThat(declined.company("NW").president()).isEmpty();
    assertThat(declined.waitsFor("B", "merger-shares")).isFalse();
    assertThat(declined.waitsFor("C", "merger-shares")).isFalse();
  }

  @Test
  void whereGamesWereRecordedOfEqualsTheDirectorIsTheOwnerOfTheCompanyInTurn() {
    Setting four =
        Setting.of("1861", "as-recorded")
            .set(2)
            .phase("3")
            .company("N", it -> it.held("B", 100).operated(90))
            .company("M-K", it -> it.held("A", 100).operated(80))
            .company("MNN", it -> it.held("A", 100).operated(70))
            .company("SPW", it -> it.held("B", 100).operated(60));
    Position equal =
        merging(four, "M-K")
            .play(
                new Merge("M-K", "N"),
                new Merge("M-K", "MNN"),
                new Merge("M-K", "SPW"),
                new Form("M-K", "NW"));
    assertThat(equal.company("NW").president()).contains("A");
  }

  @Test
  void thereTheOwnerOfTheCompanyInTurnBuysFirstAlsoWhereAnotherDirects() {
    Setting three =
        Setting.of("1861", "as-recorded")
            .set(2)
            .phase("3")
            .cash("A", 500)
            .cash("B", 500)
            .company("N", it -> it.held("A", 100).operated(90))
            .company("M-K", it -> it.held("B", 100).operated(80))
            .company("MNN", it -> it.held("B", 100).operated(70));
    Position formed =
        merging(three, "N").play(new Merge("N", "M-K"), new Merge("N", "MNN"), new Form("N", "NW"));
    assertThat(formed.company("NW").president()).contains("B");
    Position kept = formed.play(spare(formed).getFirst());
    kept.play(spare(kept).getFirst()).asks("A", "merger-shares");
  }
}
