package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.steps.StockTurn;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.HookEvents;
import roundhouse.engine.HookFailure;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Waiver;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.HoldingLimit;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.RoundSalesRecord;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Company.Status;
import roundhouse.game.FrameMemory;
import roundhouse.game.Holder;
import roundhouse.game.Player;
import roundhouse.market.Zone;

/** A player buys a share from the offering at par, or from the pool at the share price. */
final class SharePurchases {
  private final StockTurn rules;

  SharePurchases(StockTurn rules) {
    this.rules = rules;
  }

  /** Every purchase of a company's shares that is legal now. */
  List<Choice> choices(Game game, Player player, Company company) {
    var all = new ArrayList<Choice>();
    if (!company.started()) return StartChoices.choices(game, player, company);
    for (ShareOffer offer : ShareOffer.of(company, Holder.IPO, Holder.POOL, Holder.of(company)))
      if (may(game, player, offer).allowed()) all.add(choice(game, player, offer));
    return all;
  }

  /** A purchase in words that hold for what scripts leave of it. */
  private Choice choice(Game game, Player player, ShareOffer offer) {
    var purchase =
        new Action.BuyShare(
            player.name(), offer.company().id(), offer.from().name(), offer.percent());
    Game left = afterScripts(game, purchase);
    ShareOffer then = offered(left, purchase);
    return certificate(left, player, then).isEmpty()
        ? Choice.of(
            purchase,
            "use up the purchase on {company}: its last {percent} % leave the {place} unsold",
            Map.of("place", offer.place()))
        : Choice.of(
            purchase,
            "buy {percent} % of {company} from the {place} for {cost}",
            Map.of("place", offer.place(), "cost", game.amount(then.cost(left, rules))));
  }

  /** The game after what scripts do before a purchase, unless chance decides that or they fail. */
  private static Game afterScripts(Game game, Action.BuyShare purchase) {
    if (!game.title().rules().overrides(ShareHooks.BEFORE_SHARE_PURCHASE)) return game;
    var before = new StateTransaction(game.title(), game.state());
    try {
      tellScriptsBefore(before, purchase);
    } catch (HookFailure _) {
      return game; // the purchase itself reports it
    }
    return before.state().random() == game.state().random() ? before.game() : game;
  }

  /**
   * One purchase a turn, or several of the same company while its price is in a zone that allows
   * it.
   */
  private Verdict mayInTurn(Game game, Player player, ShareOffer offer) {
    Company company = offer.company();
    FrameMemory memory = game.turn().memory();
    boolean more = mayGoOnWith(game, company) && rules.severalFrom().contains(offer.from().name());
    if (StockTurnRecord.bought(memory) && !more)
      return Verdict.no("%s has already bought in this turn", player.name());
    Verdict duty = LimitDuty.mayBuy(game, player.name());
    if (!duty.allowed()) return duty;
    return Certificates.mayHoldMore(game, player.name(), company, offer.percent());
  }

  /** Whether more may be bought in this turn after its first purchase. */
  boolean mayGoOn(Game game) {
    return game.state().companies().values().stream()
        .anyMatch(company -> mayGoOnWith(game, company));
  }

  /**
   * Whether shares of a company may follow the turn's purchase: shares of it, or a private company
   * where that is no hindrance.
   */
  private boolean mayGoOnWith(Game game, Company company) {
    FrameMemory memory = game.turn().memory();
    String before = StockTurnRecord.boughtOf(memory);
    boolean afterPrivate =
        before.isEmpty() && rules.severalAfterPrivate() && StockTurnRecord.boughtPrivate(memory);
    return (before.equals(company.id()) || afterPrivate) && game.in(company, Zone.SEVERAL_A_TURN);
  }

  /** Whether a player may buy this share now. */
  Verdict may(Game game, Player player, ShareOffer offer) {
    Company company = offer.company();
    Holder from = offer.from();
    if (!company.started())
      return Verdict.no(
          "%s has not started: its president's certificate must be bought first", company.id());
    if (company.is(Status.CEASED) || company.is(Status.CLOSED))
      return Verdict.no("%s has left the game", company.id());
    boolean ofTreasury =
        offer.isOfTreasury() && Waiver.liftsFor(game, Waiver.Rule.TREASURY, company.id());
    if (!from.equals(Holder.IPO) && !from.equals(Holder.POOL) && !ofTreasury)
      return Verdict.no("shares can only be bought from the offering or the pool");
    if (certificate(game, player, offer).isEmpty())
      return Verdict.no(
          "the %s has no %s %% of %s for sale", offer.place(), offer.percent(), company.id());
    Verdict inTurn = mayInTurn(game, player, offer);
    return inTurn.allowed() ? mayThis(game, player, offer) : inTurn;
  }

  private Verdict mayThis(Game game, Player player, ShareOffer offer) {
    Company company = offer.company();
    if (!Waiver.liftsFor(game, Waiver.Rule.SOLD_BEFORE, company.id())
        && RoundSalesRecord.by(game, Holder.of(player)).contains(company.id())) {
      return Verdict.no("%s has sold shares of %s in this round", player.name(), company.id());
    }
    if (company.held(Holder.of(player)) + offer.gain(rules) > HoldingLimit.of(game)
        && !game.in(company, Zone.ANY_HOLDING)) {
      return Verdict.no(
          "nobody may hold more than %s %% of %s", HoldingLimit.of(game), company.id());
    }
    int cost = offer.cost(game, rules);
    if (player.cash() < cost)
      return Verdict.no("%s cannot pay %s", player.name(), game.money(cost));
    return game.ask(
        ShareHooks.MAY_BUY_SHARE,
        new ShareHooks.MayBuyShare(player, company, offer.from().name(), offer.percent()));
  }

  /** Buys the share, unless scripts take it away first; all checks are done. */
  void buy(StateTransaction change, Action.BuyShare purchase) {
    tellScriptsBefore(change, purchase);
    ShareOffer offer = offered(change.game(), purchase);
    Company company = offer.company();
    Player player = change.state().player(purchase.by());
    Optional<Integer> left = certificate(change.game(), player, offer);
    if (left.isEmpty()) {
      change.log(new ShareEvent.NoShareLeft(player.name(), company.id(), purchase.from()));
      return;
    }
    int index = left.get();
    int cost = offer.cost(change.game(), rules);
    pay(change, player, offer, cost);
    if (index == 0) Presidency.buy(change, rules, company.id(), Holder.of(player));
    else change.update(Shares.moved(change.company(company.id()), index, Holder.of(player)));
    change.log(
        new ShareEvent.ShareBought(
            purchase.by(),
            company.id(),
            purchase.percent(),
            purchase.from(),
            change.game().amount(cost)));
    Presidency.settle(change, company.id());
    Flotation.floatIfDue(change, company.id());
    tellScripts(change, purchase, company.president().orElse(""));
  }

  /** The certificate that an action asks for, whether it is for sale or not. */
  static ShareOffer offered(Game game, Action.BuyShare purchase) {
    return new ShareOffer(
        game.company(purchase.company()), Holder.named(purchase.from()), purchase.percent());
  }

  private static void tellScriptsBefore(StateTransaction change, Action.BuyShare purchase) {
    HookEvents.tell(
        change,
        ShareHooks.BEFORE_SHARE_PURCHASE,
        new ShareHooks.BeforeSharePurchase(
            change.state().player(purchase.by()),
            change.company(purchase.company()),
            purchase.from(),
            purchase.percent()));
  }

  private static void tellScripts(
      StateTransaction change, Action.BuyShare purchase, String presidentBefore) {
    HookEvents.tell(
        change,
        ShareHooks.SHARE_BOUGHT,
        new ShareHooks.ShareBought(
            change.state().player(purchase.by()),
            change.company(purchase.company()),
            purchase.from(),
            purchase.percent(),
            presidentBefore));
  }

  /** Pays the bank or the company, as the title says. */
  private static void pay(StateTransaction change, Player player, ShareOffer offer, int cost) {
    Company company = offer.company();
    if (offer.isOfTreasury()) {
      Money.pay(change, Holder.of(player), offer.from(), cost);
      return;
    }
    Holder receiver = Redemption.receiver(change.game(), company, offer.from());
    boolean offered = receiver.equals(Holder.BANK) && offer.from().equals(Holder.IPO);
    Holder payee = offered ? CompanyLaunch.payee(change.game(), company.id()) : receiver;
    Money.pay(change, Holder.of(player), payee, cost);
    if (!receiver.equals(Holder.BANK)) Redemption.holdBack(change, company.id(), cost);
  }

  /**
   * The certificate for a purchase. The president's certificate, whole or in exchange for one of
   * the buyer's shares, is only for sale if that is allowed.
   */
  private Optional<Integer> certificate(Game game, Player player, ShareOffer offer) {
    boolean forSale =
        offer.from().equals(Holder.POOL)
            && offer.company().presidency().percent() == offer.percent()
            && new Presidency(game, offer.company()).isForSale(rules, player.name());
    return offer.certificate().or(() -> forSale ? Optional.of(0) : Optional.empty());
  }

  /**
   * A certificate of a company that is for sale.
   *
   * @param from the offering or the pool
   * @param percent that is on the certificate
   */
  private record ShareOffer(Company company, Holder from, int percent) {

    /** An offer for each size of certificate that each holder has, small ones first. */
    static List<ShareOffer> of(Company company, Holder... holders) {
      var offers = new ArrayList<ShareOffer>();
      for (Holder from : holders) {
        var sizes = new TreeSet<Integer>();
        for (Certificate certificate : company.certificates())
          if (certificate.holder().equals(from)) sizes.add(certificate.percent());
        for (int percent : sizes) offers.add(new ShareOffer(company, from, percent));
      }
      return offers;
    }

    /** The index of an ordinary certificate of this size, if the holder has one. */
    Optional<Integer> certificate() {
      return Shares.available(company, from, percent);
    }

    /**
     * The percentage that the buyer gains: half of a president's certificate is paid with a share
     * where it is not sold whole.
     */
    int gain(StockTurn rules) {
      return certificate().isPresent() || Presidency.whole(rules)
          ? percent
          : percent - company.sharePercent();
    }

    int cost(Game game, StockTurn rules) {
      boolean par = game.kind(company).price() == KindSpec.Price.PAR;
      int each = from.equals(Holder.IPO) && par ? company.par() : game.price(company);
      return company.cost(gain(rules), each);
    }

    /** Where it is sold, in words. */
    String place() {
      return from.equals(Holder.IPO) ? "offering" : isOfTreasury() ? "treasury" : "pool";
    }

    /** Whether the company itself sells it. */
    boolean isOfTreasury() {
      return from.equals(Holder.of(company));
    }
  }
}
