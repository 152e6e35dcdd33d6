package roundhouse.engine.takeovers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MergerEvent;
import roundhouse.engine.money.Money;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/**
 * The first shares of a formed company: one for each company that formed it, or the president's
 * certificate for a single one.
 *
 * @param owners the presidents of the companies that form it, in operating order
 * @param buyers the players who buy a further share
 * @param price of a share
 */
record FormationShares(List<Holder> owners, List<Holder> buyers, int price) {

  /** Hands out the shares; the first player with two or more becomes president. */
  void give(StateTransaction change, String company) {
    Map<Holder, Integer> held = counts();
    for (Holder buyer : buyers) {
      Money.pay(change, buyer, CompanyLaunch.payee(change.game(), company), price);
      change.log(
          new MergerEvent.FormationShareBought(buyer.name(), company, change.game().amount(price)));
    }
    int most = held.values().stream().max(Integer::compare).orElseThrow();
    if (most >= 2) {
      Holder president =
          held.keySet().stream().filter(owner -> held.get(owner) == most).findFirst().orElseThrow();
      change.update(Shares.moved(change.company(company), 0, president));
      held.merge(president, -2, Integer::sum);
      giveEach(change, company, held);
      change.log(new CompanyEvent.PresidentChanged(president.name(), company));
    } else {
      giveEach(change, company, held);
    }
  }

  private Map<Holder, Integer> counts() {
    var held = new LinkedHashMap<Holder, Integer>();
    owners.forEach(owner -> held.merge(owner, owners.size() == 1 ? 2 : 1, Integer::sum));
    buyers.forEach(buyer -> held.merge(buyer, 1, Integer::sum));
    return held;
  }

  private static void giveEach(StateTransaction change, String id, Map<Holder, Integer> held) {
    Company company = change.company(id);
    held.forEach(
        (owner, count) -> {
          if (count > 0)
            new ShareTransfer(id, Holder.IPO, owner, count * company.sharePercent()).apply(change);
        });
  }
}
