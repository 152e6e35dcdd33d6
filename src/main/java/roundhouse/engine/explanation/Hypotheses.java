package roundhouse.engine.explanation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import roundhouse.board.Hex;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.Tile;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.engine.Action;
import roundhouse.engine.Game;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.track.TileFit;
import roundhouse.engine.track.TrackLaying;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;
import roundhouse.game.Train;
import roundhouse.market.MarketSpace;
import roundhouse.market.Zone;

/** What a player might want to do with a part of the game, whether or not the rules allow it. */
final class Hypotheses {
  private final Game game;
  private final String by;

  /**
   * @param by the player or company who would act
   */
  Hypotheses(Game game, String by) {
    this.game = game;
    this.by = by;
  }

  List<Hypothesis> about(Subject subject) {
    return switch (subject) {
      case Subject.HexSpace(HexId hex) -> hex(TrackLaying.hex(game, hex));
      case Subject.Shares(String company) -> shares(game.company(company));
      case Subject.Trains(String type) -> trains(type);
      case Subject.Private(String id) -> privateCompany(game.state().privateCompany(id));
    };
  }

  private List<Hypothesis> hex(Hex hex) {
    var all = new ArrayList<Hypothesis>();
    Tile lying = game.state().board().tile(hex.id());
    Collection<Tile> followers =
        game.title().upgrades().replacements(hex.id(), lying, game.title().tiles());
    for (Tile tile : followers)
      all.add(new Hypothesis("lay tile", tile.number(), turned(hex, lying, tile)));
    List<Stop> stops = lying.stops();
    for (int city = 0; city < stops.size(); city++) {
      if (!stops.get(city).isCity()) continue;
      String which = stops.size() == 1 ? "here" : "in city " + (city + 1);
      var action = new Action.PlaceMarker(by, hex.id(), city);
      all.add(new Hypothesis("place a station marker", which, action));
    }
    return all;
  }

  /** The rotations in which the tile keeps the track; unrotated if there are none. */
  private List<Action> turned(Hex hex, Tile lying, Tile tile) {
    List<Integer> keeping = new TileFit(game).rotations(lying, tile);
    List<Integer> turns = keeping.isEmpty() ? List.of(0) : keeping;
    return turns.stream()
        .map(turn -> (Action) new Action.LayTile(by, hex.id(), tile.number(), turn))
        .toList();
  }

  private List<Hypothesis> shares(Company company) {
    var all = new ArrayList<Hypothesis>();
    if (!company.started()) all.add(new Hypothesis("start", company.id(), starts(company)));
    for (Holder from : List.of(Holder.IPO, Holder.POOL, Holder.of(company))) {
      for (int percent : sizes(company, from)) {
        String what = percent + " % of " + company.id() + " from the " + place(from);
        var action = new Action.BuyShare(by, company.id(), from.name(), percent);
        all.add(new Hypothesis("buy", what, action));
      }
    }
    int share = company.stepPercent();
    var sale = new Action.SellShares(by, company.id(), share);
    all.add(new Hypothesis("sell", share + " % of " + company.id(), sale));
    return all;
  }

  private List<Action> starts(Company company) {
    return game.title().market().spaces().stream()
        .filter(space -> space.in(Zone.PAR))
        .map(MarketSpace::price)
        .distinct()
        .map(par -> (Action) new Action.Start(by, company.id(), par))
        .toList();
  }

  private static List<Integer> sizes(Company company, Holder from) {
    return company.certificates().stream()
        .skip(company.started() ? 0 : 1)
        .filter(certificate -> certificate.holder().equals(from))
        .map(Certificate::percent)
        .distinct()
        .toList();
  }

  private static String place(Holder from) {
    if (from.equals(Holder.IPO)) return "offering";
    return from.equals(Holder.POOL) ? "pool" : "treasury";
  }

  private List<Hypothesis> trains(String type) {
    var all = new ArrayList<Hypothesis>();
    int face = game.design().trains().get(type).price();
    Train next =
        game.state().depot().upcoming().stream()
            .filter(train -> train.type().equals(type))
            .findFirst()
            .orElseGet(() -> new Train(type, 0));
    all.add(new Hypothesis("buy", "a new " + type + "-train", buy(next, Holder.BANK.name(), face)));
    game.state().depot().pool().stream()
        .filter(train -> train.type().equals(type))
        .findFirst()
        .ifPresent(
            train ->
                all.add(
                    new Hypothesis(
                        "buy",
                        "the " + type + "-train of the pool",
                        buy(train, Holder.POOL.name(), face))));
    for (Company seller : game.state().companies().values()) {
      if (!seller.id().equals(by)) fromCompany(seller, type, all);
    }
    return all;
  }

  private void fromCompany(Company seller, String type, List<Hypothesis> into) {
    int least =
        game.design().rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .filter(BuyTrains.class::isInstance)
            .mapToInt(step -> ((BuyTrains) step).priceStep())
            .findFirst()
            .orElse(1);
    seller.trains().stream()
        .filter(train -> train.type().equals(type))
        .findFirst()
        .ifPresent(
            train ->
                into.add(
                    new Hypothesis(
                        "buy",
                        "the " + type + "-train of " + seller.id(),
                        buy(train, seller.id(), least))));
  }

  private Action buy(Train train, String from, int face) {
    Company buyer = game.state().companies().get(by);
    boolean bank = Holder.BANK.is(from) || Holder.POOL.is(from);
    int price = bank && buyer != null ? Trains.price(game, buyer, train) : face;
    return new Action.BuyTrain(by, train.id(), from, price);
  }

  private List<Hypothesis> privateCompany(PrivateCompany owned) {
    String id = owned.id();
    int price = Privates.spec(game, owned).price();
    return List.of(
        new Hypothesis("buy", id, new Action.BuyPrivate(by, id, price)),
        new Hypothesis("sell", id, new Action.SellPrivate(by, id)),
        new Hypothesis("exchange", id, new Action.ExchangePrivate(by, id, Holder.IPO.name())),
        new Hypothesis("close", id, new Action.ClosePrivate(by, id)));
  }
}
