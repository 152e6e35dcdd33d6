package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.RedeemShares;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * A president redeems a share for the company: from the pool, or from a player who agrees if the
 * pool has none. This ends the turn.
 */
public final class RedeemSharesStep implements NonBlockingStep {
  private final RedeemShares rules;

  /** Made from its line in the design. */
  public RedeemSharesStep(RedeemShares rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "redeem-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return List.of(Action.RedeemShare.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    String president = game.turn().entity();
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      if (!company.president().equals(Optional.of(president))) continue;
      for (String from : sources(game, company)) {
        if (!may(game, president, company, from).allowed()) continue;

        all.add(
            Choice.of(
                new Action.RedeemShare(president, company.id(), from),
                "redeem a share of {company} from {from} for {price}",
                Map.of("price", game.amount(game.price(company)))));
      }
    }
    return all;
  }

  /** The pool while it has a share, else the players. */
  private static List<String> sources(Game game, Company company) {
    if (company.held(Holder.POOL) > 0) return List.of(Holder.POOL.name());
    return game.state().players().stream().map(Player::name).toList();
  }

  private Verdict may(Game game, String president, Company company, String from) {
    Verdict turn = Redemption.mayActFor(game, rules.instead(), president, company);
    if (turn.allowed()) turn = Redemption.onceARound(game, company, name());
    if (!turn.allowed()) return turn;
    if (rules.afterOperating() && !company.operated())
      return Verdict.no("%s has not operated yet", company.id());
    if (!sources(game, company).contains(from))
      return Verdict.no(
          "shares of %s must be redeemed from the pool while it has any", company.id());
    int own = company.held(Holder.of(company)) + company.sharePercent();
    if (own > rules.atMost())
      return Verdict.no(
          "%s may hold no more than %s %% of its own shares", company.id(), rules.atMost());
    int outside = 100 - company.held(Holder.IPO) - own;
    if (outside < rules.leaves())
      return Verdict.no("players and the pool must keep %s %% of %s", rules.leaves(), company.id());
    int declined = Redemption.declined(game, company, from);
    if (declined > 0) return Verdict.no("%s has declined to sell to %s", from, company.id());
    return mayPay(game, company, from);
  }

  private Verdict mayPay(Game game, Company company, String from) {
    if (!Shares.canGive(company, Holder.named(from), company.sharePercent()))
      return Verdict.no("%s has no share of %s to give", from, company.id());
    int money = rules.withReissueMoney() ? company.cash() : Redemption.available(game, company);
    if (money < game.price(company))
      return Verdict.no("%s cannot pay %s", company.id(), game.money(game.price(company)));
    return presidencyStays(game, company, from)
        ? Verdict.YES
        : Verdict.no("%s would no longer be president of %s", from, company.id());
  }

  private static boolean presidencyStays(Game game, Company company, String from) {
    if (!company.president().equals(Optional.of(from))) return true;
    int left = company.held(Holder.named(from)) - company.sharePercent();
    return game.state().players().stream()
        .allMatch(player -> player.name().equals(from) || company.held(Holder.of(player)) <= left);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    var redeem = (Action.RedeemShare) action;
    Refusal.unlessCompany(change.state(), redeem.company());
    Refusal.unless(
        may(change.game(), redeem.by(), change.company(redeem.company()), redeem.from()),
        "redemption");
    boolean asked = rules.consent() && change.state().isPlayer(redeem.from());
    if (asked && !redeem.from().equals(redeem.by())) Redemption.offer(change, redeem, name());
    else Redemption.complete(change, redeem, name());
  }
}
