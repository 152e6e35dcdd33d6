package roundhouse.engine.arrangement;

import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.board.TilePlacement;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.track.TrackLaying;
import roundhouse.game.Company;

/** Sets the board by hand: its tiles and station markers. */
final class BoardArranger {
  private final StateTransaction change;
  private final ArrangementValues values;

  BoardArranger(ArrangementValues values) {
    this.change = values.change();
    this.values = values;
  }

  void tile() {
    HexId hex = hex();
    Tile tile = TrackLaying.tile(change.game(), values.word("tile"));
    int turned = Math.floorMod(values.number("turned"), 6);
    change.update(
        change.state().with(change.state().board().with(hex, new TilePlacement(tile, turned))));
  }

  void marker() {
    Company company = values.company("company");
    HexId hex = hex();
    int city = values.number("city");
    Board board = change.state().board();
    var stops = board.tile(hex).stops();
    boolean there = city >= 0 && city < stops.size() && stops.get(city).isCity();
    Refusal.unless(there, GameArranger.RULE, "there is no city %s in %s", city, hex);
    Refusal.unless(
        !company.markers().isEmpty(), GameArranger.RULE, "%s has no marker left", company.id());
    int slot =
        board
            .freeSlot(hex, city)
            .orElseThrow(
                () -> Refusal.because(GameArranger.RULE, "the city in %s has no free space", hex));
    var marker = new Marker(company.id(), hex, city, slot, false, false);
    change.update(change.state().with(board.with(marker)));
    change.update(company.withMarkers(company.markers().subList(1, company.markers().size())));
  }

  private HexId hex() {
    return TrackLaying.hex(change.game(), HexId.of(values.word("hex"))).id();
  }
}
