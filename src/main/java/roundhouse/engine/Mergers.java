package roundhouse.engine;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Board;
import roundhouse.board.Marker;
import roundhouse.board.Reach;
import roundhouse.board.TrackGraph;
import roundhouse.design.StepSpec;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Frame;
import roundhouse.game.Holder;
import roundhouse.game.Memory;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.market.Space;
import roundhouse.market.Zone;

/**
 * Companies that have one share become a company with more: one alone, or several that are connected.
 * Nothing moves before all that is needed is certain.
 *
 * @param rules of the step in the design
 */
record Mergers(StepSpec.Merge rules) {
  /** The turn after a merger, in which markers and trains are given up and shares bought. */
  static final String SHARES = "merger-shares";

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
    if (!connected(game, all)) return Verdict.no("%s is not connected with the others", other.id());
    return Verdict.YES;
  }

  /** Whether what has been agreed can be sealed. */
  Verdict mayForm(Game game, List<String> parts) {
    if (formable(game).isEmpty()) return Verdict.no("no company is left to be formed");
    if (parts.size() == 1) return mayConvert(game, game.company(parts.getFirst()));
    if (space(game, price(game, parts)).isEmpty())
      return Verdict.no("no company starts at a price as low as %s", game.money(price(game, parts)));
    boolean director = buyers(game, parts).isEmpty() || mayBuyShare(game, parts);
    return director
        ? Verdict.YES
        : Verdict.no("nobody would have the two shares of the director, and the owner of %s cannot buy one", first(game, parts));
  }

  private Verdict mayConvert(Game game, Company company) {
    boolean there =
        rules.converts().isEmpty()
            || game.space(company).filter(space -> space.in(rules.converts().get())).isPresent();
    return there
        ? Verdict.YES
        : Verdict.no("%s may be turned alone only when its price is in the zone for it", company.id());
  }

  /** Of one company its own price, of several the highest and the lowest together, down to a price to start at. */
  int price(Game game, List<String> parts) {
    if (parts.size() == 1) return game.price(game.company(parts.getFirst()));
    var prices = parts.stream().mapToInt(id -> game.price(game.company(id))).summaryStatistics();
    return prices.getMin() + prices.getMax();
  }

  /** Where the new company's token goes: the highest space to start at that is not above the price. */
  private Optional<Space> space(Game game, int price) {
    String any = formable(game).getFirst().id();
    var range = game.spec(game.company(any)).par().or(() -> game.design().kindOf(any).par());
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR) && space.price() <= price)
        .filter(space -> range.map(par -> par.contains(space.price())).orElse(true))
        .max(Comparator.comparingInt(Space::price));
  }

  /** Players who own one of the companies each only; nobody when somebody owns two: then who buys a share is named. */
  private List<String> buyers(Game game, List<String> parts) {
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

  /** Whether one of the companies can trace routes to all others; their own markers do not stop it, and the cities of a hex are one. */
  private static boolean connected(Game game, List<String> parts) {
    Board board = game.state().board();
    BitSet blocked = blocked(board, parts);
    return parts.stream().anyMatch(id -> reachesAll(board, blocked, id, parts));
  }

  private static boolean reachesAll(Board board, BitSet blocked, String from, List<String> parts) {
    var hexes = new java.util.HashSet<String>();
    board.markersOf(from).forEach(marker -> hexes.add(marker.hex()));
    BitSet starts = citiesIn(board, hexes);
    starts.andNot(blocked);
    BitSet reached = Reach.of(board.track(), starts, blocked).stops();
    boolean grown = true;
    while (grown) {
      var more = new java.util.HashSet<String>();
      reached.stream().filter(stop -> board.track().stop(stop).stop().isCity() && !blocked.get(stop)).forEach(stop -> more.add(board.track().stop(stop).hex()));
      BitSet next = citiesIn(board, more);
      next.andNot(blocked);
      next.or(starts);
      grown = next.cardinality() > starts.cardinality();
      starts = next;
      if (grown) reached = Reach.of(board.track(), starts, blocked).stops();
    }
    BitSet all = reached;
    return parts.stream()
        .allMatch(
            id ->
                board.markersOf(id).stream()
                    .allMatch(
                        marker -> all.stream().anyMatch(stop -> board.track().stop(stop).hex().equals(marker.hex()) && board.track().stop(stop).stop().isCity())));
  }

  private static BitSet citiesIn(Board board, java.util.Set<String> hexes) {
    var stops = new BitSet();
    for (int stop = 0; stop < board.track().stops(); stop++) {
      TrackGraph.StopAt at = board.track().stop(stop);
      if (at.stop().isCity() && hexes.contains(at.hex())) stops.set(stop);
    }
    return stops;
  }

  private static BitSet blocked(Board board, List<String> parts) {
    BitSet blocked = Network.blocked(board, parts.getFirst(), false);
    for (String other : parts.subList(1, parts.size()))
      blocked.and(Network.blocked(board, other, false));
    return blocked;
  }

  /** Forms a company of others; markers above the number it keeps, and trains, are given up in a turn that follows. */
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
    List<String> order = game.ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream().filter(parts::contains).toList();
    List<String> owners = order.stream().map(part -> owner(game, part)).toList();
    change.did(parts.getFirst(), "%s become %s at %s", String.join(" and ", order), id, game.money(space.price()));
    change.become(change.company(id).withPar(space.price()).with(Status.FLOATED));
    for (String part : order) absorb(change, part, id);
    Prices.place(change, change.company(id), space.cell());
    shares(change, id, owners, buyers, space.price());
    change.push(new Frame(Frame.Kind.TURN, SHARES, id, 0, Memory.EMPTY.with("keeps", rules.keepsMarkers()).with(FIRST_OWNER, owners.getFirst())));
  }

  private static void absorb(Change change, String part, String into) {
    Company company = change.company(part);
    Money.pay(change, part, into, company.cash());
    Company formed = change.company(into);
    for (var train : company.trains()) formed = formed.gaining(train);
    change.become(formed.withLoans(formed.loans() + company.loans()));
    for (PrivateCompany each : change.state().privates().values())
      if (each.owner().equals(part)) change.become(change.state().with(each.ownedBy(into)));
    markers(change, part, into);
    Company gone = change.company(part);
    change.become(
        gone.withTrains(List.of())
            .withLoans(0)
            .withMarkers(List.of())
            .withCertificates(gone.certificates().stream().map(each -> each.to(Holder.IPO)).toList())
            .without(Status.FLOATED)
            .with(Status.CLOSED));
    change.become(change.state().with(change.state().tokens().without(part)));
  }

  /** Markers become those of the new company; of two in one hex, one goes. */
  private static void markers(Change change, String part, String into) {
    for (Marker marker : change.state().board().markersOf(part)) {
      Board board = change.state().board();
      var all = new ArrayList<>(board.markers());
      int at = all.indexOf(marker);
      boolean twice = board.markersAt(marker.hex()).stream().anyMatch(other -> other.company().equals(into));
      if (twice) all.remove(at);
      else all.set(at, marker.of(into));
      change.become(change.state().with(board.withMarkers(all)));
      Company formed = change.company(into);
      if (!twice && !formed.markers().isEmpty())
        change.become(formed.withMarkers(formed.markers().subList(1, formed.markers().size())));
    }
  }

  /** Each company is worth a share to its owner, one alone the president's certificate. */
  private void shares(Change change, String id, List<String> owners, List<String> buyers, int price) {
    var held = new java.util.LinkedHashMap<String, Integer>();
    owners.forEach(owner -> held.merge(owner, owners.size() == 1 ? 2 : 1, Integer::sum));
    for (String buyer : buyers) {
      Money.pay(change, buyer, Starting.payee(change.game(), id), price);
      held.merge(buyer, 1, Integer::sum);
      change.did(buyer, "%s buys the share that a director needs", buyer);
    }
    int most = held.values().stream().max(Integer::compare).orElseThrow();
    if (most < 2) {
      held.forEach((owner, count) -> Shares.transfer(change, id, Holder.IPO, owner, change.company(id).sharePercent()));
      return;
    }
    String director = held.keySet().stream().filter(owner -> held.get(owner) == most).findFirst().orElseThrow();
    int percent = change.company(id).sharePercent();
    change.become(Shares.moved(change.company(id), 0, director));
    held.merge(director, -2, Integer::sum);
    held.forEach(
        (owner, count) -> {
          if (count > 0) Shares.transfer(change, id, Holder.IPO, owner, count * percent);
        });
    change.follows(director, "%s becomes president of %s", director, id);
  }
}
