package roundhouse.position;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
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
    found.money(
        path + "par", stated.par(), company.par(), "the par price of " + id + " is %s, not %s");
    found.money(
        path + "price",
        stated.price(),
        game.price(company),
        "the share price of " + id + " is %s, not %s");
    found.money(
        path + "cash", stated.cash(), company.cash(), id + " has %s in its treasury, not %s");
    holdings(path, company, stated);
    found.money(
        path + "revenue",
        stated.revenue(),
        Math.max(0, company.revenue()),
        "the last run of " + id + " earned %s, not %s");
    found.number(path + "loans", stated.loans(), company.loans(), id + " has %d loans, not %d");
    stated
        .flags()
        .values()
        .forEach((name, value) -> found.flag(path + "flags." + name, id, name, value));
  }

  private void standing(String path, Company company, StatedCompany stated) {
    stated
        .standing()
        .filter(standing -> standing != standing(company))
        .ifPresent(
            standing ->
                found.tell(
                    path + "standing",
                    "%s is %s, not %s"
                        .formatted(company.id(), word(standing(company)), word(standing))));
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
                    holder + " holds %d percent of " + company.id() + ", not %d"));
  }

  private void markers(String path, String company, Collection<String> hexes) {
    List<String> now =
        game.state().board().markersOf(company).stream()
            .map(marker -> marker.hex().text())
            .toList();
    found.same(path + "markers", new TreeSet<>(hexes), new TreeSet<>(now), "markers of " + company);
  }

  private static String president(Company company) {
    return company.inReceivership()
        ? Holder.POOL.name()
        : company.president().orElse(StatedNames.NOBODY);
  }

  private static StatedCompany.Standing standing(Company company) {
    if (company.is(Company.Status.CLOSED)) return StatedCompany.Standing.CLOSED;
    if (company.operated()) return StatedCompany.Standing.OPERATED;
    if (company.floated()) return StatedCompany.Standing.FLOATED;
    return company.started() ? StatedCompany.Standing.STARTED : StatedCompany.Standing.UNSTARTED;
  }

  private static String word(StatedCompany.Standing standing) {
    return standing.name().toLowerCase(Locale.ROOT);
  }
}
