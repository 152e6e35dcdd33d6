package roundhouse.engine.takeovers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.design.Merge;
import roundhouse.engine.Change;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.Verdict;
import roundhouse.engine.rounds.RoundHooks;
import roundhouse.engine.shares.Prices;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.Memory;
import roundhouse.game.Player;
import roundhouse.market.Space;
import roundhouse.market.Zone;

/**
 * Companies that have one share become a company with more: one alone, or several that are
 * connected. Nothing moves before all that is needed is certain.
 *
 * @param rules of the step in the design
 */
public record Mergers(Merge rules) {
  /** The turn after a merger, in which markers and trains are given up and shares bought. */
  public static final String SHARES = "merger-shares";

  /** What that turn remembers: the owner of the earliest to operate of those that merged. */
  static final String FIRST_OWNER = "first-owner";

  /** Companies that may be formed: not started, of the kind, in the game from this phase on. */
  List<Company> formable(Game game) {
    return game.state().companies().values().stream()
        .filter(company -> game.design().kindNameOf(company.id()).equals(rules.into()))
        .filter(company -> !company.started() && !company.is(Status.CLOSED))
        .toList();
  }

  /** Whether a company could take part with those that do already; the first of those leads. */
  Verdict mayJoin(Game game, List<String> parts, Company other) {
    if (parts.size() >= rules.most())
      return Verdict.no("no more than %d companies may merge", rules.most());
    if (parts.contains(other.id())) return Verdict.no("%s takes part already", other.id());
    if (!other.floated() || other.certificates().size() != 1 || other.president().isEmpty())
      return Verdict.no("%s cannot take part in a merger", other.id());
    var all = new ArrayList<>(parts);
    all.add(other.id());
    if (!MergerConnection.connected(game, all))
      return Verdict.no("%s is not connected with the others", other.id());
    return Verdict.YES;
  }

  /** Whether what has been agreed can be sealed. */
  Verdict mayForm(Game game, List<String> parts) {
    if (formable(game).isEmpty()) return Verdict.no("no company is left to be formed");
    if (parts.size() == 1) return mayConvert(game, game.company(parts.getFirst()));
    if (space(game, price(game, parts)).isEmpty())
      return Verdict.no(
          "no company starts at a price as low as %s", game.money(price(game, parts)));
    boolean director = buyers(game, parts).isEmpty() || mayBuyShare(game, parts);
    return director
        ? Verdict.YES
        : Verdict.no(
            "nobody would have the two shares of the director, and the owner of %s cannot buy one",
            first(game, parts));
  }

  private Verdict mayConvert(Game game, Company company) {
    boolean there =
        rules.converts().isEmpty()
            || game.space(company).filter(space -> space.in(rules.converts().get())).isPresent();
    return there
        ? Verdict.YES
        : Verdict.no(
            "%s may be turned alone only when its price is in the zone for it", company.id());
  }

  /**
   * Of one company its own price, of several the highest and the lowest together, down to a price
   * to start at.
   */
  int price(Game game, List<String> parts) {
    if (parts.size() == 1) return game.price(game.company(parts.getFirst()));
    var prices = parts.stream().mapToInt(id -> game.price(game.company(id))).summaryStatistics();
    return prices.getMin() + prices.getMax();
  }

  /**
   * Where the new company's token goes: the highest space to start at that is not above the price.
   */
  private Optional<Space> space(Game game, int price) {
    String any = formable(game).getFirst().id();
    var range = game.spec(game.company(any)).par().or(() -> game.design().kindOf(any).par());
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR) && space.price() <= price)
        .filter(space -> range.map(par -> par.contains(space.price())).orElse(true))
        .max(Comparator.comparingInt(Space::price));
  }

  /**
   * Players who own one of the companies each only; nobody when somebody owns two: then who buys a
   * share is named.
   */
  List<String> buyers(Game game, List<String> parts) {
    boolean two =
        parts.size() == 1
            || !rules.directorBuys()
            || game.state().players().stream().anyMatch(player -> owned(game, parts, player) >= 2);
    return two ? List.of() : List.of(owner(game, first(game, parts)));
  }

  private static int owned(Game game, List<String> parts, Player player) {
    return (int) parts.stream().filter(id -> owner(game, id).equals(player.name())).count();
  }

  static String owner(Game game, String company) {
    return game.company(company).president().orElseThrow();
  }

  /** The earliest to operate of some companies. */
  private static String first(Game game, List<String> parts) {
    return game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
        .filter(parts::contains)
        .findFirst()
        .orElseThrow();
  }

  private boolean mayBuyShare(Game game, List<String> parts) {
    Player buyer = game.state().player(owner(game, first(game, parts)));
    int price = space(game, price(game, parts)).orElseThrow().price();
    return buyer.cash() >= price;
  }

  /**
   * Forms a company of others; markers above the number it keeps, and trains, are given up in a
   * turn that follows.
   */
  void form(Change change, List<String> parts, String id) {
    Game game = change.game();
    Refusal.unless(mayForm(game, parts), "merger");
    Refusal.unless(
        formable(game).stream().anyMatch(company -> company.id().equals(id)),
        "merger",
        "%s cannot be formed now",
        id);
    Space space = space(game, price(game, parts)).orElseThrow();
    List<String> buyers = buyers(game, parts);
    List<String> order =
        game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
            .filter(parts::contains)
            .toList();
    List<String> owners = order.stream().map(part -> owner(game, part)).toList();
    change.did(
        parts.getFirst(),
        "%s become %s at %s",
        String.join(" and ", order),
        id,
        game.money(space.price()));
    change.become(change.company(id).withPar(space.price()).with(Status.FLOATED));
    for (String part : order) Formation.absorb(change, part, id);
    Prices.place(change, change.company(id), space.cell());
    Formation.shares(change, id, owners, buyers, space.price());
    change.push(
        new Frame(
            Frame.Kind.TURN,
            SHARES,
            id,
            0,
            Memory.EMPTY.with("keeps", rules.keepsMarkers()).with(FIRST_OWNER, owners.getFirst())));
  }
}
