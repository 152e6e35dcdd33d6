package roundhouse.engine.auctions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import roundhouse.engine.Action.Bid;
import roundhouse.engine.Action.LayTile;
import roundhouse.engine.Action.TakeLot;
import roundhouse.testkit.Position;
import roundhouse.testkit.Tiny;

/** A company that is picked floats at once, and its president lays a tile on its bare home. */
class SelectedCompanyTest {
  private static Position picked() {
    return Position.start(Tiny.plain("tiny-selected"), "Ann", "Bob")
        .play(new Bid("Ann", "", 5))
        .pass("Bob")
        .play(new TakeLot("Ann", "RED", 90));
  }

  @Test
  void theTileIsLaidFirst() {
    Position picked = picked();

    assertThat(picked.company("RED").floated()).isTrue();
    picked.asks("RED", "home-tile");
  }

  @Test
  void theAuctionGoesOnWithoutTheCompany() {
    Position laid = picked();
    laid = laid.play(laid.choices(LayTile.class).getFirst());

    laid.asks("Bob", "selection-auction");
    Position won = laid.play(new Bid("Bob", "", 5)).pass("Ann");
    assertThat(won.choices(TakeLot.class)).extracting(TakeLot::lot).containsOnly("BLU");
  }
}
