package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.titles.Minors1861.agreed;
import static roundhouse.titles.Minors1861.joined;
import static roundhouse.titles.Minors1861.merging;
import static roundhouse.titles.Minors1861.moscow;

import org.junit.jupiter.api.Test;
import roundhouse.board.Marker;
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
  void theDirectorIsWhoHasMostSharesAndOfEqualsTheOwnerOfTheEarliest() {
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

  @Test
  void ofSeveralMarkersTheDirectorKeepsTwoAndOneInAHex() {
    Setting three =
        joined("A", "A")
            .tile("D14", "635", 0)
            .tile("E13", "58", 1)
            .company("MNN", it -> it.held("A", 100).operated(60));
    Position pair =
        merging(three, "N").play(new Merge("N", "SPW"), new Merge("N", "MNN"), new Form("N", "NW"));
    assertThat(pair.state().board().markersOf("NW").stream().map(Marker::hex))
        .containsExactlyInAnyOrder("H8", "E1");
    assertThat(pair.company("NW").markers()).hasSize(1);
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
        .containsExactlyInAnyOrder("H8", "E1", "I13");
    Position chosen = asked.play(new RemoveMarker("NW", "E1"));
    assertThat(chosen.state().board().markersOf("NW").stream().map(Marker::hex))
        .containsExactlyInAnyOrder("H8", "I13");
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
  void nobodyBuysMoreThanSixSharesAndChangesOfDirectorFollowAtOnce() {
    Position formed = agreed(joined("A", "B").cash("A", 335).cash("B", 2000));
    Position b =
        formed.pass("A").asks("B", "merger-shares").play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(b.company("NW").president()).contains("A");
    Position more = b.play(new BuyShare("B", "NW", "ipo", 10));
    assertThat(more.company("NW").president()).contains("B");
    Position six =
        more.play(
            new BuyShare("B", "NW", "ipo", 10),
            new BuyShare("B", "NW", "ipo", 10),
            new BuyShare("B", "NW", "ipo", 10));
    assertThat(six.held("B", "NW")).isEqualTo(60);
    assertThat(six.waitsFor("B", "merger-shares")).isFalse();
  }
}
