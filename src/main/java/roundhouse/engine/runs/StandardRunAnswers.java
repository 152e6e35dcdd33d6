package roundhouse.engine.runs;

import java.util.List;
import roundhouse.board.HexId;
import roundhouse.board.Stop;
import roundhouse.board.TrackGraph;
import roundhouse.design.spec.Allowance;
import roundhouse.design.spec.steps.Dividend;
import roundhouse.engine.Game;
import roundhouse.engine.companies.TrainsAlreadyRun;
import roundhouse.engine.privates.PrivateTokens;
import roundhouse.engine.privates.Privates;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;

/** What trains run for, and what a company may do with it, if no script says otherwise. */
final class StandardRunAnswers {
  private StandardRunAnswers() {}

  /** Every train of the company, as far as its type runs. */
  static List<RunHooks.Runner> trains(Game game, RunHooks.RunningTrains asked) {
    return asked.company().trains().stream()
        .filter(train -> TrainsAlreadyRun.mayRun(game, train))
        .map(
            train -> {
              Allowance runs = game.spec(train).runs();
              return new RunHooks.Runner(
                  train.id(), train.type(), runs.cities(), runs.towns(), runs.spare(), false, 0);
            })
        .toList();
  }

  /**
   * The revenue of a call under the rules shared by all titles: the printed value or the one for
   * the type of train, plus tokens and privates.
   */
  static int stopRevenue(Game game, RunHooks.StopRevenue asked) {
    if (asked.train().eachCall() > 0) return asked.train().eachCall();
    Integer special =
        game.design()
            .map()
            .hexes()
            .get(asked.stop().hex().text())
            .byTrain()
            .get(asked.train().type());
    if (special != null && asked.stop().stop().kind() == Stop.Kind.OFFBOARD) return special;
    return printedValue(game, asked.stop())
        + new PrivateTokens(game).bonus(asked.company(), asked.stop())
        + ofPrivates(game, asked.company(), asked.stop().hex());
  }

  /** The subsidy for a call at a halt. */
  static int stopSubsidy(Game game, RunHooks.StopSubsidy asked) {
    return asked.train().eachCall() == 0 && asked.stop().stop().kind() == Stop.Kind.HALT
        ? game.design().routes().haltSubsidy()
        : 0;
  }

  /** The printed value of a stop in the current phase. */
  private static int printedValue(Game game, TrackGraph.StopAt at) {
    return at.stop().kind() == Stop.Kind.HALT ? 0 : at.stop().revenue().in(game.phase().tiles());
  }

  /** The bonus of the company's privates for calls in a hex. */
  private static int ofPrivates(Game game, Company company, HexId hex) {
    int sum = 0;
    for (var owned : game.state().privates().values()) {
      if (!owned.owner().is(company.id())) continue;
      var bonus = Privates.spec(game, owned).bonus();
      if (bonus.isPresent() && bonus.get().at().contains(hex.text())) sum += bonus.get().adds();
    }
    return sum;
  }

  /** The kinds that the step allows, or the kind of company. */
  static List<Dividend.Kind> dividendKinds(Game game, RunHooks.DividendKinds asked) {
    List<Dividend.Kind> own = game.kind(asked.company()).dividends();
    if (!own.isEmpty()) return own;
    return Rounds.spec(game, game.turn().name()).steps().stream()
        .filter(Dividend.class::isInstance)
        .flatMap(step -> ((Dividend) step).kinds().stream())
        .toList();
  }
}
