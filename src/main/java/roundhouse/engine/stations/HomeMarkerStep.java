package roundhouse.engine.stations;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.BoardEvent;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/** A president chooses the city of the home hex for the company's first station marker. */
public final class HomeMarkerStep implements FirstMarkerStep {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("home-marker-done");

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(
        Decisions.of(game, company, name(), "choose the home city of " + company.id()));
  }

  @Override
  public List<Choice> choices(Game game) {
    String id = game.turn().entity();
    String home = game.design().company(id).home();
    return cities(game, home).stream()
        .map(
            city ->
                Choice.of(
                    new Action.PlaceMarker(id, home, city),
                    "home marker in city {which} of {hex}",
                    Map.of("which", city + 1)))
        .toList();
  }

  /** Cities with a free space. */
  private static List<Integer> cities(Game game, String home) {
    Board board = game.state().board();
    return HomeMarkers.cities(board.tile(home)).stream()
        .filter(city -> board.freeSlot(home, city).isPresent())
        .toList();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var place = (Action.PlaceMarker) action;
    String home = change.title().design().company(place.by()).home();
    Refusal.unless(
        place.hex().equals(home) && cities(change.game(), home).contains(place.city()),
        "home",
        "the home marker of %s must go to a city with a free space in %s",
        place.by(),
        home);
    change.remember(DONE, true);
    HomeMarkers.placeInCity(change, place.by(), place.city());
    change.log(new BoardEvent.HomeChosen(place.by(), home));
  }
}
