package roundhouse.engine.arrangement;

import java.util.Map;
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
  private BoardArranger() {}

  static void tile(StateTransaction change, Map<String, String> with) {
    HexId hex = TrackLaying.hex(change.game(), HexId.of(with.get("hex"))).id();
    Tile tile = TrackLaying.tile(change.game(), with.get("tile"));
    int turned = Math.floorMod(ArrangementValues.number(with, "turned"), 6);
    change.update(
        change.state().with(change.state().board().with(hex, new TilePlacement(tile, turned))));
  }

  static void marker(StateTransaction change, Map<String, String> with) {
    Company company = ArrangementValues.company(change, with.get("company"));
    HexId hex = TrackLaying.hex(change.game(), HexId.of(with.get("hex"))).id();
    int city = ArrangementValues.number(with, "city");
    Board board = change.state().board();
    var stops = board.tile(hex).stops();
    boolean there = city >= 0 && city < stops.size() && stops.get(city).isCity();
    Refusal.unless(there, GameArranger.RULE, "there is no city %d in %s", city, hex);
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
}
