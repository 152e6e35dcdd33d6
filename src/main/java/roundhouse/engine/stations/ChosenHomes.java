package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import roundhouse.board.Board;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.KindSpec.HomeMarker;
import roundhouse.engine.Game;
import roundhouse.game.Company;

/** The cities where a company that chooses its home may have it. */
record ChosenHomes(Game game, Company company) {
  private record Places(String company) {}

  /**
   * Cities with a free, unreserved space: those without track to another city, those without
   * markers, or those of a hex that is printed with several.
   */
  List<TrackGraph.StopAt> all() {
    return game.remembered(new Places(company.id()), this::found);
  }

  private List<TrackGraph.StopAt> found() {
    HomeMarker how = game.design().kindOf(company.id()).homeMarker();
    List<TrackGraph.StopAt> free = free();
    Board board = game.state().board();
    if (how == HomeMarker.ANY_SPACE) return free;
    if (how == HomeMarker.UNCONNECTED)
      return those(
          free,
          at -> CompanyNetwork.isIsolated(board, board.track().stopIndex(at.hex(), at.index())));
    if (how == HomeMarker.FREE_CITY)
      return those(
          free,
          at ->
              board.markersAt(at.hex(), at.index()).isEmpty()
                  || board.map().hex(at.hex()).printed().cities().size() > 1);
    List<TrackGraph.StopAt> open = those(free, at -> board.markersAt(at.hex()).isEmpty());
    List<TrackGraph.StopAt> alone = those(open, at -> CompanyNetwork.isIsolated(board, at.hex()));
    return alone.isEmpty() ? open : alone;
  }

  /** Cities with a space for the company's marker. */
  private List<TrackGraph.StopAt> free() {
    TrackGraph track = game.state().board().track();
    var all = new ArrayList<TrackGraph.StopAt>();
    for (int stop = 0; stop < track.stops(); stop++) {
      TrackGraph.StopAt at = track.stop(stop);
      if (!at.stop().isCity()) continue;
      var hex = game.title().map().hex(at.hex());
      var asked = new MarkerHooks.MayPlaceMarker(company, hex, at.index());
      if (!tooEarly(at) && StationMarkers.mayStand(game, asked).allowed()) all.add(at);
    }
    return List.copyOf(all);
  }

  /** Whether no company of the kind begins there before a later phase. */
  private boolean tooEarly(TrackGraph.StopAt at) {
    List<String> phases = List.copyOf(game.design().phases().keySet());
    return game.design().kindOf(company.id()).homesFrom().entrySet().stream()
        .filter(from -> isThere(from.getKey(), at))
        .anyMatch(from -> phases.indexOf(from.getValue()) > phases.indexOf(game.state().phase()));
  }

  /** Whether a name means a city: A5 means every city of the hex, A5.2 the one printed there. */
  private boolean isThere(String name, TrackGraph.StopAt at) {
    String[] parts = name.split("\\.");
    if (!at.hex().is(parts[0])) return false;
    return parts.length == 1
        || game.state().board().stopNow(at.hex(), Integer.parseInt(parts[1])) == at.index();
  }

  private static List<TrackGraph.StopAt> those(
      List<TrackGraph.StopAt> cities, Predicate<TrackGraph.StopAt> wanted) {
    return cities.stream().filter(wanted).toList();
  }
}
