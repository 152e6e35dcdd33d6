package roundhouse.lab.bots;

import roundhouse.board.Stop;
import roundhouse.engine.Action;
import roundhouse.game.Company;

/** Values places for station markers. */
final class MarkerHeuristic {
  private MarkerHeuristic() {}

  /** Counts the city's value and whether its last space is left; a first train is more urgent. */
  static int place(BotSituation scene, Action.PlaceMarker marker) {
    Company company = scene.company(marker.by());
    int cost = company.markers().isEmpty() ? 0 : company.markers().getFirst();
    boolean train = !company.trains().isEmpty() || company.cash() - cost >= scene.cheapestTrain();
    if (!train) return -1;
    var board = scene.game().state().board();
    Stop city = board.tile(marker.hex()).stops().get(marker.city());
    int value = city.revenue().in(scene.phase().tiles());
    int left = city.slots() - board.markersAt(marker.hex(), marker.city()).size();
    return scene.roughly(value + (left == 1 ? 15 : 0)) - cost / 3;
  }

  static int replace(BotSituation scene, Action.ReplaceMarker marker) {
    Stop city = scene.game().state().board().tile(marker.hex()).stops().get(marker.city());
    return scene.roughly(city.revenue().in(scene.phase().tiles()) + 15);
  }

  /** Keeps a city open whose last space others would take; it costs a marker of the turn. */
  static int placeNeutral(BotSituation scene, Action.PlaceNeutralMarker marker) {
    var board = scene.game().state().board();
    Stop city = board.tile(marker.hex()).stops().get(marker.city());
    int left = city.slots() - board.markersAt(marker.hex(), marker.city()).size();
    return left == 1 && city.slots() > 1 ? scene.roughly(10) : -1;
  }
}
