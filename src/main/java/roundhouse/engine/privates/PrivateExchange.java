package roundhouse.engine.privates;

import roundhouse.design.spec.steps.ExchangePrivates;
import roundhouse.engine.Game;
import roundhouse.engine.Verdict;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Certificate;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.PrivateCompany;

/** The exchange of a private for a share of its company. */
public final class PrivateExchange {
  private PrivateExchange() {}

  /**
   * Its company must have started, unless the round says otherwise, and not be bankrupt; a share
   * must be left.
   */
  static Verdict mayExchange(Game game, PrivateHooks.MayExchangePrivate asked) {
    String target = Privates.spec(game, asked.owned()).exchangeFor();
    if (!target.isEmpty() && !game.company(target).started() && !beforeStart(game))
      return Verdict.no(
          "%s has not been started: its president's certificate must be sold first", target);
    return hasShare(game, asked.owned(), Holder.named(asked.from()));
  }

  /** Whether there is a share for the private at all, whatever scripts allow. */
  public static Verdict hasShare(Game game, PrivateCompany owned, Holder from) {
    String target = Privates.spec(game, owned).exchangeFor();
    if (target.isEmpty()) return Verdict.no("%s cannot be exchanged for a share", owned.id());
    return certificate(game.company(target), owned.id(), from) < 0
        ? Verdict.no(
            "the %2$s has no share of %1$s for an exchange",
            target, Holder.IPO.equals(from) ? "offering" : "pool")
        : Verdict.YES;
  }

  private static boolean beforeStart(Game game) {
    return Rounds.spec(game, game.state().round().name()).steps().stream()
        .anyMatch(step -> step instanceof ExchangePrivates exchange && exchange.beforeStart());
  }

  /**
   * The index of the certificate for an exchange: the top one of the pile, the reserved one last;
   * -1 for none.
   */
  public static int certificate(Company company, String id, Holder from) {
    int reserved = -1;
    for (int i = 0; i < company.certificates().size(); i++) {
      Certificate certificate = company.certificates().get(i);
      if (!certificate.holder().equals(from) || certificate.president()) continue;
      if (certificate.reserved().isEmpty()) return i;
      if (certificate.reserved().equals(id)) reserved = i;
    }
    return reserved;
  }
}
