package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.board.TrackGraph;
import roundhouse.game.Company;

/** The director of a company that has just started chooses where its first marker stands. */
final class ChooseHomeStep implements Step {
  /** The turn in which that is done. */
  static final String TURN = "choose-home";

  private static final String DONE = "home-chosen";

  @Override
  public String name() {
    return "home-marker";
  }

  @Override
  public List<Class<? extends Action>> takes() {
    return List.of(Action.PlaceMarker.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    if (places(game, company).isEmpty()) return Optional.empty();
    return Optional.of(Decisions.of(game, company, name(), "choose the home of " + company.id()));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    return places(game, company).stream()
        .map(
            at ->
                Choice.of(
                    new Action.PlaceMarker(company.id(), at.hex(), at.index()),
                    "first marker in " + TrackLaying.place(game.title().map().hex(at.hex()))))
        .toList();
  }

  /** Cities with a free space that is kept for nobody, joined to no other city. */
  static List<TrackGraph.StopAt> places(Game game, Company company) {
    Board board = game.state().board();
    var all = new ArrayList<TrackGraph.StopAt>();
    for (int stop = 0; stop < board.track().stops(); stop++) {
      TrackGraph.StopAt at = board.track().stop(stop);
      if (!at.stop().isCity()) continue;
      var hex = game.title().map().hex(at.hex());
      boolean free =
          game.ask(TrackHooks.MAY_PLACE_MARKER, new TrackHooks.MayPlaceMarker(company, hex, at.index()))
              .allowed();
      if (free && Network.isAlone(board, stop)) all.add(at);
    }
    return all;
  }

  @Override
  public void take(Change change, Action action) {
    var place = (Action.PlaceMarker) action;
    Company company = change.company(place.by());
    TrackGraph.StopAt at =
        places(change.game(), company).stream()
            .filter(each -> each.hex().equals(place.hex()) && each.index() == place.city())
            .findFirst()
            .orElseThrow(
                () ->
                    Refusal.because(
                        "home",
                        "%s begins in a city with a free space that is joined to no other city",
                        company.id()));
    var board = change.state().board();
    int slot = board.freeSlot(at.hex(), at.index()).orElseThrow();
    change.become(
        change.state().with(board.with(new Marker(company.id(), at.hex(), at.index(), slot, true, false))));
    change.become(company.withMarkers(company.markers().subList(1, company.markers().size())));
    change.remember(DONE, true);
    change.did(company.id(), "%s begins in %s", company.id(), at.hex());
  }
}
