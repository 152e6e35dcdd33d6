package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.design.spec.steps.OwnShares;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.NonBlockingStep;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * A president redeems a share for the company: from the pool, or from a player who agrees if the
 * pool has none. Or the president reissues all shares that the company has redeemed, at a par price
 * that depends on the share price. Either ends the turn.
 */
public final class PresidentSharesStep implements NonBlockingStep {
  /** The companies that have done one or the other are remembered under these names. */
  private static final String REDEEMED = "redeem-shares";

  private static final String REISSUED = "reissue-shares";

  private final OwnShares rules;

  /** Made from its line in the design. */
  public PresidentSharesStep(OwnShares rules) {
    this.rules = rules;
  }

  @Override
  public String name() {
    return "own-shares";
  }

  @Override
  public List<Class<? extends Action>> actionTypes() {
    return rules.par().isEmpty()
        ? List.of(Action.RedeemShare.class)
        : List.of(Action.RedeemShare.class, Action.ReissueShares.class);
  }

  @Override
  public List<Choice> choices(Game game) {
    List<Choice> all = redemptions(game);
    if (!rules.par().isEmpty()) all.addAll(reissues(game));
    return all;
  }

  private List<Choice> redemptions(Game game) {
    String president = game.turn().entity();
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      if (!company.president().equals(Optional.of(president))) continue;
      for (String from : sources(game, company)) {
        if (!mayRedeem(game, president, company, from).allowed()) continue;
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

  private Verdict mayRedeem(Game game, String president, Company company, String from) {
    Verdict turn = Redemption.mayActFor(game, !rules.isFree(), president, company);
    if (turn.allowed()) turn = Redemption.onceARound(game, company, REDEEMED);
    if (!turn.allowed()) return turn;
    if (!rules.inFirstTurn() && !company.operated())
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
    int money = rules.isFree() ? company.cash() : Redemption.available(game, company);
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

  private List<Choice> reissues(Game game) {
    String president = game.turn().entity();
    var all = new ArrayList<Choice>();
    for (Company company : game.state().companies().values()) {
      if (!mayReissue(game, president, company).allowed()) continue;
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

  private Verdict mayReissue(Game game, String president, Company company) {
    Verdict turn = Redemption.mayActFor(game, !rules.isFree(), president, company);
    if (turn.allowed() && !rules.isFree()) turn = Redemption.onceARound(game, company, REISSUED);
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
    return Math.max(company.par(), par);
  }

  @Override
  public void take(StateTransaction change, Action action) {
    switch (action) {
      case Action.RedeemShare redeem -> redeem(change, redeem);
      case Action.ReissueShares reissue -> reissue(change, reissue);
      default -> throw new IllegalArgumentException("no action of this step: " + action);
    }
  }

  private void redeem(StateTransaction change, Action.RedeemShare redeem) {
    Refusal.unlessCompany(change.state(), redeem.company());
    Refusal.unless(
        mayRedeem(change.game(), redeem.by(), change.company(redeem.company()), redeem.from()),
        "redemption");
    boolean asked = change.game().design().consent() && change.state().isPlayer(redeem.from());
    if (asked && !redeem.from().equals(redeem.by())) Redemption.offer(change, redeem, REDEEMED);
    else Redemption.complete(change, redeem, REDEEMED);
  }

  private void reissue(StateTransaction change, Action.ReissueShares reissue) {
    Refusal.unlessCompany(change.state(), reissue.company());
    Company company = change.company(reissue.company());
    Refusal.unless(mayReissue(change.game(), reissue.by(), company), "reissue");
    int par = par(change.game(), company);
    change.log(
        new ShareEvent.SharesReissued(
            reissue.by(),
            company.id(),
            company.held(Holder.of(company)),
            change.game().amount(par)));
    Redemption.reissue(change, company.id(), par);
    Redemption.recordDone(change, company.id(), REISSUED);
  }
}
