package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.IssueShares;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Decision;
import roundhouse.engine.Decisions;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Step;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.rounds.Turns;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.engine.shares.TreasuryShares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.MemoryKey;

/** A company sells its own shares to the pool, or buys one back, once in its turn. */
public final class IssueSharesStep implements Step {
  private static final MemoryKey<Boolean> DONE = MemoryKey.flag("shares-issued");
  private static final MemoryKey<Boolean> PASSED = MemoryKey.flag("issue-passed");
  private static final MemoryKey<Boolean> REDEEMED = MemoryKey.flag("shares-redeemed");
  private final IssueShares rules;

  /** Made from its line in the design. */
  public IssueSharesStep(IssueShares rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "issue-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.SellShares.class, Action.RedeemShare.class, Action.Pass.class);
  }

  @Override
  public boolean offeredAllTurn() {
    return true;
  }

  @Override
  public Optional<Decision> decision(Game game) {
    Company company = game.company(game.turn().entity());
    return game.turn().memory().is(PASSED) || trades(game, company).isEmpty()
        ? Optional.empty()
        : Optional.of(Decisions.of(game, company, name(), "issue shares, buy some back, or pass"));
  }

  @Override
  public List<Choice> choices(Game game) {
    Company company = game.company(game.turn().entity());
    List<Choice> all = trades(game, company);
    if (Turns.current(game) == this)
      all.add(Choice.of(new Action.Pass(company.id()), "neither issue nor buy back shares"));
    return all;
  }

  private List<Choice> trades(Game game, Company company) {
    var all = new ArrayList<Choice>();
    if (!mayAct(game, company).allowed()) return all;
    int share = company.sharePercent();
    int price = TreasuryShares.price(game, company, rules.issuesAt());
    int most = redeems(game) ? 0 : TreasuryShares.issuable(game, company);
    for (int percent = share; percent <= most; percent += share) {
      if (!Shares.canGive(company, Holder.IPO, percent)) continue;
      all.add(
          Choice.of(
              new Action.SellShares(company.id(), company.id(), percent),
              "issue {percent} % for {proceeds}",
              Map.of("proceeds", game.amount(price * percent / share))));
    }
    int back = TreasuryShares.price(game, company, rules.redeemsAt());
    if (Shares.canGive(company, Holder.POOL, share) && back <= company.cash())
      all.add(
          Choice.of(
              new Action.RedeemShare(company.id(), company.id(), Holder.POOL.name()),
              "buy a share back for {price}",
              Map.of("price", game.amount(back))));
    return all;
  }

  /** A company that has bought a share back may buy more, but may not issue any. */
  private static boolean redeems(Game game) {
    return game.turn().memory().is(REDEEMED);
  }

  /** Whether a company may issue or buy back now: once a turn, before its dividend. */
  private static Verdict mayAct(Game game, Company company) {
    if (company.certificates().size() == 1 || company.president().isEmpty())
      return Verdict.no("%s issues no shares", company.id());
    if (game.turn().memory().is(DONE))
      return Verdict.no("%s has issued or bought back shares in this turn", company.id());
    boolean before =
        Turns.steps(game).stream()
            .skip(game.turn().step())
            .anyMatch(step -> step.name().equals("dividend"));
    return before
        ? Verdict.YES
        : Verdict.no("shares are issued and bought back before the dividend");
  }

  @Override
  public void take(StateTransaction change, Action action) {
    Game game = change.game();
    Company company = game.company(game.turn().entity());
    Refusal.unless(mayAct(game, company), "issue");
    switch (action) {
      case Action.SellShares issue -> issue(change, company, issue);
      case Action.RedeemShare back -> redeem(change, company, back);
      default -> change.remember(PASSED, true);
    }
  }

  private void issue(StateTransaction change, Company company, Action.SellShares issue) {
    Refusal.unless(
        issue.company().equals(company.id()) && issue.by().equals(company.id()),
        "issue",
        "%s may only issue its own shares",
        company.id());
    int most = redeems(change.game()) ? 0 : TreasuryShares.issuable(change.game(), company);
    Refusal.unless(
        issue.percent() > 0
            && issue.percent() % company.sharePercent() == 0
            && issue.percent() <= most,
        "issue",
        "%s may issue at most %s %% of itself",
        company.id(),
        most);
    TreasuryShares.issue(change, company, issue.percent(), rules.issuesAt());
    change.remember(DONE, true);
    Turns.startAgain(change);
  }

  private void redeem(StateTransaction change, Company company, Action.RedeemShare back) {
    Refusal.unless(
        back.company().equals(company.id())
            && Holder.POOL.is(back.from())
            && Shares.canGive(company, Holder.POOL, company.sharePercent()),
        "redeem",
        "%s may only buy back a share of its own from the pool",
        company.id());
    int price = TreasuryShares.price(change.game(), company, rules.redeemsAt());
    Money.pay(change, Holder.of(company), Holder.BANK, price);
    new ShareTransfer(company.id(), Holder.POOL, Holder.IPO, company.sharePercent()).apply(change);
    change.log(new ShareEvent.ShareBoughtBack(company.id(), change.game().amount(price)));
    change.remember(REDEEMED, true);
  }
}
