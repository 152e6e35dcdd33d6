package roundhouse.engine.shares;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.NumberRange;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.stations.ChooseHomeStep;
import roundhouse.engine.stations.NeutralMarkers;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/** Which companies may start, and at which par prices, if no script says otherwise. */
public final class StartRules {
  private StartRules() {}

  /** Whether a company may start: it is available, has a home, and its layer is open. */
  static Verdict mayStart(Game game, ShareHooks.MayStart asked) {
    Verdict given = PrivateStarts.mayStart(game, asked.player(), asked.company());
    return given.allowed() ? mayStart(game, asked.company()) : given;
  }

  private static Verdict mayStart(Game game, Company company) {
    if (company.is(Status.CLOSED)) return Verdict.no("%s is closed for good", company.id());
    if (company.started()) return Verdict.no("%s has already started", company.id());
    KindSpec kind = game.kind(company);
    if (kind.starts() != KindSpec.Starts.PURCHASE)
      return Verdict.no(
          "%s does not start with the purchase of its president's certificate", company.id());
    Verdict available = available(game, company);
    if (!available.allowed()) return available;
    Verdict home = ChooseHomeStep.mayBegin(game, company);
    if (!home.allowed()) return home;
    Verdict neutral = NeutralMarkers.mayStart(game, company);
    if (!neutral.allowed()) return neutral;
    int layer = game.spec(company).layer();
    if (layer <= openLayer(game)) return Verdict.YES;
    return Verdict.no(
        "%s is in layer %s, which opens when a company of layer %s is sold out or has operated",
        company.id(), layer, layer - 1);
  }

  /** Whether the phase lets this company and its kind start. */
  private static Verdict available(Game game, Company company) {
    List<String> phases = game.kind(company).startsIn();
    if (!phases.isEmpty() && !phases.contains(game.state().phase()))
      return Verdict.no("%s cannot be started in phase %s", company.id(), game.state().phase());
    String from = game.spec(company).availableFrom();
    List<String> order = List.copyOf(game.design().phases().keySet());
    if (!from.isEmpty() && order.indexOf(game.state().phase()) < order.indexOf(from))
      return Verdict.no("%s is available from phase %s", company.id(), from);
    return Verdict.YES;
  }

  /** Whether a company may be offered for auction now. */
  public static Verdict mayBeAuctioned(Game game, Company company) {
    if (game.kind(company).starts() != KindSpec.Starts.AUCTION)
      return Verdict.no("%s is not auctioned", company.id());
    if (company.started() || company.is(Status.CLOSED))
      return Verdict.no("%s has already started", company.id());
    Verdict available = available(game, company);
    return available.allowed() ? ChooseHomeStep.mayBegin(game, company) : available;
  }

  /**
   * The highest open layer. The first is open; each opens the next when a company of it is sold out
   * or has operated.
   */
  static int openLayer(Game game) {
    int open = 1;
    for (Company company : game.state().companies().values()) {
      if (soldOut(company) || company.operated())
        open = Math.max(open, game.spec(company).layer() + 1);
    }
    return open;
  }

  private static boolean soldOut(Company company) {
    return company.started() && company.held(Holder.IPO) == 0;
  }

  /** The prices at which a company may start. */
  static List<Integer> parPrices(Game game, Company company) {
    return spaces(game, company).stream().map(MarketSpace::price).distinct().toList();
  }

  /** The spaces at which a company may start. */
  static List<MarketSpace> spaces(Game game, Company company) {
    Optional<NumberRange> range = game.spec(company).par().or(() -> game.kind(company).par());
    boolean again = company.is(Status.BANKRUPT);
    int min = again ? 0 : range.map(NumberRange::min).orElse(0);
    int max = range.map(NumberRange::max).orElse(Integer.MAX_VALUE);
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR) || again && space.in(Zone.REFLOAT))
        .filter(space -> space.price() >= min && space.price() <= max)
        .toList();
  }

  /**
   * The space of a par price: one of the company's own spaces, else any space with the price, which
   * a hook may have named.
   */
  public static MarketSpace parSpace(Game game, Company company, int par) {
    return Stream.concat(spaces(game, company).stream(), game.title().market().spaces().stream())
        .filter(space -> space.price() == par)
        .findFirst()
        .orElseThrow();
  }
}
