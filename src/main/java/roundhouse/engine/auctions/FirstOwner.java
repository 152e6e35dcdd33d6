package roundhouse.engine.auctions;

import java.util.Optional;
import roundhouse.design.spec.ComesWith;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.ShareEvent;
import roundhouse.engine.privates.PrivateRailways;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.shares.CompanyLaunch;
import roundhouse.engine.shares.ParQuestion;
import roundhouse.engine.shares.ShareTransfer;
import roundhouse.engine.shares.Shares;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** What comes with a private for the player who is its first owner. */
public final class FirstOwner {
  /** Flag of a private: an effect has given what comes with it. */
  private static final String GIVEN = "gave what comes with it";

  private FirstOwner() {}

  /** Gives a private to a new owner, and to the first who is a player what comes with it. */
  public static void give(StateTransaction change, String id, Holder to) {
    PrivateCompany given = change.state().privateCompany(id);
    change.update(change.state().with(given.ownedBy(to)));
    PrivateRailways.given(change, id, to);
    Optional<ComesWith> with = Privates.comesWith(change.game(), id);
    boolean first = given.owner().isNobody() || given.owner().equals(Holder.BANK);
    boolean before = Boolean.TRUE.equals(change.state().flag(id, GIVEN));
    if (with.isEmpty() || !first || before || !change.state().isPlayer(to.name())) return;
    change.update(change.state().withFlag(id, GIVEN, true));
    if (!with.get().president()) share(change, to, with.get());
    else if (hasPresidency(change, with.get()))
      ParQuestion.ask(change, new CompanyLaunch(to, with.get().company()));
  }

  /** Whether the offering still has the president's certificate that comes with a private. */
  static boolean hasPresidency(StateTransaction change, ComesWith with) {
    return change.company(with.company()).presidency().holder().equals(Holder.IPO);
  }

  /** Gives the player the share that comes with a private, if the offering still has one. */
  static void share(StateTransaction change, Holder player, ComesWith with) {
    Company company = change.company(with.company());
    if (!Shares.canGive(company, Holder.IPO, company.sharePercent())) return;
    new ShareTransfer(company.id(), Holder.IPO, player, company.sharePercent()).apply(change);
    change.log(new ShareEvent.ShareIncluded(player.name(), company.id()));
  }
}
