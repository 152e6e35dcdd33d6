package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.HALF;
import static roundhouse.design.spec.steps.Dividend.Kind.PAY;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import roundhouse.board.HexId;
import roundhouse.board.Tile;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Dividend;
import roundhouse.engine.Action.GoBankrupt;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.RedeemShare;
import roundhouse.engine.Action.ReissueShares;
import roundhouse.engine.Action.RunTrains;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Title;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1870: where recorded games differ from the rulebook, as their option says. */
class Recorded1870Test {
  private static final Title RECORDED = TestTitle.of("1870", "as-recorded");
  private static final Title BOOK = TestTitle.of("1870");

  private static Setting recorded() {
    return Setting.of(RECORDED, "A", "B", "C").set(2);
  }

  private static List<String> on(Title title, String hex, String tile) {
    return title
        .upgrades()
        .replacements(HexId.of(hex), title.tiles().get(tile), title.tiles())
        .stream()
        .map(Tile::number)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"14", "15"})
  void theTownsMarkedPSkipTile63(String green) {
    for (String hex : List.of("B11", "C18", "J3", "J5", "N17")) {
      assertThat(on(RECORDED, hex, green)).as(hex).containsExactly("170");
      assertThat(on(BOOK, hex, green)).as(hex).containsExactly("63", "170");
    }
    assertThat(on(RECORDED, "D5", green)).containsExactly("63");
  }

  @Test
  void sevenMayPlay() {
    Position start = Position.start(RECORDED, "A", "B", "C", "D", "E", "F", "G");
    assertThat(start.cash("G")).isEqualTo(300);
    assertThat(RECORDED.design().certificateLimit()).containsEntry(7, 9).containsEntry(2, 28);
    assertThat(RECORDED.design().certificateLimitClosed()).containsEntry(7, 7);
    assertThat(BOOK.design().players().max()).isEqualTo(6);
  }

  @Test
  void theTwoGrayTilesHaveTheirSpacesTheOtherWayRound() {
    assertThat(RECORDED.tiles().get("171K").stops().getFirst().slots()).isEqualTo(3);
    assertThat(RECORDED.tiles().get("172L").stops().getFirst().slots()).isEqualTo(2);
  }

  @Test
  void aDividendBesideTheLedgeLeadsUp() {
    assertThat(paid(BOOK)).contains(new MarketCell(4, 11));
    assertThat(paid(RECORDED)).contains(new MarketCell(3, 10));
  }

  /** Where a token that lies beside the ledge goes with a dividend. */
  private static Optional<MarketCell> paid(Title title) {
    Position turn =
        Setting.of(title, "A", "B")
            .tile("J5", "57", 1)
            .tile("J3", "5", 4)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"))
            .operating("TP", "run-trains")
            .changed(state -> state.with(state.tokens().placed("TP", new MarketCell(4, 10))));
    Position ran = turn.play(turn.choices(RunTrains.class).getFirst());
    return ran.play(new Dividend("TP", PAY)).state().tokens().of("TP");
  }

  @Test
  void ofHalfADividendThePaidPartIsRoundedUp() {
    Setting line =
        recorded()
            .tile("J5", "14", 1)
            .tile("J3", "15", 2)
            .tile("K4", "58", 2)
            .company("TP", it -> it.held("A", 60).operated(76).cash(0).trains("3"));
    Position ran = line.operating("TP", "run-trains");
    Position asked = ran.play(ran.choices(RunTrains.class).getFirst());
    assertThat(asked.told().getFirst()).isEqualTo("TP runs for $70");
    assertThat(asked.play(new Dividend("TP", HALF)).cash("A")).isEqualTo(700 + 6 * 4);
  }

  @Test
  void nobodyIsAskedToAgreeToWhatIsToldAsDone() {
    Position redeemed =
        recorded()
            .company(
                "IC", it -> it.held("A", 50).held("B", 30).held("C", 20).operated(76).cash(500))
            .stock("A")
            .play(new RedeemShare("A", "IC", "B"));
    assertThat(redeemed.cash("B")).isEqualTo(700 + 76);
    Position bought =
        recorded()
            .phase("2")
            .owned("GRSC", "B")
            .company("IC", it -> it.held("A", 60).operated(76).cash(500))
            .operating("IC", "lay-track")
            .play(new BuyPrivate("IC", "GRSC", 20));
    assertThat(bought.state().privateCompany("GRSC").owner().name()).isEqualTo("IC");
    Position train =
        recorded()
            .phase("2")
            .company("IC", it -> it.held("A", 60).operated(76).cash(500))
            .company("TP", it -> it.held("B", 60).operated(90).trains("3", "3"))
            .operating("IC", "buy-trains");
    String card = train.company("TP").trains().getFirst().id();
    assertThat(train.play(new BuyTrain("IC", card, "TP", 100)).trains("IC")).containsExactly("3");
  }

  @Test
  void aCompanyRedeemsAfterItsPresidentHasDealt() {
    Setting sold =
        recorded()
            .company(
                "IC", it -> it.held("A", 60).held("B", 20).held("pool", 20).operated(76).cash(500))
            .company("TP", it -> it.held("C", 60).held("A", 20).operated(90));
    sold.stock("A").play(new SellShares("A", "TP", 10)).offers(new RedeemShare("A", "IC", "pool"));
  }

  @ParameterizedTest
  @CsvSource({"200, 160", "300, 225", "350, 275"})
  void someOfTheReissuePricesDifferFromThePrintedTable(int price, int par) {
    Position turn =
        recorded()
            .company(
                "IC", it -> it.held("A", 50).held("B", 20).held("IC", 30).operated(68).price(price))
            .stock("A");
    assertThat(turn.play(new ReissueShares("A", "IC")).company("IC").par()).isEqualTo(par);
  }

  @Test
  void aPlayerSellsSharesOfACompanyOnceInATurn() {
    Position sold = holding(RECORDED).play(new SellShares("A", "TP", 10));
    sold.refused(new SellShares("A", "TP", 10), "all sales of TP in a turn must be made at once");
    holding(BOOK).play(new SellShares("A", "TP", 10)).offers(new SellShares("A", "TP", 10));
  }

  /** In A's turn, who holds 30 % of a company that C directs. */
  private static Position holding(Title title) {
    return Setting.of(title, "A", "B", "C")
        .set(2)
        .company("TP", it -> it.held("C", 60).held("A", 30).operated(90))
        .stock("A");
  }

  @Test
  void theTileOfTheBridgeCompanyIsLaidWhereTheOwnTrackLeads() {
    Position turn =
        recorded()
            .owned("MRBC", "MP")
            .company("MP", it -> it.held("A", 60).operated(76).cash(900))
            .operating("MP", "lay-track");
    turn.offers(new LayPrivateTile("MP", "MRBC", HexId.of("C18"), "57", 1))
        .refused(new LayPrivateTile("MP", "MRBC", HexId.of("H17"), "57", 1), "track");
  }

  @Test
  void whatABankruptPlayerSoldMovesNoPrice() {
    Setting broke =
        recorded()
            .phase("8")
            .tile("K16", "57", 1)
            .tile("K18", "9", 1)
            .tile("K20", "58", 1)
            .cash("A", 0)
            .company("IC", it -> it.held("A", 60).operated(90).cash(0))
            .company(
                "TP", it -> it.held("A", 20).held("B", 50).operated(100).price(120).trains("6"));
    Position over = broke.operating("IC", "buy-trains").play(new GoBankrupt("IC"));
    assertThat(over.state().over()).isTrue();
    assertThat(over.price("TP")).isEqualTo(120);
  }

  @Test
  void aCompanyNeedNotRunForTheMost() {
    Setting line =
        recorded()
            .tile("J5", "57", 1)
            .tile("J3", "57", 1)
            .company("TP", it -> it.held("A", 60).operated(76).trains("2"));
    assertThat(line.operating("TP", "run-trains").play(new RunTrains("TP", List.of())).told())
        .anyMatch(told -> told.contains("$0"));
  }
}
