package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;
import static roundhouse.design.spec.steps.Dividend.Kind.WITHHOLD;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import roundhouse.board.HexId;
import roundhouse.design.spec.RunRuleSpec;
import roundhouse.design.spec.StopsWanted;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.Pass;
import roundhouse.engine.Action.SellShares;
import roundhouse.engine.Game;
import roundhouse.engine.track.TrackHooks;
import roundhouse.market.MarketCell;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1867: board, tiles and share prices. */
class Canada1867Test {

  private static LayTile lay(String hex, String tile, int rotation) {
    return new LayTile("CPR", HexId.of(hex), tile, rotation);
  }

  private static Setting at(String hex) {
    return Setting.of("1867")
        .phase("4")
        .company("CPR", it -> it.held("A", 60).operated(100).marker(hex).cash(500));
  }

  @ParameterizedTest
  @CsvSource({"G15, 57, 1, 0", "G15, 6, 1, 2"})
  void theFirstTileCarriesThePrintedStubOn(String hex, String tile, int joins, int misses) {
    at(hex)
        .operating("CPR", "lay-track")
        .offers(lay(hex, tile, joins))
        .refused(lay(hex, tile, misses), "continue the printed stub");
  }

  @Test
  void noTrackCrossesTheLakes() {
    at("D8")
        .tile("D8", "57", 0)
        .operating("CPR", "lay-track")
        .refused(lay("D10", "8", 3), "impassable");
  }

  @Test
  void theStLawrenceCostsEightyWhereTrackMeetsAcrossIt() {
    Setting south = at("M9").tile("M9", "57", 0);
    Game game = new Game(TestTitle.of("1867"), south.operating("CPR", "lay-track").state());
    var hex = game.title().map().hex(HexId.of("M11"));
    var straight = game.title().tiles().get("9");
    assertThat(
            game.ask(
                TrackHooks.TILE_COST, new TrackHooks.TileCost(game.company("CPR"), hex, straight)))
        .isEqualTo(80);
    assertThat(
            game.ask(
                TrackHooks.TILE_COST,
                new TrackHooks.TileCost(game.company("CPR"), hex, straight.rotated(1))))
        .isZero();
  }

  @ParameterizedTest
  @CsvSource({"2, no track may be laid", "3, ''"})
  void nobodyBuildsAtGranbyBeforePhaseThree(String phase, String says) {
    Setting setting = phase.equals("2") ? Setting.of("1867") : Setting.of("1867").phase(phase);
    Position turn =
        setting
            .company("CPR", it -> it.held("A", 60).operated(100).marker("N12").cash(500))
            .tile("N12", "57", 1)
            .operating("CPR", "lay-track");
    if (says.isEmpty()) turn.offers(lay("M13", "58", 2));
    else turn.refused(lay("M13", "58", 2), says);
  }

  @ParameterizedTest
  @CsvSource({"6, false", "7, true"})
  void grayTilesComeWithPhaseSeven(String phase, boolean laid) {
    Position turn = at("J12").phase(phase).tile("J12", "623", 0).operating("CPR", "lay-track");
    assertThat(turn.choices(LayTile.class))
        .anySatisfy(choice -> assertThat(choice).isInstanceOf(LayTile.class));
    assertThat(turn.choices(LayTile.class).stream().anyMatch(choice -> choice.tile().equals("X8")))
        .isEqualTo(laid);
  }

  @Test
  void onlyOttawaBecomesTheGrayTileOfOttawa() {
    Position turn = at("O7").phase("7").tile("O7", "623", 0).operating("CPR", "lay-track");
    assertThat(turn.choices(LayTile.class)).noneMatch(choice -> choice.tile().equals("X8"));
  }

  @ParameterizedTest
  @CsvSource({"'', 100, 90", "grid-market, 100, 90"})
  void theDirectorsSaleTakesThePriceDown(String option, int price, int after) {
    Setting setting = option.isEmpty() ? Setting.of("1867") : Setting.of("1867", option);
    Position turn =
        setting
            .set(3)
            .phase("4")
            .company("CPR", it -> it.held("A", 40).held("B", 10).operated(price))
            .stock("A");
    assertThat(turn.play(new SellShares("A", "CPR", 10)).price("CPR")).isEqualTo(after);
  }

  @Test
  void anybodyElsesSaleMovesNothing() {
    Position turn =
        Setting.of("1867")
            .set(3)
            .phase("4")
            .company("CPR", it -> it.held("A", 40).held("B", 10).operated(100))
            .stock("B");
    assertThat(turn.play(new SellShares("B", "CPR", 10)).price("CPR")).isEqualTo(100);
  }

  @Test
  void aSoldOutCompanyInTheTopRowOfTheGridGoesRightAndDown() {
    Position turn =
        Setting.of("1867", "grid-market")
            .set(3)
            .phase("4")
            .company(
                "CPR", it -> it.held("A", 60).held("B", 40).operated(200).marker("J12").trains("4"))
            .stock("A")
            .changed(state -> state.with(state.tokens().placed("CPR", new MarketCell(0, 8))));
    Position ended = turn.play(new Pass("A"), new Pass("B"), new Pass("C"));
    assertThat(ended.state().tokens().of("CPR")).contains(new MarketCell(1, 9));
  }

  @Test
  void aSoldOutCompanyInTheRowRisesByOneSpace() {
    Position turn =
        Setting.of("1867")
            .set(3)
            .phase("4")
            .company(
                "CPR", it -> it.held("A", 60).held("B", 40).operated(200).marker("J12").trains("4"))
            .stock("A");
    assertThat(turn.play(new Pass("A"), new Pass("B"), new Pass("C")).price("CPR")).isEqualTo(220);
  }

  @Test
  void timminsCountsDoubleWithMontreal() {
    assertThat(TestTitle.of("1867").design().routes().rules())
        .singleElement()
        .returns(
            List.of("D2", "F16 L12 O7"),
            rule -> rule.calls().stream().map(StopsWanted::text).toList())
        .returns(40, RunRuleSpec::adds);
  }

  @ParameterizedTest
  @CsvSource({"MB, 10", "QB, 0"})
  void thePrivateOfMontrealAddsTen(String owned, int adds) {
    Setting line =
        at("I15")
            .tile("I15", "57", 1)
            .tile("J14", "9", 1)
            .tile("K13", "4", 1)
            .company("CPR", it -> it.trains("4"));
    int without =
        line.operating("CPR", "run-trains").runBest("CPR", WITHHOLD).company("CPR").revenue();
    int with =
        line.owned(owned, "CPR")
            .operating("CPR", "run-trains")
            .runBest("CPR", WITHHOLD)
            .company("CPR")
            .revenue();
    assertThat(with - without).isEqualTo(adds);
  }
}
