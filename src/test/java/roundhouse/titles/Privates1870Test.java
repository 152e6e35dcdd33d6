package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.PlaceToken;
import roundhouse.engine.Title;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: what privates pay, how companies buy them, and what these can do with them. */
class Privates1870Test {
  private static final Title TITLE = TestTitle.of("1870");

  private static Setting setting() {
    return Setting.of(TITLE, "A", "B");
  }

  /** The company of that name, in its turn with money, A its president. */
  private static Setting company(String id) {
    return setting().company(id, it -> it.held("A", 60).operated(76).cash(900));
  }

  @Test
  void everyOwnerIsPaidInEachOperatingRoundACompanyToo() {
    Setting before = setting().owned("MKT", "A").owned("GSC", "A").owned("GRSC", "IC").company("IC", it -> it.held("B", 60).operated(76).cash(0));
    Position paid = before.stock("A").pass("A", "B");
    assertThat(paid.round()).isEqualTo("operating 1.1");
    assertThat(paid.cash("A")).isEqualTo(1050 + 20 + 15);
    assertThat(paid.cash("IC")).isEqualTo(5);
  }

  /** The rulebook's example: a private of $20 is sold for $10 to $40. */
  @ParameterizedTest
  @CsvSource({"GRSC, 10, 40", "MRBC, 20, 80", "SCC, 25, 100", "GSC, 40, 160", "MKT, 80, 320"})
  void fromPhase2OnCompaniesBuyPrivatesForHalfToDoubleTheirPrice(String id, int least, int most) {
    Position turn = company("IC").phase("2").owned(id, "A").operating("IC", "lay-track");
    String range = "is from $%d to $%d".formatted(least, most);
    turn.refused(new BuyPrivate("IC", id, least - 1), range).refused(new BuyPrivate("IC", id, most + 1), range);
    Position bought = turn.play(new BuyPrivate("IC", id, most));
    assertThat(bought.state().privateCompany(id).owner()).isEqualTo("IC");
    assertThat(bought.cash("A")).isEqualTo(1050 + most);
    assertThat(turn.play(new BuyPrivate("IC", id, least)).cash("IC")).isEqualTo(900 - least);
  }

  @Test
  void theOwnerAgreesToThePrice() {
    Position offer = company("IC").phase("2").owned("GRSC", "B").operating("IC", "lay-track").play(new BuyPrivate("IC", "GRSC", 20)).asks("B", "question");
    assertThat(offer.play(new Choose("B", "sell-private", "decline")).state().privateCompany("GRSC").owner()).isEqualTo("B");
  }

  @Test
  void notInPhase1() {
    company("IC").owned("GRSC", "A").operating("IC", "lay-track").refused(new BuyPrivate("IC", "GRSC", 20), "not bought in phase 1");
  }

  @Test
  void companiesDoNotSellPrivatesNorTheFriscoToThem() {
    company("IC").phase("2").owned("GRSC", "GMO").operating("IC", "lay-track").refused(new BuyPrivate("IC", "GRSC", 20), "belongs to no other player");
    company("IC").phase("2").owned("SLSF", "A").operating("IC", "lay-track").refused(new BuyPrivate("IC", "SLSF", 140), "cannot be bought");
  }

  @Test
  void atAnyMomentOfItsTurn() {
    Position turn = company("IC").phase("2").owned("GRSC", "A").tile("K16", "57", 1).operating("IC", "lay-track");
    turn.pass("IC").play(new BuyPrivate("IC", "GRSC", 10));
  }

  @Test
  void allPrivatesCloseWithTheFirstType5Train() {
    Position turn = company("IC").phase("3").nextTrain("5").owned("GRSC", "A").owned("MKT", "IC").company("IC", it -> it.trains("4")).operating("IC", "buy-trains");
    Position bought = turn.play(new BuyTrain("IC", "5-0", "bank", 450));
    assertThat(bought.state().phase()).isEqualTo("4");
    assertThat(bought.state().privates().values()).allMatch(each -> each.closed());
  }

  private static LayTile lay(String company, String hex, String tile, int rotation) {
    return new LayTile(company, hex, tile, rotation);
  }

  @Test
  void untilACompanyOwnsTheBridgeCompanyNobodyCrossesTheMississippi() {
    Setting river = company("IC").tile("K16", "6", 2).owned("MRBC", "B");
    Position turn = river.operating("IC", "lay-track");
    assertThat(TITLE.map().hex("K16").neighbors().get(2)).isEqualTo("J15");
    turn.refused(lay("IC", "J15", "9", 2), "no track may cross the river").offers(lay("IC", "J15", "7", 4));
    river.owned("MRBC", "GMO").operating("IC", "lay-track").offers(lay("IC", "J15", "9", 2));
  }

  @Test
  void onceTheBridgeCompanyIsClosedTheRiverIsOpen() {
    Setting river = company("IC").tile("K16", "6", 2).phase("4");
    Position closed = river.operating("IC", "lay-track").changed(state -> state.with(state.privateCompany("MRBC").close()));
    closed.offers(lay("IC", "J15", "9", 2));
  }

  /** All ways in which the three yellow city tiles may lie, by the hexsides to which their track runs. */
  private static java.util.List<String> layable(String company, String hex) {
    return company(company).owned("MRBC", "B").operating(company, "lay-track").choices(LayTile.class).stream().filter(it -> it.hex().equals(hex)).map(it -> it.tile() + "/" + it.rotation()).toList();
  }

  @Test
  void inMemphisYellowTilesPointToTheNortheastEastSoutheastOrSouthwest() {
    assertThat(layable("SSW", "H17")).containsExactlyInAnyOrder("5/3", "5/4", "5/5", "6/3", "6/4", "57/0", "57/3");
  }

  @Test
  void inMemphisGreenTile15MayLieSoToo() {
    Position turn = company("SSW").owned("MRBC", "B").phase("2").tile("H17", "57", 0).operating("SSW", "lay-track");
    assertThat(turn.choices(LayTile.class).stream().filter(it -> it.hex().equals("H17")).map(it -> it.tile() + "/" + it.rotation())).containsExactly("15/3");
  }

  @Test
  void inStLouisOnlyTile5FacesWestAndSouthwest() {
    assertThat(layable("MP", "C18")).containsExactly("5/0");
  }

  @Test
  void theCompanyThatBuysItBuildsOnceInAHexOfTheRiverFor40Less() {
    Position turn = company("SSW").phase("2").owned("MRBC", "A").tile("H17", "57", 0).operating("SSW", "lay-track").play(new BuyPrivate("SSW", "MRBC", 20));
    assertThat(TITLE.map().hex("H17").neighbors().get(0)).isEqualTo("I16");
    Position first = turn.play(lay("SSW", "I16", "9", 0));
    assertThat(first.cash("SSW")).isEqualTo(900 - 20 - (60 - 40));
    assertThat(TITLE.map().hex("I16").neighbors().get(0)).isEqualTo("J15");
    assertThat(first.play(lay("SSW", "J15", "8", 3)).cash("SSW")).isEqualTo(900 - 20 - 20 - 60);
  }

  @Test
  void othersPayTheRiverInFull() {
    Position turn = company("SSW").phase("2").owned("MRBC", "GMO").tile("H17", "57", 0).operating("SSW", "lay-track");
    assertThat(turn.play(lay("SSW", "I16", "9", 0)).cash("SSW")).isEqualTo(900 - 60);
  }

  @ParameterizedTest
  @ValueSource(strings = {"MP", "SSW"})
  void theTwoCompaniesOnTheRiverMayBuyItInPhase1For20To40(String id) {
    Position turn = company(id).owned("MRBC", "A").operating(id, "lay-track");
    turn.refused(new BuyPrivate(id, "MRBC", 19), "from $20 to $40").refused(new BuyPrivate(id, "MRBC", 41), "from $20 to $40");
    assertThat(turn.play(new BuyPrivate(id, "MRBC", 40)).state().privateCompany("MRBC").owner()).isEqualTo(id);
    company("IC").owned("MRBC", "A").operating("IC", "lay-track").refused(new BuyPrivate("IC", "MRBC", 40), "not bought in phase 1");
  }

  @Test
  void boughtInItsFirstTurnItBringsAFreeTileAtHomeBesidesTheOthers() {
    Setting first = setting().owned("MRBC", "A").company("MP", it -> it.held("A", 60).floated(76).cash(900));
    Position bought = first.operating("MP", "lay-track").play(new BuyPrivate("MP", "MRBC", 20));
    Position home = bought.play(new LayPrivateTile("MP", "MRBC", "C18", "57", 1));
    assertThat(home.cash("MP")).isEqualTo(880);
    assertThat(home.state().board().tile("C18").number()).isEqualTo("57");
    home.asks("MP", "lay-track").play(lay("MP", "C16", "9", 1)).asks("MP", "lay-track");
  }

  @Test
  void thatTileIsNotUpgradedInTheSameTurn() {
    Setting first = setting().phase("2").owned("MRBC", "A").company("MP", it -> it.held("A", 60).floated(76).cash(900));
    Position home = first.operating("MP", "lay-track").play(new BuyPrivate("MP", "MRBC", 20), new LayPrivateTile("MP", "MRBC", "C18", "57", 1));
    home.refused(lay("MP", "C18", "14", 0), "was laid in this turn").refused(lay("MP", "C18", "14", 1), "was laid in this turn");
  }

  @Test
  void boughtLaterItBringsNoFreeTile() {
    Position bought = company("MP").owned("MRBC", "A").operating("MP", "lay-track").play(new BuyPrivate("MP", "MRBC", 20));
    bought.refused(new LayPrivateTile("MP", "MRBC", "C18", "57", 1), "in its first turn");
  }

  /** Mobile and New Orleans joined along the coast, the GMO with a train from Mobile. */
  private static Setting gulf() {
    return setting().phase("3").tile("M20", "57", 1).tile("M18", "8", 4).tile("N17", "57", 3).company("GMO", it -> it.held("A", 60).operated(76).cash(900).trains("2"));
  }

  private static String earned(Position atRun, String company) {
    return atRun.play(atRun.choices(roundhouse.engine.Action.RunTrains.class).getFirst()).told().getFirst();
  }

  private static PlaceToken token(String company, String id, String token, String hex) {
    return new PlaceToken(company, id, token, hex);
  }

  @Test
  void withoutAnyTokenTheRunBrings40() {
    assertThat(earned(gulf().operating("GMO", "run-trains"), "GMO")).isEqualTo("GMO runs for $40");
  }

  @Test
  void theClosedPortIsWorth20ToItsOwnerAndClosesTheCompany() {
    Position placed = gulf().owned("GSC", "GMO").operating("GMO", "run-trains").play(token("GMO", "GSC", "closed port", "N17"));
    assertThat(placed.state().privateCompany("GSC").closed()).isTrue();
    assertThat(earned(placed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void theOpenPortIsWorth20ToItsOwnerAnd10ToOthersAndDoesNotCloseTheCompany() {
    Position placed = gulf().owned("GSC", "GMO").operating("GMO", "run-trains").play(token("GMO", "GSC", "open port", "N17"));
    assertThat(placed.state().privateCompany("GSC").closed()).isFalse();
    assertThat(earned(placed, "GMO")).isEqualTo("GMO runs for $60");
    Setting others = gulf().owned("GSC", "IC").company("IC", it -> it.held("B", 60).operated(100).trains("2")).tile("K16", "57", 0);
    Position open = others.operating("IC", "run-trains").play(token("IC", "GSC", "open port", "N17"));
    Position gmo = open;
    while (!gmo.waitsFor("GMO", "run-trains")) gmo = gmo.pass(gmo.decision().orElseThrow().entity());
    assertThat(earned(gmo, "GMO")).isEqualTo("GMO runs for $50");
  }

  @Test
  void anOpenPortIsReplacedByTheClosedOneInALaterRoundInTheSameCity() {
    Setting coast = gulf().owned("GSC", "GMO");
    Position placed = coast.operating("GMO", "run-trains").play(token("GMO", "GSC", "open port", "N17"));
    placed.refused(token("GMO", "GSC", "closed port", "N17"), "placed in this round").refused(token("GMO", "GSC", "open port", "M20"), "cannot be moved");
    Position later = placed.changed(state -> state.with(new roundhouse.game.Calendar(2, 1, 2)));
    later.refused(token("GMO", "GSC", "closed port", "M20"), "cannot be moved");
    Position closed = later.play(token("GMO", "GSC", "closed port", "N17"));
    assertThat(closed.state().privateCompany("GSC").closed()).isTrue();
    assertThat(earned(closed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void onceTheCompanyIsClosedTheStatusOfThePortIsFixed() {
    Position placed = gulf().owned("GSC", "GMO").operating("GMO", "run-trains").play(token("GMO", "GSC", "open port", "N17"));
    Position closed = placed.changed(state -> state.with(new roundhouse.game.Calendar(2, 1, 2)).with(state.privateCompany("GSC").close()));
    closed.refused(token("GMO", "GSC", "closed port", "N17"), "does not own GSC");
    assertThat(earned(closed, "GMO")).isEqualTo("GMO runs for $60");
  }

  @Test
  void portsLieOnTheGulfOrOnTheRiverFromMemphisDown() {
    Position turn = gulf().owned("GSC", "GMO").operating("GMO", "run-trains");
    for (String hex : java.util.List.of("H17", "M14", "M20", "N7", "N17")) turn.offers(token("GMO", "GSC", "open port", hex));
    turn.refused(token("GMO", "GSC", "open port", "M22"), "cannot be placed").refused(token("GMO", "GSC", "open port", "C18"), "cannot be placed").refused(token("GMO", "GSC", "open port", "M6"), "cannot be placed");
  }

  @Test
  void theCattleTokenIsWorth10ToItsCompanyWestOfTheRiver() {
    Setting west = setting().phase("3").tile("J5", "57", 1).tile("J3", "57", 1).owned("SCC", "TP").company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    Position turn = west.operating("TP", "run-trains").refused(token("TP", "SCC", "cattle", "C18"), "cannot be placed").refused(token("TP", "SCC", "cattle", "M14"), "cannot be placed").refused(token("TP", "SCC", "cattle", "K16"), "cannot be placed");
    Position placed = turn.play(token("TP", "SCC", "cattle", "J3"));
    assertThat(placed.state().privateCompany("SCC").closed()).isFalse();
    assertThat(earned(placed, "TP")).isEqualTo("TP runs for $50");
    placed.refused(token("TP", "SCC", "cattle", "J5"), "cannot be moved");
  }

  @Test
  void tokensAreRemovedWithTheFirstType6Train() {
    Setting west = setting().tile("J5", "57", 1).tile("J3", "57", 1).owned("SCC", "TP").company("TP", it -> it.held("A", 60).operated(76).trains("5"));
    Position placed = west.phase("3").operating("TP", "run-trains").play(token("TP", "SCC", "cattle", "J3"));
    assertThat(earned(placed.changed(state -> state.withPhase("4")), "TP")).isEqualTo("TP runs for $50");
    assertThat(earned(placed.changed(state -> state.withPhase("5")), "TP")).isEqualTo("TP runs for $40");
  }
}
