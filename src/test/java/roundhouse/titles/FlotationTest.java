package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.engine.Action.BuyShare;
import roundhouse.engine.Action.LayTile;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;

/** Flotation and capital. */
class FlotationTest {
  private static Setting four(String company, int par) {
    return Setting.of("1860")
        .set(2)
        .company("IOW", it -> it.operated(74).held("C", 20))
        .company(company, it -> it.held("A", 40).par(par));
  }

  @Test
  void aCompanyFloatsWhenHalfOfItIsBoughtFromTheOffering() {
    Position before = Setting.of("1860").company("IOW", it -> it.held("A", 40).par(82)).stock("B");
    assertThat(before.company("IOW").floated()).isFalse();
    Position after = before.play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(after.company("IOW").floated()).isTrue();
    assertThat(after.told()).contains("IOW floats with £820");
  }

  @Test
  void sharesInThePoolDoNotCount() {
    Position after =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 30).held("pool", 10).par(82))
            .stock("B")
            .play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(after.company("IOW").floated()).isFalse();
  }

  @Test
  void itsCapitalIsTenTimesParInCreditsThatAreNotOfTheBanksCash() {
    Position before = Setting.of("1860").company("IOW", it -> it.held("A", 40).par(82)).stock("B");
    Position after = before.play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(after.cash("IOW")).isEqualTo(820);
    assertThat(after.state().bank()).isEqualTo(before.state().bank() + 82);
  }

  @Test
  void itsHomeMarkerIsPlacedFreeOfChargeAndItsTokenAtPar() {
    Position after =
        Setting.of("1860")
            .company("IOW", it -> it.held("A", 40).par(82))
            .stock("B")
            .play(new BuyShare("B", "IOW", "ipo", 10));
    assertThat(after.state().board().markers())
        .containsExactly(new Marker("IOW", HexId.of("I3"), 0, 0, true, false));
    assertThat(after.company("IOW").markers()).containsExactly(40, 100, 100);
    assertThat(after.price("IOW")).isEqualTo(82);
  }

  @Test
  void onAHomeWithoutTrackTheDirectorLaysATileAtOnce() {
    Position floats =
        four("FYN", 62)
            .stock("B")
            .play(new BuyShare("B", "FYN", "ipo", 10))
            .asks("FYN", "home-tile");
    assertThat(floats.decision().orElseThrow().deciders()).containsExactly("A");
    Position laid = floats.play(new LayTile("FYN", HexId.of("B4"), "5", 5));
    assertThat(laid.state().board().laid()).containsKey(HexId.of("B4"));
    assertThat(laid.asks("C", "stock-turn").cash("FYN")).isEqualTo(620);
  }

  @Test
  void theTileOfAHomeObeysTheMapAsAnyOther() {
    Position floats = four("FYN", 62).stock("B").play(new BuyShare("B", "FYN", "ipo", 10));
    floats
        .refused(new LayTile("FYN", HexId.of("B4"), "115", 1), "impassable")
        .refused(new LayTile("FYN", HexId.of("B4"), "115", 3), "off the map");
    floats
        .refused(new LayTile("FYN", HexId.of("B4"), "7", 0), "cannot be laid")
        .refused(new LayTile("FYN", HexId.of("B6"), "57", 0), "home of FYN");
  }

  @Test
  void aHomeThatHasTrackGetsNoTile() {
    Position merstone = four("IWNJ", 62).stock("B").play(new BuyShare("B", "IWNJ", "ipo", 10));
    merstone.asks("C", "stock-turn");
    Position godshill =
        four("NGStL", 58)
            .tile("G9", "746", 0)
            .company("FYN", it -> it.operated(62))
            .stock("B")
            .play(new BuyShare("B", "NGStL", "ipo", 10));
    godshill.asks("C", "stock-turn");
  }

  @Test
  void everyCompanyHasItsOwnBasesParsAndHome() {
    var companies = Setting.of("1860").stock("A").title().design().companies();
    assertThat(
            companies.values().stream()
                .map(it -> it.id() + " " + it.layer() + " " + it.markers().size() + " " + it.home())
                .toList())
        .containsExactly(
            "C&N 1 4 F2",
            "IOW 1 4 I3",
            "IWNJ 2 3 G7",
            "FYN 2 3 B4",
            "NGStL 3 2 G9",
            "BHI&R 3 2 L6",
            "S&C 4 2 F12",
            "VYSC 4 2 E9");
    assertThat(
            companies.values().stream()
                .map(it -> it.par().orElseThrow().min() + "-" + it.par().orElseThrow().max())
                .toList())
        .containsExactly("74-100", "74-100", "62-82", "62-82", "58-68", "58-68", "54-62", "54-62");
  }

  @Test
  void aCompanyThatFloatsGoesUnderTheOthersOfItsSpace() {
    Setting both =
        Setting.of("1860")
            .company("IWNJ", it -> it.par(74).held("A", 40))
            .company("FYN", it -> it.held("B", 50).operated(74));
    assertThat(both.stock("A").play(new BuyShare("A", "IWNJ", "ipo", 10)).order())
        .containsExactly("FYN", "IWNJ");
  }
}
