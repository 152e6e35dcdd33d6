package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.steps.ReissueShares;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * A president reissues all shares that the company has redeemed, at a par price that depends on the
 * share price. This ends the turn.
 */
public final class ReissueSharesStep implements NonBlockingStep {
  private final ReissueShares rules;

  /** Made from its line in the design. */
  public ReissueSharesStep(ReissueShares rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "reissue-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.ReissueShares.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    String president = game.turn().entity();
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      if (!may(game, president, company).allowed()) continue;

      all.add(
          Choice.of(
              new Action.ReissueShares(president, company.id()),
              "reissue {percent} % of {company} at {par}",
              Map.of(
                  "percent",
                  company.held(Holder.of(company)),
                  "par",
                  game.amount(par(game, company)))));
    }
    return all;
  }

  private Verdict may(Game game, String president, Company company) {
    Verdict turn = Redemption.mayActFor(game, rules.instead(), president, company);
    if (turn.allowed() && rules.oncePerRound()) turn = Redemption.onceARound(game, company, name());
    if (!turn.allowed()) return turn;
    if (company.held(Holder.of(company)) == 0)
      return Verdict.no("%s has redeemed no shares", company.id());
    if (company.held(Holder.IPO) > 0)
      return Verdict.no("the offering of %s is not sold out yet", company.id());
    return Verdict.YES;
  }

  /** The par price from the table for the current share price; never lower than before. */
  private int par(Game game, Company company) {
    int price = game.price(company);
    int least = 0;
    int par = 0;
    for (var line : rules.par().entrySet()) {
      if (line.getKey() > price || line.getKey() < least) continue;
      least = line.getKey();
      par = line.getValue();
    }
    return Math.max(company.par(), Math.min(par, rules.highestPar()));
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var reissue = (Action.ReissueShares) action;
    Refusal.unlessCompany(change.state(), reissue.company());
    Company company = change.company(reissue.company());
    Refusal.unless(may(change.game(), reissue.by(), company), "reissue");
    int par = par(change.game(), company);
    change.log(
        new ShareEvent.SharesReissued(
            reissue.by(),
            company.id(),
            company.held(Holder.of(company)),
            change.game().amount(par)));
    Redemption.reissue(change, company.id(), par);
    Redemption.recordDone(change, company.id(), name());
  }
}
