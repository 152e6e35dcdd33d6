package roundhouse.engine.stations;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.HexId;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.game.Company;
import roundhouse.game.MemoryKey;

/**
 * A president chooses the city of the home hex for the company's first station marker, or the city
 * of a marker in a hex in which the company has laid the first track.
 */
public final class HomeMarkerStep implements FirstMarkerStep {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("home-marker-done");

  /** Turn memory: the hex, if it is not the home hex, and whether the marker is another one. */
  static final MemoryKey<String> HEX = MemoryKey.text("hex");

  static final MemoryKey<Boolean> NOT_HOME = MemoryKey.flag("not-home");

  /** Turn memory: whose marker it is, if it is not that of the company that chooses. */
  static final MemoryKey<String> OWNER = MemoryKey.text("marker-of");

  @Override
  public Optional<Decision> decision(Game game) {
    if (game.turn().memory().is(DONE)) return Optional.empty();
    Company company = game.company(game.turn().entity());
    return Optional.of(
        Decisions.of(
            game,
            company,
            name(),
            game.turn().memory().is(NOT_HOME)
                ? "choose the city of the marker in " + hex(game)
                : "choose the home city of " + owner(game)));
  }

  private static String owner(Game game) {
    String other = game.turn().memory().get(OWNER);
    return other.isEmpty() ? game.turn().entity() : other;
  }

  @Override
  public List<Choice> choices(Game game) {
    String id = game.turn().entity();
    HexId home = hex(game);
    String says =
        game.turn().memory().is(NOT_HOME)
            ? "marker in city {which} of {hex}"
            : "home marker in city {which} of {hex}";
    return cities(game, home).stream()
        .map(
            city ->
                Choice.of(new Action.PlaceMarker(id, home, city), says, Map.of("which", city + 1)))
        .toList();
  }

  private static HexId hex(Game game) {
    String other = game.turn().memory().get(HEX);
    return HexId.of(other.isEmpty() ? game.design().company(game.turn().entity()).home() : other);
  }

  /** Cities with a free space. */
  private static List<Integer> cities(Game game, HexId home) {
    Board board = game.state().board();
    return board.tile(home).cities().stream()
        .filter(city -> board.freeSlot(home, city).isPresent())
        .toList();
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var place = (Action.PlaceMarker) action;
    HexId home = hex(change.game());
    Refusal.unless(
        place.hex().equals(home) && cities(change.game(), home).contains(place.city()),
        "home",
        "the home marker of %s must go to a city with a free space in %s",
        owner(change.game()),
        home);
    boolean isHome = !change.state().top().memory().is(NOT_HOME);
    String owner = owner(change.game());
    change.remember(DONE, true);
    new HomeMarkers(change).placeInCity(owner, home, place.city(), isHome);
    if (isHome)
      change.log(new BoardEvent.HomeChosen(owner, HexLabel.of(change.title().map().hex(home))));
  }
}
