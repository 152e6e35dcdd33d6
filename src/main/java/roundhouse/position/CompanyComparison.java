package roundhouse.position;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** Compares a company with the expected one and describes the differences in words. */
final class CompanyComparison {
  private final Game game;
  private final MismatchList found;

  /**
   * @param found where differences are added
   */
  CompanyComparison(Game game, MismatchList found) {
    this.game = game;
    this.found = found;
  }

  void compare(String path, Company company, StatedCompany stated) {
    String id = company.id();
    standing(path, company, stated);
    prices(path, company, stated);
    found.money(
        path + "cash", stated.cash(), company.cash(), id + " has %s in its treasury, not %s");
    holdings(path, company, stated);
    found.money(
        path + "revenue",
        stated.revenue(),
        Math.max(0, company.revenue()),
        "the last run of " + id + " earned %s, not %s");
    found.number(path + "loans", stated.loans(), company.loans(), id + " has %s loans, not %s");
    stated
        .flags()
        .values()
        .forEach((name, value) -> found.flag(path + "flags." + name, id, name, value));
  }

  private void prices(String path, Company company, StatedCompany stated) {
    String id = company.id();
    found.money(
        path + "par", stated.par(), company.par(), "the par price of " + id + " is %s, not %s");
    found.money(
        path + "price",
        stated.price(),
        game.price(company),
        "the share price of " + id + " is %s, not %s");
    found.text(
        path + "space",
        stated.space(),
        game.state().tokens().of(id).map(StatedSpace::text).orElse("none"),
        "the token of " + id + " is in space %s, not %s");
  }

  private void standing(String path, Company company, StatedCompany stated) {
    stated
        .standing()
        .filter(standing -> !standings(company).contains(standing))
        .ifPresent(
            standing ->
                found.tell(
                    path + "standing",
                    "%s is %s, not %s"
                        .formatted(
                            company.id(), word(standings(company).getFirst()), word(standing))));
  }

  private void holdings(String path, Company company, StatedCompany stated) {
    String id = company.id();
    shares(path, company, stated);
    found.text(
        path + "president",
        stated.president(),
        president(company),
        "the president of " + id + " is %s, not %s");
    stated
        .trains()
        .ifPresent(
            types -> found.trains(path + "trains", types, company.trains(), "trains of " + id));
    stated.home().ifPresent(home -> home(path, id, home));
    stated.markers().ifPresent(hexes -> markers(path, id, hexes));
  }

  private void shares(String path, Company company, StatedCompany stated) {
    stated
        .shares()
        .forEach(
            (holder, percent) ->
                found.number(
                    path + "shares." + holder,
                    Optional.of(percent),
                    company.held(Holder.named(holder)),
                    holder + " holds %s percent of " + company.id() + ", not %s"));
  }

  private void home(String path, String company, String home) {
    Board board = game.state().board();
    Optional<StatedMarker> now =
        board.markersOf(company).stream()
            .filter(Marker::home)
            .map(marker -> StatedMarker.of(board, marker))
            .findFirst();
    boolean as =
        home.equals(StatedNames.NONE)
            ? now.isEmpty()
            : now.filter(StatedMarker.parse(home)::includes).isPresent();
    if (!as)
      found.tell(
          path + "home",
          "the home marker of %s is in %s, not %s"
              .formatted(company, now.map(StatedMarker::toString).orElse("no hex"), home));
  }

  private void markers(String path, String company, Collection<String> hexes) {
    Board board = game.state().board();
    var stated = hexes.stream().map(StatedMarker::parse).toList();
    var now = new TreeSet<String>();
    for (Marker marker : board.markersOf(company)) {
      StatedMarker exact = StatedMarker.of(board, marker);
      now.add(
          stated.stream()
              .filter(each -> each.includes(exact))
              .findFirst()
              .orElse(exact)
              .toString());
    }
    found.same(path + "markers", new TreeSet<>(hexes), now, "markers of " + company);
  }

  private static String president(Company company) {
    return company.inReceivership()
        ? Holder.POOL.name()
        : company.president().orElse(StatedNames.NOBODY);
  }

  /** What may be said of it, the most telling first: a bankrupt company has operated too. */
  private static List<StatedCompany.Standing> standings(Company company) {
    if (company.is(Company.Status.CLOSED)) return List.of(StatedCompany.Standing.CLOSED);
    var all = new ArrayList<StatedCompany.Standing>();
    if (company.is(Company.Status.CEASED)) all.add(StatedCompany.Standing.CEASED);
    if (company.is(Company.Status.BANKRUPT)) all.add(StatedCompany.Standing.BANKRUPT);
    if (company.operated()) all.add(StatedCompany.Standing.OPERATED);
    else if (company.floated()) all.add(StatedCompany.Standing.FLOATED);
    else
      all.add(
          company.started() ? StatedCompany.Standing.STARTED : StatedCompany.Standing.UNSTARTED);
    return all;
  }

  private static String word(StatedCompany.Standing standing) {
    return standing.name().toLowerCase(Locale.ROOT);
  }
}
