package roundhouse.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import roundhouse.board.Marker;
import roundhouse.design.PhaseSpec.Takeover;
import roundhouse.design.StateRailwaySpec;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.market.Move;

/** The railway of the state, and what becomes of companies that it takes over. Nobody owns or directs it. */
final class StateRailway {
  /** The turn in which a director may give up a company without a train. */
  static final String TRAINLESS = "trainless";

  private StateRailway() {}

  private static Optional<StateRailwaySpec> rules(Game game) {
    return game.design().stateRailway();
  }

  /** Whether a company is the state railway. */
  static boolean is(Game game, String company) {
    return rules(game).filter(rules -> rules.company().equals(company)).isPresent();
  }

  /** A phase has started in which the state takes over so much, in operating order. */
  static void phaseStarted(Change change, List<Takeover> what) {
    if (what.isEmpty() || rules(change.game()).isEmpty()) return;
    if (what.contains(Takeover.PRIVATES)) takePrivates(change);
    for (Company company : order(change)) {
      boolean trainless = what.contains(Takeover.TRAINLESS) && company.trains().isEmpty();
      boolean minor = company.certificates().size() == 1;
      if (!company.operated()) continue;
      if (minor && (trainless || what.contains(Takeover.MINORS))) takeOver(change, company.id());
    }
  }

  /** The phase has started, and trains over its limit are to go back: before that, directors of companies without a train are asked. */
  static void askTrainless(Change change) {
    if (!change.game().phase().nationalises().contains(Takeover.TRAINLESS)) return;
    for (Company company : order(change).reversed()) {
      boolean several = company.certificates().size() > 1;
      if (several && company.operated() && company.trains().isEmpty())
        Turns.push(change, TRAINLESS, company.id());
    }
  }

  private static List<Company> order(Change change) {
    return change.game().ask(RoundHooks.OPERATING_ORDER, new RoundHooks.OperatingOrder()).stream()
        .map(change::company)
        .filter(company -> !is(change.game(), company.id()))
        .toList();
  }

  private static void takePrivates(Change change) {
    String state = rules(change.game()).orElseThrow().company();
    for (PrivateCompany each : change.state().privates().values()) {
      boolean owned = !each.closed() && !each.owner().isEmpty() && !each.owner().equals(Holder.BANK);
      if (!owned || each.owner().equals(state)) continue;
      Money.pay(change, Holder.BANK, each.owner(), Privates.spec(change.game(), each).price());
      change.follows(each.owner(), "the state takes %s over from %s", each.id(), each.owner());
      change.become(change.state().with(each.ownedBy(state)));
    }
  }

  /** Takes a company over: its loans are paid back, its price falls, shareholders are paid, and the rest is the state's. */
  static void takeOver(Change change, String id) {
    StateRailwaySpec rules = rules(change.game()).orElseThrow();
    change.follows(id, "the state takes %s over", id);
    Loans.payBack(change, id);
    Prices.move(change, id, Move.parse(rules.priceFalls()));
    Prices.move(change, id, loanFall(change.game(), change.company(id), rules));
    payShareholders(change, id);
    if (rules.inherits()) inherit(change, id, rules.company());
    else scatter(change, id);
    takeMarkers(change, id, rules);
    close(change, id, rules.restarts());
  }

  private static Move loanFall(Game game, Company company, StateRailwaySpec rules) {
    return rules.loanPriceFalls().isEmpty()
        ? Loans.fall(game, company)
        : Move.parse(rules.loanPriceFalls()).times(company.loans());
  }

  private static void payShareholders(Change change, String id) {
    Company company = change.company(id);
    int price = change.game().price(company) * change.title().design().kindOf(id).shareCounts();
    for (Player player : change.state().players()) {
      int due = company.held(player.name()) / company.sharePercent() * price;
      if (due == 0) continue;
      Money.pay(change, Holder.BANK, player.name(), due);
      change.follows(player.name(), "%s receives %s", player.name(), change.game().money(due));
    }
  }

  private static void inherit(Change change, String id, String state) {
    Company company = change.company(id);
    Money.pay(change, id, state, company.cash());
    for (Train train : company.trains()) change.become(change.company(state).gaining(train));
    change.become(change.company(id).withTrains(List.of()).withLoans(0));
    for (PrivateCompany each : change.state().privates().values())
      if (each.owner().equals(id)) change.become(change.state().with(each.ownedBy(state)));
  }

  /** What it has is nobody's: the bank takes its money, its trains are out of the game, its privates close. */
  private static void scatter(Change change, String id) {
    Money.pay(change, id, Holder.BANK, change.company(id).cash());
    change.become(change.company(id).withTrains(List.of()).withLoans(0));
    for (PrivateCompany each : change.state().privates().values())
      if (each.owner().equals(id)) Privates.close(change, each.id());
  }

  /** Its markers become the state's, where the state has one left and none in the hex; the others go. */
  private static void takeMarkers(Change change, String id, StateRailwaySpec rules) {
    for (Marker marker : change.state().board().markersOf(id)) {
      var board = change.state().board();
      var others = new ArrayList<>(board.markers());
      int at = others.indexOf(marker);
      boolean taken = mayMark(change.game(), rules, marker.hex());
      if (taken) others.set(at, marker.of(rules.company()));
      else others.remove(at);
      change.become(change.state().with(board.withMarkers(others)));
      if (taken) useMarker(change, rules.company());
    }
  }

  private static void useMarker(Change change, String state) {
    Company railway = change.company(state);
    change.become(railway.withMarkers(railway.markers().subList(1, railway.markers().size())));
  }

  /** One in a hex; as many as it has, of which those for the hexes kept for it are not used elsewhere. */
  private static boolean mayMark(Game game, StateRailwaySpec rules, String hex) {
    var board = game.state().board();
    List<Marker> its = board.markersOf(rules.company());
    if (its.stream().anyMatch(marker -> marker.hex().equals(hex))) return false;
    int left = game.company(rules.company()).markers().size();
    if (rules.keeps().containsKey(hex) && (!rules.keptApart() || itsTime(game, rules, hex))) return left > 0;
    long waiting =
        rules.keeps().keySet().stream()
            .filter(
                kept ->
                    rules.keptApart()
                        ? !itsTime(game, rules, kept)
                        : its.stream().noneMatch(marker -> marker.hex().equals(kept)))
            .count();
    return left > waiting;
  }

  /** Whether the state is to place its marker in a hex kept for it. */
  private static boolean itsTime(Game game, StateRailwaySpec rules, String hex) {
    return game.state().board().tile(hex).color().ordinal() >= rules.keeps().get(hex).ordinal();
  }

  private static void close(Change change, String id, boolean restarts) {
    Company company = change.company(id);
    boolean again = restarts && company.certificates().size() > 1;
    var certificates =
        company.certificates().stream().map(certificate -> certificate.to(Holder.IPO)).toList();
    var markers = Setup.markers(change.title().design(), id);
    Company fresh =
        new Company(id, certificates, 0, List.of(), 0, markers, -1, java.util.Set.of());
    change.become(again ? fresh : fresh.with(Status.CLOSED));
    change.become(change.state().with(change.state().tokens().without(id)));
  }

  /** A company that ends its turn without a train is taken over. */
  static void takeOverTrainless(Change change) {
    String id = change.state().top().entity();
    if (change.company(id).trains().isEmpty() && !is(change.game(), id)) takeOver(change, id);
  }

  /** Places the markers that are kept for the state, where their time has come. */
  static void placeKept(Change change) {
    StateRailwaySpec rules = rules(change.game()).orElseThrow();
    rules.keeps().keySet().forEach(hex -> placeKept(change, rules, hex));
  }

  /** A tile was laid in a hex: where a space there is kept for the state, its marker may follow at once. */
  static void tileLaid(Change change, String hex) {
    rules(change.game())
        .filter(rules -> rules.places() == StateRailwaySpec.Placing.AT_ONCE)
        .filter(rules -> rules.keeps().containsKey(hex))
        .ifPresent(rules -> placeKept(change, rules, hex));
  }

  private static void placeKept(Change change, StateRailwaySpec rules, String hex) {
    var board = change.state().board();
    if (!itsTime(change.game(), rules, hex) || !mayMark(change.game(), rules, hex)) return;
    for (int city = board.tile(hex).stops().size() - 1; city >= 0; city--) {
      if (!board.tile(hex).stops().get(city).isCity()) continue;
      var slot = board.freeSlot(hex, city);
      if (slot.isEmpty()) continue;
      var marker = new Marker(rules.company(), hex, city, slot.get(), false, false);
      change.become(change.state().with(board.with(marker)));
      useMarker(change, rules.company());
      change.follows(rules.company(), "%s places its marker in %s", rules.company(), hex);
      return;
    }
  }

  /** Spaces of a hex that companies have to leave to the state railway. */
  static int kept(Game game, String hex, String company) {
    if (is(game, company)) return 0;
    return (int)
        rules(game)
            .filter(rules -> rules.keeps().containsKey(hex))
            .filter(rules -> itsTime(game, rules, hex))
            .filter(
                rules ->
                    game.state().board().markersAt(hex).stream()
                        .noneMatch(marker -> marker.company().equals(rules.company())))
            .stream()
            .count();
  }
}
