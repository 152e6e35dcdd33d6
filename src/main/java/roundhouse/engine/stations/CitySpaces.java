package roundhouse.engine.stations;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.Marker;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;

/** The spaces of a city, some of which homes still need. */
record CitySpaces(Game game, Hex hex, int city) {
  private static final Set<KindSpec.Reserves> OF_CITY =
      EnumSet.of(KindSpec.Reserves.OWN_CITY, KindSpec.Reserves.OWN_CITY_OR_HEX);

  /** Whether a company's marker would take a space that a home marker still to come needs. */
  boolean keptForHomes(Company company) {
    Board board = game.state().board();
    int inHex = game.ask(MarkerHooks.KEPT_SPACES, new MarkerHooks.KeptSpaces(company, hex));
    int inCity = 0;
    for (CompanySpec spec : game.design().companies().values()) {
      if (spec.id().equals(company.id()) || !isDue(spec)) continue;
      KindSpec.Reserves reserves = game.kind(spec.id()).reserves();
      boolean ofCity = OF_CITY.contains(reserves);
      if (spec.choosesHomeCity() && reserves == KindSpec.Reserves.OWN_CITY_OR_HEX) return true;
      if (!ofCity || spec.choosesHomeCity()) inHex++;
      else if (board.cityNow(hex.id(), spec.homeCity()).equals(Optional.of(city))) inCity++;
    }
    inCity += MarkerClaims.kept(game, hex, city, company.id());
    return inHex > 0 && freeInHex() <= inHex || inCity > 0 && free() <= inCity;
  }

  /** Whether a company's home marker is still to come into this hex. */
  private boolean isDue(CompanySpec spec) {
    return hex.id().is(spec.home()) && !hasHome(spec.id()) && isKept(game.company(spec.id()));
  }

  private boolean isKept(Company company) {
    KindSpec kind = game.kind(company);
    boolean untilStarted = kind.reserves() == KindSpec.Reserves.A_SPACE_UNTIL_STARTED;
    return mayYetStart(company) && !(untilStarted && company.started());
  }

  /** Whether a company has its home, there or where its home marker was moved. */
  private boolean hasHome(String company) {
    return game.state().board().markersOf(company).stream()
        .anyMatch(marker -> marker.home() || marker.hex().equals(hex.id()));
  }

  /**
   * Whether a company that is bankrupt or not started may still start in this phase or a later one.
   */
  private boolean mayYetStart(Company company) {
    if (company.is(Status.CLOSED)) return false;
    KindSpec kind = game.kind(company);
    boolean ever =
        kind.starts() != KindSpec.Starts.AT_ONCE
            && kind.starts() != KindSpec.Starts.WITH_PRIVATE
            && kind.starts() != KindSpec.Starts.NEVER;
    if (!ever) return false;
    List<String> order = List.copyOf(game.design().phases().keySet());
    List<String> left = order.subList(order.indexOf(game.state().phase()), order.size());
    return kind.startsIn().isEmpty()
        || company.started()
        || kind.startsIn().stream().anyMatch(left::contains);
  }

  private int free() {
    Board board = game.state().board();
    return board.tile(hex.id()).stops().get(city).slots() - taken(board.markersAt(hex.id(), city));
  }

  private int freeInHex() {
    Board board = game.state().board();
    int slots = board.tile(hex.id()).stops().stream().mapToInt(stop -> stop.slots()).sum();
    return slots - taken(board.markersAt(hex.id()));
  }

  private static int taken(List<Marker> markers) {
    return (int) markers.stream().filter(Marker::takesSpace).count();
  }
}
