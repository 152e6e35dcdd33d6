package roundhouse.engine.stations;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.design.spec.CompanySpec;
import roundhouse.design.spec.MarkerClaim;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.PrivateCompany;

/**
 * Cities in which companies may place a marker at a special price, by their own right or by that of
 * a private, and the spaces kept for them.
 */
final class MarkerClaims {
  private MarkerClaims() {}

  /** The claims of a company that it has not used and has a marker for. */
  static List<MarkerClaim> of(Game game, Company company) {
    var all = new ArrayList<MarkerClaim>();
    game.spec(company).claims().ifPresent(all::add);
    for (PrivateCompany each : game.state().privates().values())
      if (!each.closed())
        ofPrivate(game, each)
            .filter(claim -> mayUse(game, company, each, claim))
            .ifPresent(all::add);
    all.removeIf(
        claim ->
            !claim.isAdditional() && company.markers().isEmpty()
                || stands(game.state().board(), company.id(), HexId.of(claim.hex())));
    return all;
  }

  private static boolean mayUse(
      Game game, Company company, PrivateCompany owned, MarkerClaim claim) {
    boolean theirs =
        claim.isForPresident()
            ? company.president().filter(owned.owner()::is).isPresent()
            : owned.owner().is(company.id());
    return theirs
        && game.ask(MarkerHooks.MAY_USE_CLAIM, new MarkerHooks.MayUseClaim(company, owned))
            .allowed();
  }

  private static Optional<MarkerClaim> ofPrivate(Game game, PrivateCompany owned) {
    return game.design().privates().get(owned.id()).claims();
  }

  /** The claim that a company has to a city. */
  static Optional<MarkerClaim> at(Game game, Company company, HexId hex, int city) {
    return of(game, company).stream()
        .filter(claim -> claim.isFor(game.state().board(), hex, city))
        .findFirst();
  }

  /** What the claim costs; nothing if the company must reach the city and cannot. */
  static Optional<Integer> price(Game game, Company company, MarkerClaim claim, int city) {
    return reaches(game, company, HexId.of(claim.hex()), city)
        ? Optional.of(claim.price())
        : claim.unconnected();
  }

  static boolean reaches(Game game, Company company, HexId hex, int city) {
    int stop = game.state().board().track().stopIndex(hex, city);
    return CompanyNetwork.reach(game, company, false).reaches(stop);
  }

  /** The spaces in a city that are kept for claims of others. */
  static int kept(Game game, Hex hex, int city, String company) {
    int kept = 0;
    for (MarkerClaim claim : others(game, company))
      if (claim.isFor(game.state().board(), hex.id(), city)) kept++;
    return kept;
  }

  private static List<MarkerClaim> others(Game game, String company) {
    var all = new ArrayList<MarkerClaim>();
    for (CompanySpec spec : game.design().companies().values()) {
      Company other = game.company(spec.id());
      if (spec.id().equals(company) || other.is(Status.CLOSED)) continue;
      spec.claims()
          .filter(claim -> !stands(game.state().board(), spec.id(), HexId.of(claim.hex())))
          .filter(claim -> isKept(game, claim))
          .ifPresent(all::add);
    }
    for (PrivateCompany owned : game.state().privates().values()) {
      boolean companys = game.state().companies().containsKey(owned.owner().name());
      if (!owned.closed() && !companys)
        ofPrivate(game, owned)
            .filter(
                claim -> isKept(game, claim) && !mayUse(game, game.company(company), owned, claim))
            .ifPresent(all::add);
    }
    return all;
  }

  private static boolean isKept(Game game, MarkerClaim claim) {
    if (claim.keptUntil().isEmpty()) return true;
    List<String> order = List.copyOf(game.design().phases().keySet());
    return order.indexOf(game.state().phase()) < order.indexOf(claim.keptUntil());
  }

  private static boolean stands(Board board, String company, HexId hex) {
    return board.markersAt(hex).stream().anyMatch(marker -> marker.company().equals(company));
  }
}
