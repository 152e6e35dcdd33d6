package roundhouse.lab.invariants;

import java.util.Optional;
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
    int sum = total(moment.after(), bank.companyMoney());
    return sum == bank.start()
        ? Optional.empty()
        : Optional.of(
            "there is %d now, but there was %d at the start".formatted(sum, bank.start()));
  }

  private static int total(GameState state, CompanyMoney money) {
    int sum = state.bank();
    for (Player player : state.players()) sum += player.cash();
    if (money != CompanyMoney.CREDITS)
      for (Company company : state.companies().values()) sum += company.cash();
    return sum;
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
