package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** A company buys back its shares from the pool at the share price; they return to its offering. */
public final class BuyBackSharesStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("buy-back-done");

  @Override
  public String name() {
    return "buy-back-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.RedeemShare.class, Action.Pass.class);
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    if (game.turn().memory().is(DONE) || purchases(game, company).isEmpty())
      return Optional.empty();
    return Optional.of(
        Decisions.of(game, company, name(), "buy shares back from the pool, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    var all = new ArrayList<>(purchases(game, company));
    all.add(Choice.of(new Action.Pass(company.id()), "buy no more shares back"));
    return all;
  }

  private static List<Choice> purchases(Game game, Company company) {
    int percent = company.sharePercent();
    if (!Shares.canGive(company, Holder.POOL, percent) || game.price(company) > company.cash())
      return List.of();
    var action = new Action.RedeemShare(company.id(), company.id(), Holder.POOL.name());
    return List.of(
        Choice.of(
            action,
            "buy a share back for {price}",
            Map.of("price", game.amount(game.price(company)))));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    if (!(action instanceof Action.RedeemShare purchase)) {
      change.remember(DONE, true);
      return;
    }
    Company company = change.company(purchase.by());
    boolean one = purchase.company().equals(company.id()) && Holder.POOL.is(purchase.from());
    Refusal.unless(
        one,
        "buy-back",
        "%s may only buy back its own shares, one by one from the pool",
        company.id());
    Refusal.unless(
        Shares.canGive(company, Holder.POOL, company.sharePercent()),
        "buy-back",
        "no share of %s is in the pool",
        company.id());
    int price = change.game().price(company);
    Money.pay(change, Holder.of(company), Holder.BANK, price);
    new ShareTransfer(company.id(), Holder.POOL, Holder.IPO, company.sharePercent()).apply(change);
    change.log(new ShareEvent.ShareBoughtBack(company.id(), change.game().amount(price)));
  }
}
