package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: the Mississippi, and the private company that bridges it. */
class Bridge1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static Setting setting() {
    return Setting.of(TITLE, "A", "B");
  }

  /** The company of that name, in its turn with money, A its president. */
  private static Setting company(String id) {
    return setting().company(id, it -> it.held("A", 60).operated(76).cash(900));
  }

  private static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, HexId.of(hex), tile, rotation);
  }

  @Test
  void untilACompanyOwnsTheBridgeCompanyNobodyCrossesTheMississippi() {
    Setting river = company("IC").tile("K16", "6", 2).owned("MRBC", "B");
    Position turn = river.operating("IC", "lay-track");
    assertThat(TITLE.map().hex(HexId.of("K16")).neighbors().get(2)).isEqualTo(HexId.of("J15"));
    turn.refused(lay("IC", "J15", "9", 2), "no track may cross the river")
        .offers(lay("IC", "J15", "7", 4));
    river.owned("MRBC", "GMO").operating("IC", "lay-track").offers(lay("IC", "J15", "9", 2));
  }

  @Test
  void onceTheBridgeCompanyIsClosedTheRiverIsOpen() {
    Setting river = company("IC").tile("K16", "6", 2).phase("4");
    Position closed =
        river
            .operating("IC", "lay-track")
            .changed(state -> state.with(state.privateCompany("MRBC").close()));
    closed.offers(lay("IC", "J15", "9", 2));
  }

  /**
   * All ways in which the three yellow city tiles may lie, by the hexsides to which their track
   * runs.
   */
  private static List<String> layable(String company, String hex) {
    return company(company)
        .owned("MRBC", "B")
        .operating(company, "lay-track")
        .choices(LayTile.class)
        .stream()
        .filter(it -> it.hex().is(hex))
        .map(it -> it.tile() + "/" + it.rotation())
        .toList();
  }

  @Test
  void inMemphisYellowTilesPointToTheNortheastEastSoutheastOrSouthwest() {
    assertThat(layable("SSW", "H17"))
        .containsExactlyInAnyOrder("5/3", "5/4", "5/5", "6/3", "6/4", "57/0", "57/3");
  }

  @Test
  void inMemphisGreenTile15MayLieSoToo() {
    Position turn =
        company("SSW")
            .owned("MRBC", "B")
            .phase("2")
            .tile("H17", "57", 0)
            .operating("SSW", "lay-track");
    assertThat(
            turn.choices(LayTile.class).stream()
                .filter(it -> it.hex().is("H17"))
                .map(it -> it.tile() + "/" + it.rotation()))
        .containsExactly("15/3");
  }

  @Test
  void inStLouisOnlyTile5FacesWestAndSouthwest() {
    assertThat(layable("MP", "C18")).containsExactly("5/0");
  }

  @Test
  void theCompanyThatBuysItBuildsOnceInAHexOfTheRiverFor40Less() {
    Position turn =
        company("SSW")
            .phase("2")
            .owned("MRBC", "A")
            .tile("H17", "57", 0)
            .operating("SSW", "lay-track")
            .play(new BuyPrivate("SSW", "MRBC", 20));
    assertThat(TITLE.map().hex(HexId.of("H17")).neighbors().get(0)).isEqualTo(HexId.of("I16"));
    Position first = turn.play(lay("SSW", "I16", "9", 0));
    assertThat(first.cash("SSW")).isEqualTo(900 - 20 - (60 - 40));
    assertThat(TITLE.map().hex(HexId.of("I16")).neighbors().get(0)).isEqualTo(HexId.of("J15"));
    assertThat(first.play(lay("SSW", "J15", "8", 3)).cash("SSW")).isEqualTo(900 - 20 - 20 - 60);
  }

  @Test
  void othersPayTheRiverInFull() {
    Position turn =
        company("SSW")
            .phase("2")
            .owned("MRBC", "GMO")
            .tile("H17", "57", 0)
            .operating("SSW", "lay-track");
    assertThat(turn.play(lay("SSW", "I16", "9", 0)).cash("SSW")).isEqualTo(900 - 60);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MP", "SSW"})
  void theTwoCompaniesOnTheRiverMayBuyItInPhase1For20To40(String id) {
    Position turn = company(id).owned("MRBC", "A").operating(id, "lay-track");
    turn.refused(new BuyPrivate(id, "MRBC", 19), "from $20 to $40")
        .refused(new BuyPrivate(id, "MRBC", 41), "from $20 to $40");
    assertThat(
            turn.play(new BuyPrivate(id, "MRBC", 40)).state().privateCompany("MRBC").owner().name())
        .isEqualTo(id);
    company("IC")
        .owned("MRBC", "A")
        .operating("IC", "lay-track")
        .refused(new BuyPrivate("IC", "MRBC", 40), "cannot be bought in phase 1");
  }

  @Test
  void boughtInItsFirstTurnItBringsAFreeTileAtHomeBesidesTheOthers() {
    Setting first =
        setting().owned("MRBC", "A").company("MP", it -> it.held("A", 60).floated(76).cash(900));
    Position bought = first.operating("MP", "lay-track").play(new BuyPrivate("MP", "MRBC", 20));
    Position home = bought.play(new LayPrivateTile("MP", "MRBC", HexId.of("C18"), "57", 1));
    assertThat(home.cash("MP")).isEqualTo(880);
    assertThat(home.state().board().tile(HexId.of("C18")).number()).isEqualTo("57");
    home.asks("MP", "lay-track").play(lay("MP", "C16", "9", 1)).asks("MP", "lay-track");
  }

  /** A hex of the river that costs 60 elsewhere, or 20 with the discount. */
  @Test
  void inMemphisItIsFreeToo() {
    Setting first =
        setting().owned("MRBC", "A").company("SSW", it -> it.held("A", 60).floated(76).cash(900));
    Position home =
        first
            .operating("SSW", "lay-track")
            .play(
                new BuyPrivate("SSW", "MRBC", 20),
                new LayPrivateTile("SSW", "MRBC", HexId.of("H17"), "57", 1));
    assertThat(home.cash("SSW")).isEqualTo(880);
  }

  @Test
  void thatTileIsNotUpgradedInTheSameTurn() {
    Setting first =
        setting()
            .phase("2")
            .owned("MRBC", "A")
            .company("MP", it -> it.held("A", 60).floated(76).cash(900));
    Position home =
        first
            .operating("MP", "lay-track")
            .play(
                new BuyPrivate("MP", "MRBC", 20),
                new LayPrivateTile("MP", "MRBC", HexId.of("C18"), "57", 1));
    home.refused(lay("MP", "C18", "14", 0), "was laid in this turn")
        .refused(lay("MP", "C18", "14", 1), "was laid in this turn");
  }

  @Test
  void boughtLaterItBringsNoFreeTile() {
    Position bought =
        company("MP")
            .owned("MRBC", "A")
            .operating("MP", "lay-track")
            .play(new BuyPrivate("MP", "MRBC", 20));
    bought.refused(new LayPrivateTile("MP", "MRBC", HexId.of("C18"), "57", 1), "in its first turn");
  }
}
