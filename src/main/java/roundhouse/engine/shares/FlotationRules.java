package roundhouse.engine.shares;

import roundhouse.design.spec.KindSpec;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.Holder;

/** When a company floats, and with how much, if no script says otherwise. */
final class FlotationRules {
  private FlotationRules() {}

  /** Whether enough of a company is sold. */
  static boolean floats(Game game, Company company) {
    KindSpec kind = game.kind(company);
    return company.started() && 100 - company.held(Holder.IPO) >= kind.floatsAt();
  }

  /** What a company receives when it floats: ten times par, or nothing if it is paid as sold. */
  static int capital(Game game, Company company) {
    KindSpec kind = game.kind(company);
    return kind.capital() == KindSpec.Capital.FULL ? company.value(100, company.par()) : 0;
  }
}
