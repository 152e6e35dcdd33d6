package roundhouse.engine.auctions;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.SelectionAuction;
import roundhouse.design.spec.steps.SelectionAuction.Unpayable;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.MoneyAmount;
import roundhouse.engine.events.PrivateEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;
import roundhouse.game.Player;

/** The lots that the winner of an auction may pick, and their prices. */
final class SelectionOffer {
  /** Turn memory: the lots left. */
  static final MemoryKey<List<String>> LOTS = MemoryKey.list("lots");

  private final SelectionAuction rules;

  SelectionOffer(SelectionAuction rules) {
    this.rules = rules;
  }

  /** The lots left, and companies that may also be picked. */
  List<String> onOffer(Game game) {
    var all = new ArrayList<>(game.turn().memory().get(LOTS));
    for (String company : rules.besides()) if (!game.company(company).started()) all.add(company);
    return all;
  }

  /** The highest bid that leaves a player enough for the cheapest lot. */
  int highestAffordable(Game game, String player) {
    return game.state().player(player).cash() - cheapest(game, cheapestLot(game));
  }

  private String cheapestLot(Game game) {
    return game.turn().memory().get(LOTS).stream()
        .min(Comparator.comparingInt(lot -> cheapest(game, lot)))
        .orElseThrow();
  }

  private static int cheapest(Game game, String lot) {
    if (isPrivate(game, lot)) return game.design().privates().get(lot).price();
    Player anybody = game.state().players().getFirst();
    return CompanyLaunch.allowedParPrices(game, anybody, game.company(lot)).stream()
        .mapToInt(par -> CompanyLaunch.presidencyPrice(game.company(lot), par))
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** The lots that the winner may pick and can pay for. */
  List<Choice> picks(Game game, String picker) {
    Player player = game.state().player(picker);
    var all = new ArrayList<Choice>();
    for (String lot : onOffer(game)) {
      if (isPrivate(game, lot)) {
        if (mayPick(game, player, lot, 0)) all.add(privatePick(game, player, lot));
        continue;
      }
      for (int par : CompanyLaunch.allowedParPrices(game, player, game.company(lot)))
        if (mayPick(game, player, lot, par)) all.add(companyPick(game, player, lot, par));
    }
    return all;
  }

  /**
   * The player who picks after an auction: the winner, or the next clockwise who can pay for a lot;
   * nobody if none can.
   */
  Optional<String> firstWhoCanPick(Game game, String winner) {
    String next = winner;
    do {
      if (!picks(game, next).isEmpty()) return Optional.of(next);
      next = game.leftOf(next);
    } while (!next.equals(winner));
    return Optional.empty();
  }

  private Choice privatePick(Game game, Player player, String lot) {
    return Choice.of(
        new Action.TakeLot(player.name(), lot, 0),
        "{name} for {price}",
        Map.of(
            "name",
            game.design().privates().get(lot).name(),
            "price",
            money(game, player, lot, 0)));
  }

  private Choice companyPick(Game game, Player player, String lot, int par) {
    boolean less = payment(game, player, lot, par) < price(game, lot, par);
    return Choice.of(
        new Action.TakeLot(player.name(), lot, par),
        "president's certificate of {lot} at par {price}[ for {less}]",
        Map.of("price", game.amount(par), "less", less ? money(game, player, lot, par) : ""));
  }

  private MoneyAmount money(Game game, Player player, String lot, int par) {
    return game.amount(payment(game, player, lot, par));
  }

  /** What the winner pays for the lot. */
  int payment(Game game, Action.TakeLot pick) {
    return payment(game, game.state().player(pick.by()), pick.lot(), pick.par());
  }

  /** The winner pays that price for the lot and receives it. */
  void sell(StateTransaction change, Action.TakeLot pick, int price) {
    Game game = change.game();
    Holder winner = Holder.named(pick.by());
    if (!isPrivate(game, pick.lot())) {
      new CompanyLaunch(winner, pick.lot()).buyPresidency(change, pick.par(), price);
      return;
    }
    Money.pay(change, winner, Holder.BANK, price);
    change.update(change.state().with(change.state().privateCompany(pick.lot()).ownedBy(winner)));
    change.log(new PrivateEvent.PrivatePicked(pick.by(), pick.lot(), game.amount(price)));
  }

  /** What a player pays for a lot: its price, or all cash where the rules accept that. */
  private int payment(Game game, Player player, String lot, int par) {
    int price = price(game, lot, par);
    return price > player.cash() && mayPick(game, player, lot, par) ? player.cash() : price;
  }

  private boolean mayPick(Game game, Player player, String lot, int par) {
    return price(game, lot, par) <= player.cash() || givesAll(game, player, lot, par);
  }

  /**
   * A player who cannot pay for the cheapest lot may have it for all cash. Where the cheapest lot
   * is a company, the player may take any company that is too dear at its lowest par.
   */
  private boolean givesAll(Game game, Player player, String lot, int par) {
    if (rules.unpayable() != Unpayable.GIVES_ALL) return false;
    String cheapest = cheapestLot(game);
    if (isPrivate(game, lot)) return lot.equals(cheapest);
    return !isPrivate(game, cheapest)
        && price(game, lot, par) == cheapest(game, lot)
        && cheapest(game, lot) > player.cash();
  }

  private static int price(Game game, String lot, int par) {
    return isPrivate(game, lot)
        ? game.design().privates().get(lot).price()
        : CompanyLaunch.presidencyPrice(game.company(lot), par);
  }

  static boolean isPrivate(Game game, String lot) {
    return game.state().privates().containsKey(lot);
  }
}
