package roundhouse.lab.bots;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import roundhouse.engine.Game;
import roundhouse.engine.shares.Certificates;
import roundhouse.engine.shares.ShareHooks;
import roundhouse.game.Company;
import roundhouse.game.Holder;
import roundhouse.game.Player;

/**
 * Sales of shares in the companies of others, by a player who could start or float a company and
 * lacks the money, or the room below the certificate limit.
 */
final class SalesForCompany {
  private final Game game;
  private final Player player;

  SalesForCompany(Game game, Player player) {
    this.game = game;
    this.player = player;
  }

  /** Whether it helps to sell shares of this company now. */
  boolean help(Company sold) {
    if (!isForSale(sold)) return false;
    OptionalInt cost = cost();
    if (cost.isEmpty()) return false;
    int missing = cost.getAsInt() - player.cash();
    return missing > 0
        ? missing <= proceeds()
        : !Certificates.mayHoldMore(game, player.name()).allowed();
  }

  private boolean isForSale(Company company) {
    return company.operated() && !leads(company);
  }

  private boolean leads(Company company) {
    return company.president().equals(Optional.of(player.name()));
  }

  /** What all shares that are for sale would bring. */
  private int proceeds() {
    return game.state().companies().values().stream()
        .filter(this::isForSale)
        .mapToInt(company -> company.shares(company.held(Holder.of(player))) * game.price(company))
        .sum();
  }

  /** What a share costs of the company that the player has to float, or else the least start. */
  private OptionalInt cost() {
    Optional<Company> begun =
        game.state().companies().values().stream()
            .filter(company -> company.started() && !company.floated() && leads(company))
            .findFirst();
    return begun.isPresent()
        ? OptionalInt.of(Math.max(game.price(begun.get()), begun.get().par()))
        : game.state().companies().values().stream()
            .filter(company -> !company.started() && mayStart(company))
            .flatMapToInt(this::costsOfStart)
            .min();
  }

  private boolean mayStart(Company company) {
    return game.ask(ShareHooks.MAY_START, new ShareHooks.MayStart(player, company)).allowed();
  }

  private IntStream costsOfStart(Company company) {
    return game.ask(ShareHooks.PAR_PRICES, new ShareHooks.ParPrices(player, company)).stream()
        .mapToInt(par -> StartHeuristic.ownPart(game, company, par));
  }
}
