package roundhouse.lab.invariants;

import java.util.Optional;
import roundhouse.design.binding.NumberLimits;
import roundhouse.design.spec.BankSpec;
import roundhouse.design.spec.BankSpec.CompanyMoney;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Player;

/**
 * Invariants of money: it only changes hands. Companies' money counts unless the title keeps it as
 * credits.
 */
final class MoneyInvariants {
  private MoneyInvariants() {}

  static Optional<String> conserved(StateTransition moment) {
    BankSpec bank = moment.title().design().bank();
    long sum = total(moment.after(), bank.companyMoney());
    return sum == bank.start(moment.after().players().size())
        ? Optional.empty()
        : Optional.of(
            "there is %s now, but there was %s at the start"
                .formatted(sum, bank.start(moment.after().players().size())));
  }

  /** With long numbers, because the overflow of an int would look right. */
  private static long total(GameState state, CompanyMoney money) {
    long sum = state.bank();
    for (Player player : state.players()) sum += player.cash();
    if (money != CompanyMoney.CREDITS)
      for (Company company : state.companies().values()) sum += company.cash();
    return sum;
  }

  /** Beyond this, sums in the rules would overflow. */
  static Optional<String> exact(StateTransition moment) {
    if (beyond(moment.after().bank())) return Optional.of("the bank has " + moment.after().bank());
    for (Player player : moment.after().players())
      if (beyond(player.cash())) return Optional.of(player.name() + " has " + player.cash());
    for (Company company : moment.after().companies().values())
      if (beyond(company.cash())) return Optional.of(company.id() + " has " + company.cash());
    return Optional.empty();
  }

  private static boolean beyond(int amount) {
    return Math.abs((long) amount) > NumberLimits.HOLDING;
  }

  static Optional<String> noDebts(StateTransition moment) {
    for (Player player : moment.after().players())
      if (player.cash() < 0) return Optional.of(player.name() + " has " + player.cash());
    for (Company company : moment.after().companies().values()) {
      if (company.cash() < 0) return Optional.of(company.id() + " has " + company.cash());
    }
    return Optional.empty();
  }
}
