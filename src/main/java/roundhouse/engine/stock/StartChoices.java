package roundhouse.engine.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Action;
import roundhouse.engine.Choice;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Company;
import roundhouse.game.Player;

/** The choices to start a company as the purchase of a turn. */
public final class StartChoices {
  private StartChoices() {}

  /**
   * Every par price at which the player may start the company and can pay for the president's
   * certificate.
   */
  static List<Choice> choices(Game game, Player player, Company company) {
    var all = new ArrayList<Choice>();
    boolean may =
        mayStart(game, player, company)
            .and(() -> game.ask(ShareHooks.MAY_START, new ShareHooks.MayStart(player, company)))
            .and(() -> CompanyLaunch.isOffered(company))
            .allowed();
    if (!may) return all;
    for (int par : CompanyLaunch.allowedParPrices(game, player, company)) {
      int price = CompanyLaunch.priceToStart(game, company, par);
      if (price <= player.cash())
        all.add(
            Choice.of(
                new Action.Start(player.name(), company.id(), par),
                "start {company} at {at} for {price}",
                Map.of("at", game.amount(par), "price", game.amount(price))));
    }
    return all;
  }

  /** Whether a player may start a company in this turn; a private given up for it makes room. */
  public static Verdict mayStart(Game game, Player player, Company company) {
    if (StockTurnRecord.bought(game.turn().memory()))
      return Verdict.no("%s has already bought in this turn", player.name());
    if (game.kind(company).isOwned())
      return Verdict.no("%s has no share price, so nobody starts it", company.id());
    Verdict duty = LimitDuty.mayBuy(game, player.name());
    if (!duty.allowed()) return duty;
    boolean room =
        CompanyLaunch.takesPrivate(game, company) && !Certificates.isOver(game, player.name());
    int percent = company.presidency().percent();
    return room ? Verdict.YES : Certificates.mayHoldMore(game, player.name(), company, percent);
  }
}
