package roundhouse.engine.shares;

import java.util.Optional;
import roundhouse.design.spec.PrivateSpec;
import roundhouse.engine.Game;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.Verdict;
import roundhouse.engine.privates.Privates;
import roundhouse.game.Company;
import roundhouse.game.Player;
import roundhouse.game.PrivateCompany;

/** Companies that only the player who owns a private may start, giving up the private. */
final class PrivateStarts {
  private PrivateStarts() {}

  /** The private that a company needs to start. */
  private static Optional<PrivateSpec> needed(Game game, String company) {
    for (PrivateSpec spec : game.design().privates().values())
      if (spec.starts().equals(company)) return Optional.of(spec);
    return Optional.empty();
  }

  static Verdict mayStart(Game game, Player player, Company company) {
    Optional<PrivateCompany> given =
        needed(game, company.id()).map(spec -> game.state().privateCompany(spec.id()));
    if (given.isEmpty() || given.get().owner().is(player.name()) && !given.get().closed())
      return Verdict.YES;
    return given.get().closed()
        ? Verdict.no("%s can no longer start: %s is closed", company.id(), given.get().id())
        : Verdict.no("only a player who owns %s can start %s", given.get().id(), company.id());
  }

  static boolean takesPrivate(Game game, String company) {
    return needed(game, company).isPresent();
  }

  /** How much of the president's certificate is to be paid for, in percent. */
  static int paidFor(Game game, Company company) {
    int given = takesPrivate(game, company.id()) ? company.sharePercent() : 0;
    return company.presidency().percent() - given;
  }

  /** Closes the private for which a company starts. */
  static void give(StateTransaction change, String company) {
    needed(change.game(), company).ifPresent(spec -> Privates.close(change, spec.id()));
  }
}
