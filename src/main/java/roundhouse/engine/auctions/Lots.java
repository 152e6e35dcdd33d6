package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.ComesWith;
import roundhouse.design.spec.ComesWith.Closes;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.AuctionEvent;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.privates.PrivateHooks;
import roundhouse.engine.privates.PrivateRailways;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.PrivateCompany;

/**
 * The privates left to sell in the opening, kept in the memory of the top turn: their prices, and
 * what comes with them.
 *
 * @param fall amount by which a price falls at a time
 */
record Lots(int fall) {
  private static final MemoryKey<List<String>> LEFT = MemoryKey.list("lots");
  private static final MemoryKey<Map<String, Integer>> FALLEN = MemoryKey.numbers("fallen");
  private static final MemoryKey<List<String>> PARS = MemoryKey.list("pars");

  /** A president's certificate that came with a private and needs a par price. */
  record Par(Holder player, String company) {}

  /** Offers the lots that are in the game. */
  static void offer(StateTransaction change, List<String> lots) {
    change.remember(LEFT, lots.stream().filter(change.state().privates()::containsKey).toList());
  }

  /** The lots that are left, without those that a script has closed or given away. */
  static List<String> left(Game game) {
    return game.turn().memory().get(LEFT).stream().filter(lot -> isFree(game, lot)).toList();
  }

  private static boolean isFree(Game game, String lot) {
    PrivateCompany offered = game.state().privateCompany(lot);
    return !offered.closed() && offered.owner().isNobody();
  }

  /** Gives back bids on lots that are no longer for sale. */
  static void dropOthers(StateTransaction change) {
    List<String> left = left(change.game());
    for (String lot : change.state().top().memory().get(LEFT))
      if (!left.contains(lot)) Bidding.sold(change, lot);
    change.remember(LEFT, left);
  }

  /** The lot on sale: the first one left. */
  static String onSale(Game game) {
    return left(game).getFirst();
  }

  /** The current price of a lot. */
  int price(Game game, FrameMemory memory, String lot) {
    var spec = game.design().privates().get(lot);
    int fallen = memory.get(FALLEN).getOrDefault(lot, 0);
    return Math.max(0, spec.openingPrice().orElse(spec.price()) - fallen);
  }

  /** Lowers the price of a lot and returns it. */
  int fall(StateTransaction change, String lot) {
    var fallen = new LinkedHashMap<>(change.state().top().memory().get(FALLEN));
    fallen.merge(lot, fall, Integer::sum);
    change.remember(FALLEN, Collections.unmodifiableMap(fallen));
    int price = price(change.game(), change.state().top().memory(), lot);
    change.log(new AuctionEvent.LotPriceFell(lot, change.game().amount(price)));
    return price;
  }

  /** Gives a lot to a player, with everything that comes with it. */
  static void sell(StateTransaction change, String lot, Holder player, int amount) {
    change.remember(
        LEFT,
        change.state().top().memory().get(LEFT).stream()
            .filter(each -> !each.equals(lot))
            .toList());
    give(change, lot, player, amount);
  }

  /** A player pays for a private and receives it, with everything that comes with it. */
  static void give(StateTransaction change, String lot, Holder player, int amount) {
    Money.pay(change, player, Holder.BANK, amount);
    change.update(change.state().with(change.state().privateCompany(lot).ownedBy(player)));
    change.log(new PrivateEvent.PrivateAuctioned(player.name(), lot, change.game().amount(amount)));
    PrivateRailways.acquired(change, lot, player);
    Privates.comesWith(change.game(), lot).ifPresent(with -> add(change, player, with));
    HookEvents.tell(
        change,
        PrivateHooks.PRIVATE_BOUGHT,
        new PrivateHooks.PrivateBought(
            change.state().player(player.name()), change.state().privateCompany(lot)));
  }

  private static void add(StateTransaction change, Holder player, ComesWith with) {
    if (!with.president()) {
      FirstOwner.share(change, player, with);
      return;
    }
    if (!FirstOwner.hasPresidency(change, with)) return;
    var pars = new ArrayList<>(change.state().top().memory().get(PARS));
    pars.add(player.name());
    pars.add(with.company());
    change.remember(PARS, List.copyOf(pars));
  }

  /** The first president's certificate that needs a par price. */
  static Optional<Par> awaitingPar(Game game) {
    List<String> pars = game.turn().memory().get(PARS);
    return pars.isEmpty()
        ? Optional.empty()
        : Optional.of(new Par(Holder.named(pars.get(0)), pars.get(1)));
  }

  static List<Choice> pars(Game game, Par par) {
    return CompanyLaunch.allowedParPrices(
            game, game.state().player(par.player().name()), game.company(par.company()))
        .stream()
        .map(
            price ->
                Choice.of(
                    new Action.Start(par.player().name(), par.company(), price),
                    "start {company} at {price}",
                    Map.of("price", game.amount(price))))
        .toList();
  }

  static void setPar(StateTransaction change, Par par, Action.Start start) {
    Refusal.unless(
        start.company().equals(par.company()),
        "par",
        "the par price of %s must be set first",
        par.company());
    List<String> pars = change.state().top().memory().get(PARS);
    change.remember(PARS, List.copyOf(pars.subList(2, pars.size())));
    new CompanyLaunch(par.player(), par.company()).givePresidency(change, start.par());
    for (String id : change.title().design().privates().keySet()) {
      boolean nothingElse =
          Privates.comesWith(change.game(), id)
              .filter(with -> with.closes() == Closes.WITH_PAR)
              .filter(with -> with.company().equals(par.company()))
              .isPresent();
      if (nothingElse) Privates.close(change, id);
    }
  }
}
