package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.board.Tile;
import roundhouse.design.CompanySpec;
import roundhouse.design.KindSpec.HomeMarker;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.rounds.Turns;
import roundhouse.game.Company;

/**
 * A company's first station marker goes to its home, and to which city there may be its director's
 * choice.
 */
public final class HomeMarkers {
  /** The turn in which a director chooses the city. */
  public static final String TURN = "home-marker";

  private HomeMarkers() {}

  /** An operating round begins: companies that come home with it do. */
  public static void operatingRound(Change change) {
    for (Company company : change.game().byPrice())
      if (company.floated()) placeIf(change, company.id(), HomeMarker.WITH_OPERATING_ROUND);
  }

  /** A company's turn in an operating round begins; the choice of a city comes before it. */
  public static void turn(Change change, String id) {
    placeIf(change, id, HomeMarker.WHEN_OPERATING);
  }

  private static void placeIf(Change change, String id, HomeMarker when) {
    boolean now = change.title().design().kindOf(id).homeMarker() == when;
    if (now && !isHome(change.state().board(), id)) place(change, id);
  }

  private static boolean isHome(Board board, String id) {
    return board.markersOf(id).stream().anyMatch(Marker::home);
  }

  /** Whether a company's home may be built now. */
  public static boolean mayBuild(Game game, String id) {
    var asked = new MarkerHooks.MayBuildHome(game.company(id));
    return game.ask(MarkerHooks.MAY_BUILD_HOME, asked).allowed();
  }

  /**
   * Places the marker; where the director chooses and there is track to choose by, asks for the
   * city.
   */
  public static void place(Change change, String id) {
    if (isHome(change.state().board(), id) || !mayBuild(change.game(), id)) return;
    var spec = change.title().design().company(id);
    Tile tile = change.state().board().tile(spec.home());
    if (spec.choosesHomeCity() && !tile.tracks().isEmpty() && cities(tile).size() > 1) {
      Turns.push(change, TURN, id);
      return;
    }
    put(change, id, freeCity(change.state().board(), spec.home(), homeCity(change.game(), id)));
  }

  /**
   * The home city, or another of the hex where others' markers fill it: what was kept was a space
   * in the hex.
   */
  private static int freeCity(Board board, String hex, int home) {
    return Stream.concat(Stream.of(home), cities(board.tile(hex)).stream())
        .filter(city -> board.freeSlot(hex, city).isPresent())
        .findFirst()
        .orElse(home);
  }

  /** The marker comes from the charter to that city of the home. */
  static void put(Change change, String id, int city) {
    String home = change.title().design().company(id).home();
    Board board = change.state().board();
    Company company = change.company(id);
    change.become(company.withMarkers(company.markers().subList(1, company.markers().size())));
    int slot = board.freeSlot(home, city).orElse(0);
    change.become(change.state().with(board.with(new Marker(id, home, city, slot, true, false))));
  }

  /** The marker goes back to the charter. */
  private static void takeBack(Change change, String id) {
    Board board = change.state().board();
    change.become(
        change
            .state()
            .with(
                board.withMarkers(
                    board.markers().stream()
                        .filter(marker -> !(marker.home() && marker.company().equals(id)))
                        .toList())));
    Company company = change.company(id);
    var markers = new ArrayList<>(company.markers());
    markers.addFirst(0);
    change.become(company.withMarkers(markers));
  }

  /** Track was laid in a hex that had none: a company whose home it is now chooses its city. */
  public static void trackLaid(Change change, String company, String hex, Tile before) {
    var spec = change.title().design().companies().get(company);
    if (spec == null || !spec.choosesHomeCity() || !spec.home().equals(hex)) return;
    boolean chooses = before.tracks().isEmpty() && isHome(change.state().board(), company);
    if (!chooses || cities(change.state().board().tile(hex)).size() < 2) return;
    takeBack(change, company);
    Turns.push(change, TURN, company);
  }

  /** Indices of the cities among the stops of a tile. */
  static List<Integer> cities(Tile tile) {
    var cities = new ArrayList<Integer>();
    for (int i = 0; i < tile.stops().size(); i++) if (tile.stops().get(i).isCity()) cities.add(i);
    return cities;
  }

  private static int homeCity(Game game, String id) {
    return homeCity(game.state().board(), game.design().company(id))
        .orElseThrow(
            () ->
                Refusal.because(
                    "home",
                    "there is no city at %s, the home of %s",
                    game.design().company(id).home(),
                    id));
  }

  /**
   * Index of a company's home city among the stops of what lies on the home hex: the one that keeps
   * the track of what is printed.
   */
  static Optional<Integer> homeCity(Board board, CompanySpec spec) {
    List<Integer> printed = cities(board.map().hex(spec.home()).printed());
    List<Integer> cities = cities(board.tile(spec.home()));
    if (cities.isEmpty()) return Optional.empty();
    if (spec.homeCity() >= printed.size())
      return Optional.of(cities.get(Math.min(spec.homeCity(), cities.size() - 1)));
    int kept = board.stopNow(spec.home(), printed.get(spec.homeCity()));
    return Optional.of(cities.contains(kept) ? kept : cities.getFirst());
  }
}
