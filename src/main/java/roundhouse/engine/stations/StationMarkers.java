package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Design;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.MarkerClaim;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.BoardEvent;
import roundhouse.engine.events.HexLabel;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Waiver;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Station markers: where a company may place them, and at what price. */
public final class StationMarkers {
  private StationMarkers() {}

  /**
   * A marker needs a free space, in a hex without a marker of the company, and leaves the spaces
   * that homes still need.
   */
  static Verdict mayPlace(Game game, MarkerHooks.MayPlaceMarker asked) {
    Board board = game.state().board();
    HexId hex = asked.hex().id();
    String company = asked.company().id();
    if (board.markersAt(hex).stream().anyMatch(marker -> marker.company().equals(company))
        && !Waiver.lifts(game, Waiver.Rule.OWN_MARKER, hex)) {
      return Verdict.no("%s already has a station marker in %s", company, hex);
    }
    Verdict space = hasSpace(game, asked);
    if (!space.allowed()) return space;
    if (new CitySpaces(game, asked.hex(), asked.city()).keptForHomes(asked.company()))
      return Verdict.no("the free space in %s is reserved for a home marker", hex);
    return Verdict.YES;
  }

  private static Verdict hasSpace(Game game, MarkerHooks.MayPlaceMarker asked) {
    HexId hex = asked.hex().id();
    return game.state().board().freeSlot(hex, asked.city()).isEmpty()
        ? Verdict.no("the city in %s has no free space", hex)
        : Verdict.YES;
  }

  /** The prices of the markers on a company's charter at the start, as one of a kind. */
  public static List<Integer> ofCharter(Design design, String company, KindSpec kind) {
    List<Integer> own = design.company(company).markers();
    return own.isEmpty() ? kind.markers() : own;
  }

  /** The same for the kind that it is of now. */
  public static List<Integer> ofCharter(Game game, String company) {
    return ofCharter(game.design(), company, game.kind(company));
  }

  /** Every city where the company may place its next marker and can pay for it. */
  static List<TrackGraph.StopAt> places(Game game, Company company) {
    var all = new ArrayList<>(citiesForCharter(game, company));
    for (MarkerClaim claim : MarkerClaims.of(game, company)) {
      List<Stop> stops = game.state().board().tile(HexId.of(claim.hex())).stops();
      for (int city = 0; city < stops.size(); city++) {
        var at = new TrackGraph.StopAt(HexId.of(claim.hex()), city, stops.get(city));
        boolean there = all.stream().anyMatch(other -> other.equals(at));
        if (!there
            && claim.isFor(game.state().board(), at.hex(), city)
            && verdict(game, company, at).allowed()) all.add(at);
      }
    }
    return all;
  }

  private static List<TrackGraph.StopAt> citiesForCharter(Game game, Company company) {
    Board board = game.state().board();
    boolean free = FreeMarkers.isGranted(game);
    if (company.markers().isEmpty()
        || company.markers().getFirst() > company.cash()
            && !game.kind(company).markersByDistance()
            && !free
            && !game.title().rules().overrides(MarkerHooks.MARKER_COST)) return List.of();
    Reach reach = CompanyNetwork.reach(game, company, false);
    var all = new ArrayList<TrackGraph.StopAt>();
    for (int stop = 0; stop < board.track().stops(); stop++) {
      TrackGraph.StopAt at = board.track().stop(stop);
      boolean reached =
          reach.reaches(stop)
              || free && FreeMarkers.isGrantedAt(game, company, at.hex())
              || Waiver.lifts(game, Waiver.Rule.CONNECTION, at.hex());
      if (at.stop().isCity() && reached && verdict(game, company, at).allowed()) all.add(at);
    }
    return all;
  }

  static Verdict verdict(Game game, Company company, TrackGraph.StopAt at) {
    Hex hex = game.title().map().hex(at.hex());
    if (!at.stop().isCity()) return Verdict.no("there is no city in %s", at.hex());
    Optional<MarkerClaim> claim = MarkerClaims.at(game, company, at.hex(), at.index());
    if (company.markers().isEmpty() && claim.isEmpty())
      return Verdict.no("%s has no station marker left", company.id());
    if (!FreeMarkers.isGrantedAt(game, company, at.hex())
        && claim.flatMap(MarkerClaim::unconnected).isEmpty()
        && !MarkerClaims.reaches(game, company, at.hex(), at.index())
        && !Waiver.lifts(game, Waiver.Rule.CONNECTION, at.hex()))
      return Verdict.no("%s cannot reach the city in %s", company.id(), at.hex());
    int cost = cost(game, company, at);
    if (cost > company.cash())
      return Verdict.no("%s cannot pay %s for a station marker", company.id(), game.money(cost));
    return mayStand(game, new MarkerHooks.MayPlaceMarker(company, hex, at.index()));
  }

  /** Whether a city has a space for a company's marker, beside those that are kept for others. */
  public static boolean hasSpace(Game game, Company company, TrackGraph.StopAt at) {
    Hex hex = game.title().map().hex(at.hex());
    return at.stop().isCity()
        && game.state().board().freeSlot(at.hex(), at.index()).isPresent()
        && !new CitySpaces(game, hex, at.index()).keptForHomes(company);
  }

  /** What scripts allow, as far as there is a space. */
  static Verdict mayStand(Game game, MarkerHooks.MayPlaceMarker place) {
    return game.ask(MarkerHooks.MAY_PLACE_MARKER, place).and(() -> hasSpace(game, place));
  }

  /** The printed price, or that price for each hex from the nearest marker of the company. */
  static int standardCost(Game game, MarkerHooks.MarkerCost asked) {
    int each = asked.company().markers().getFirst();
    if (!game.kind(asked.company()).markersByDistance()) return each;
    return each * HexDistances.between(game, asked.company(), asked.hex());
  }

  static int cost(Game game, Company company, TrackGraph.StopAt at) {
    if (FreeMarkers.isGrantedAt(game, company, at.hex())) return 0;
    Optional<Integer> claimed =
        MarkerClaims.at(game, company, at.hex(), at.index())
            .flatMap(claim -> MarkerClaims.price(game, company, claim, at.index()));
    if (claimed.isPresent()) return claimed.get();
    Hex hex = game.title().map().hex(at.hex());
    return game.ask(MarkerHooks.MARKER_COST, new MarkerHooks.MarkerCost(company, hex, at.index()));
  }

  /** The city that an action names. */
  static TrackGraph.StopAt city(Game game, HexId hex, int city) {
    Refusal.unless(
        game.title().map().hexes().containsKey(hex), "hex", "there is no hex %s on the map", hex);
    var stops = game.state().board().tile(hex).stops();
    boolean there = city >= 0 && city < stops.size() && stops.get(city).isCity();
    Refusal.unless(there, "city", "there is no city number %s in %s", city, hex);
    return new TrackGraph.StopAt(hex, city, stops.get(city));
  }

  static void place(StateTransaction change, String id, TrackGraph.StopAt at) {
    Company company = change.company(id);
    Game game = change.game();
    Refusal.unless(verdict(game, company, at), "station-marker");
    int cost = cost(game, company, at);
    Money.pay(change, Holder.named(id), Holder.BANK, cost);
    put(change, id, at, cost, false);
  }

  /** Puts a marker into the free space of a city; see below. */
  static void put(
      StateTransaction change, String id, TrackGraph.StopAt at, int cost, boolean additional) {
    Game game = change.game();
    int slot = game.state().board().freeSlot(at.hex(), at.index()).orElseThrow();
    boolean claimed =
        MarkerClaims.at(game, game.company(id), at.hex(), at.index())
            .filter(MarkerClaim::isAdditional)
            .isPresent();
    boolean neutral = NeutralMarkers.areOf(game.design(), id);
    var marker = new Marker(id, at.hex(), at.index(), slot, false, false, neutral);
    put(change, marker, cost, additional || claimed);
  }

  /**
   * Puts a marker on the board, whatever the rules say.
   *
   * @param additional whether it is not the next one of the charter
   */
  static void put(StateTransaction change, Marker marker, int cost, boolean additional) {
    Game game = change.game();
    Hex hex = game.title().map().hex(marker.hex());
    String id = marker.company();
    change.update(change.state().with(game.state().board().with(marker)));
    Company paid = change.company(id);
    if (!additional)
      change.update(paid.withMarkers(paid.markers().subList(1, paid.markers().size())));
    change.log(
        new BoardEvent.MarkerPlaced(
            id, HexLabel.of(hex), marker.city(), game.amount(cost), additional));
    HookEvents.tell(
        change,
        MarkerHooks.MARKER_PLACED,
        new MarkerHooks.MarkerPlaced(change.company(id), hex, marker.city()));
  }
}
