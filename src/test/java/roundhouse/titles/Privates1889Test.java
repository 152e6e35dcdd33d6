package roundhouse.titles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.board.HexId;
import roundhouse.engine.Action.BuyPrivate;
import roundhouse.engine.Action.BuyTrain;
import roundhouse.engine.Action.Choose;
import roundhouse.engine.Action.ExchangePrivate;
import roundhouse.engine.Action.LayPrivateTile;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Game;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.track.TrackHooks;
import roundhouse.testkit.Position;
import roundhouse.testkit.Setting;
import roundhouse.testkit.TestTitle;

/** 1889: how companies buy privates, what each can do, and when they close. */
class Privates1889Test {
  private static Setting setting() {
    return Setting.of("1889").set(2);
  }

  @Test
  void companiesBuyPrivatesForHalfToDoubleFromPhaseThreeOn() {
    Setting owned =
        setting()
            .owned("SIR", "A")
            .company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("2"));
    owned.operating("IR", "lay-track").refused(new BuyPrivate("IR", "SIR", 80), "phase 2");
    Position sold =
        owned
            .phase("3")
            .operating("IR", "lay-track")
            .refused(new BuyPrivate("IR", "SIR", 161), "from ¥40 to ¥160")
            .play(new BuyPrivate("IR", "SIR", 160));
    assertThat(sold.cash("A")).isEqualTo(580);
    sold.asks("IR", "lay-track");
  }

  @Test
  void theOwnerOfAPrivateIsAskedToAgree() {
    Setting owned =
        setting()
            .phase("3")
            .owned("SIR", "B")
            .company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("3"));
    Position offered =
        owned
            .operating("IR", "buy-privates")
            .refused(new BuyPrivate("IR", "SIR", 39), "from ¥40 to ¥160")
            .play(new BuyPrivate("IR", "SIR", 100));
    Position sold = offered.asks("B", "question").play(new Choose("B", "sell-private", "agree"));
    assertThat(sold.state().privateCompany("SIR").owner().name()).isEqualTo("IR");
    assertThat(sold.cash("B")).isEqualTo(520);
  }

  @Test
  void takamatsuIsClosedToTrackWhileAPlayerOwnsItsPrivate() {
    Setting ko = setting().phase("3").company("KO", it -> it.held("A", 50).operated(65).cash(500));
    ko.owned("TR", "B")
        .operating("KO", "lay-track")
        .refused(new LayTile("KO", HexId.of("K4"), "440", 0), "while a player owns");
    ko.owned("TR", "KO")
        .operating("KO", "lay-track")
        .offers(new LayTile("KO", HexId.of("K4"), "440", 0));
  }

  @Test
  void theFerrymenLayAPortInAnybodysTurnOnce() {
    Position laid =
        setting()
            .owned("MF", "B")
            .company("IR", it -> it.held("A", 50).operated(65))
            .stock("A")
            .play(new LayPrivateTile("B", "MF", HexId.of("J9"), "437", 2));
    laid.asks("A", "stock-turn")
        .refused(new LayPrivateTile("B", "MF", HexId.of("G10"), "437", 0), "MF");
    assertThat(laid.state().board().tile(HexId.of("J9")).number()).isEqualTo("437");
  }

  @Test
  void whoSellsEhimeMayLayAGreenTileInOhzuAtOnce() {
    Setting owned =
        setting()
            .phase("3")
            .owned("ER", "A")
            .company("IR", it -> it.held("A", 50).operated(65).cash(200).trains("3"));
    Position sold =
        owned
            .operating("IR", "buy-privates")
            .play(new BuyPrivate("IR", "ER", 40))
            .asks("IR", "private-track");
    assertThat(sold.choices(LayPrivateTile.class)).isNotEmpty().allMatch(lay -> lay.hex().is("C4"));
    Position laid = sold.play(sold.choices(LayPrivateTile.class).getFirst());
    assertThat(laid.state().board().laid()).containsOnlyKeys(HexId.of("C4"));
  }

  @Test
  void theMinesSpareTheirCompanyTheMountainsButNotThoseByTheWater() {
    Setting ir =
        setting()
            .tile("E2", "57", 1)
            .tile("F3", "57", 1)
            .company("IR", it -> it.held("A", 50).operated(65).cash(100));
    assertThat(cost(ir.owned("SMR", "IR").operating("IR", "lay-track"), "E4")).isZero();
    assertThat(cost(ir.owned("SMR", "IR").operating("IR", "lay-track"), "H5")).isEqualTo(80);
    assertThat(cost(ir.owned("SMR", "A").operating("IR", "lay-track"), "E4")).isEqualTo(80);
  }

  private static int cost(Position position, String hex) {
    var game = new Game(position.title(), position.state());
    var asked =
        new TrackHooks.TileCost(
            position.company("IR"),
            position.title().map().hex(HexId.of(hex)),
            position.title().tiles().get("9"));
    return game.ask(TrackHooks.TILE_COST, asked);
  }

  @Test
  void dougoIsExchangedForAShareOfIyoAtAnyTime() {
    Position exchanged =
        setting()
            .owned("DR", "B")
            .company("IR", it -> it.held("A", 40).par(65))
            .stock("A")
            .play(new ExchangePrivate("B", "DR", "ipo"));
    assertThat(exchanged.held("B", "IR")).isEqualTo(10);
    assertThat(exchanged.company("IR").floated()).isTrue();
    exchanged.asks("A", "stock-turn");
  }

  @Test
  void privatesCloseInPhaseFiveButTheFerryStaysWithAPlayerAndPaysMore() {
    Setting four =
        Setting.of(TestTitle.of("1889"), "A", "B", "C", "D")
            .set(2)
            .nextTrain("5")
            .owned("UTF", "B")
            .owned("SIR", "C");
    Position begun =
        four.company("IR", it -> it.held("A", 50).operated(65).cash(450))
            .operating("IR", "buy-trains")
            .play(new BuyTrain("IR", "5-0", "bank", 450));
    assertThat(begun.state().privateCompany("SIR").closed()).isTrue();
    assertThat(begun.state().privateCompany("UTF").owner().name()).isEqualTo("B");
    var game = new Game(begun.title(), begun.state());
    assertThat(
            game.ask(
                PrivateHooks.PRIVATE_INCOME,
                new PrivateHooks.PrivateIncome(begun.state().privateCompany("UTF"))))
        .isEqualTo(50);
  }
}
