package roundhouse.engine.play;

import roundhouse.design.problem.SpellingHint;
import roundhouse.design.spec.BankruptcySpec.ClosedTrains;
import roundhouse.design.spec.KindSpec;
import roundhouse.design.spec.KindSpec.Starts;
import roundhouse.engine.Effect;
import roundhouse.engine.Game;
import roundhouse.engine.Refusal;
import roundhouse.engine.StateTransaction;
import roundhouse.engine.events.CompanyEvent;
import roundhouse.engine.events.MoneyEvent;
import roundhouse.engine.money.Loans;
import roundhouse.engine.shares.CompanyClosings;
import roundhouse.engine.shares.CompanyReturn;
import roundhouse.engine.shares.Flotation;
import roundhouse.engine.shares.Presidency;
import roundhouse.engine.shares.ShareConversion;
import roundhouse.engine.shares.SharePrices;
import roundhouse.game.Company;
import roundhouse.game.Train;

/** Effects that close companies, bring them back, float them, and set their par prices. */
final class CompanyEffects {
  private static final Effect.Moving ONCE = new Effect.Moving(Effect.Moving.Runs.ONCE);

  private CompanyEffects() {}

  static void close(StateTransaction change, Effect.CloseCompany close) {
    String id = close.company();
    Effect.Closing how = close.how();
    if (!how.startsAs().isEmpty()) requireStartable(change.game(), id, how.startsAs());
    if (how.trains() == Effect.Closing.Trains.OUT)
      for (Train train : change.company(id).trains())
        TrainEffects.move(change, new Effect.MoveTrain(train.id(), TrainEffects.OUT, ONCE));
    boolean stay = how.markers() == Effect.Closing.Markers.STAY;
    CompanyClosings.close(change, id, ClosedTrains.POOL, stay);
    if (how.startsAs().isEmpty()) return;
    CompanyReturn.restart(change, id, how.startsAs());
    change.log(new CompanyEvent.CompanyRestarted(id));
  }

  private static void requireStartable(Game game, String company, String name) {
    KindSpec kind = requireBecomes(game, company, name);
    Refusal.unless(
        kind.starts() == Starts.PURCHASE
            || kind.starts() == Starts.AUCTION
            || kind.starts() == Starts.MERGER,
        "effect",
        "no company becomes one of the kind '%s' in play: it %s",
        name,
        kind.starts() == Starts.WITH_PRIVATE ? "comes with a private" : "does not start");
  }

  /** The kind of this name, which must be its own or one that the design lets it become. */
  private static KindSpec requireBecomes(Game game, String company, String name) {
    KindSpec kind = game.design().kinds().get(name);
    Refusal.unless(
        kind != null,
        "effect",
        "there is no kind '%s': %s",
        name,
        SpellingHint.fix(name, game.design().kinds().keySet()));
    String own = game.kindName(company);
    Refusal.unless(
        own.equals(name) || game.kind(company).becomes().contains(name),
        "effect",
        "%s is of the kind '%s', which does not become '%s': write 'becomes: %3$s' for it",
        company,
        own,
        name);
    return kind;
  }

  static void convert(StateTransaction change, Effect.Convert convert) {
    requireBecomes(change.game(), convert.company(), convert.kind());
    ShareConversion.convert(change, convert);
    change.log(new CompanyEvent.CompanyConverted(convert.company(), convert.kind()));
    Presidency.settle(change, convert.company());
    Flotation.floatIfDue(change, convert.company());
  }

  static void floatNow(StateTransaction change, String id) {
    Company company = change.company(id);
    Refusal.unless(company.started(), "company", "%s cannot float: set its par price first", id);
    Refusal.unless(!company.floated(), "company", "%s has already floated", id);
    Flotation.floatNow(change, id);
  }

  static void setPar(StateTransaction change, String id, int par) {
    Refusal.unless(par > 0, "par", "a par price is more than 0, not %s", par);
    SharePrices.setPar(change, id, par);
  }

  static void moveLoans(StateTransaction change, String from, String to) {
    int count = change.company(from).loans();
    if (count == 0 || from.equals(to)) return;
    Loans.pass(change, from, to);
    change.log(new MoneyEvent.LoansMoved(to, count, from));
  }
}
