package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.design.spec.KindSpec.HomeMarker;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;

/** Places a company's first station marker in its home hex; the president may choose the city. */
public record HomeMarkers(StateTransaction change) {
  /** The turn in which a president chooses the city. */
  public static final String TURN = "home-marker";

  /** Places the home markers that are due when the game begins. */
  public void placeAtStart() {
    for (String id : change.state().companies().keySet()) placeIf(id, HomeMarker.AT_START);
  }

  /** Places the home markers that are due at the start of an operating round. */
  public void placeAtRoundStart() {
    for (Company company : change.game().byPrice())
      if (company.floated()) placeIf(company.id(), HomeMarker.WITH_OPERATING_ROUND);
  }

  /** Places the home marker that is due at the start of a company's turn. */
  public void placeAtTurnStart(String id) {
    placeIf(id, HomeMarker.WHEN_OPERATING);
  }

  private void placeIf(String id, HomeMarker when) {
    boolean now = change.game().kind(id).homeMarker() == when;
    if (now && !hasHome(id)) place(id);
  }

  private boolean hasHome(String id) {
    return change.state().board().markersOf(id).stream().anyMatch(Marker::home);
  }

  /** Whether a company's home may be built now. */
  public static boolean mayBuild(Game game, String id) {
    var asked = new MarkerHooks.MayBuildHome(game.company(id));
    return game.ask(MarkerHooks.MAY_BUILD_HOME, asked).allowed();
  }

  /**
   * Places the marker, or asks for the city if the president chooses and track sets the cities
   * apart. A state railway that has used all its markers in other hexes has no home.
   */
  public void place(String id) {
    boolean used = change.company(id).markers().isEmpty();
    if (used || hasHome(id) || !mayBuild(change.game(), id)) return;
    var spec = change.title().design().company(id);
    Tile tile = change.state().board().tile(HexId.of(spec.home()));
    if (spec.choosesHomeCity() && !tile.tracks().isEmpty() && tile.cities().size() > 1) {
      Turns.push(change, TURN, id);
      return;
    }
    placeInCity(id, freeCity(HexId.of(spec.home()), homeCity(id)));
  }

  /**
   * The home city, or another city of the hex if it is full: the reserved space is one in the hex.
   */
  private int freeCity(HexId hex, int home) {
    Board board = change.state().board();
    return Stream.concat(Stream.of(home), board.tile(hex).cities().stream())
        .filter(city -> board.freeSlot(hex, city).isPresent())
        .findFirst()
        .orElse(home);
  }

  /** Moves the marker from the charter to a city of the home hex. */
  void placeInCity(String id, int city) {
    placeInCity(id, HexId.of(change.title().design().company(id).home()), city, true);
  }

  /** Moves a marker from the charter to a city of a hex, beside it where the city is full. */
  void placeInCity(String id, HexId hex, int city, boolean home) {
    Board board = change.state().board();
    Company company = change.company(id);
    change.update(company.withMarkers(company.markers().subList(1, company.markers().size())));
    int slot = board.freeSlot(hex, city).orElse(Marker.BESIDE);
    change.update(change.state().with(board.with(new Marker(id, hex, city, slot, home, false))));
  }

  /** Returns a marker to the charter. */
  private void takeBack(Marker marker) {
    Board board = change.state().board();
    var others = new ArrayList<>(board.markers());
    others.remove(marker);
    change.update(change.state().with(board.withMarkers(others)));
    Company company = change.company(marker.company());
    var markers = new ArrayList<>(company.markers());
    markers.addFirst(0);
    change.update(company.withMarkers(markers));
  }

  /**
   * After a company has laid the first track in a hex with several cities, it chooses the city of
   * each marker there, even of another company's, except homes whose company has no choice.
   */
  public void trackLaid(String layer, Hex hex, Tile before) {
    Board board = change.state().board();
    boolean chooses = before.tracks().isEmpty() && board.tile(hex.id()).cities().size() > 1;
    if (!chooses || !change.state().companies().containsKey(layer)) return;
    // The last question is asked first.
    for (Marker marker : board.markersAt(hex.id()).reversed())
      if (mayMove(hex, marker)) askForCity(layer, marker);
  }

  private boolean mayMove(Hex hex, Marker marker) {
    var spec = change.title().design().company(marker.company());
    return !marker.neutral() && (!hex.id().is(spec.home()) || spec.choosesHomeCity());
  }

  private void askForCity(String layer, Marker marker) {
    takeBack(marker);
    Turns.push(change, TURN, layer);
    if (!layer.equals(marker.company())) change.remember(HomeMarkerStep.OWNER, marker.company());
    HexId home = HexId.of(change.title().design().company(layer).home());
    if (!marker.hex().equals(home)) change.remember(HomeMarkerStep.HEX, marker.hex().text());
    if (!marker.home()) change.remember(HomeMarkerStep.NOT_HOME, true);
  }

  private int homeCity(String id) {
    var spec = change.title().design().company(id);
    return change
        .state()
        .board()
        .cityNow(HexId.of(spec.home()), spec.homeCity())
        .orElseThrow(
            () ->
                Refusal.because("home", "there is no city at %s, the home of %s", spec.home(), id));
  }
}
