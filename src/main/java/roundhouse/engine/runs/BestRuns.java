package roundhouse.engine.runs;

import java.util.List;
import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;
import roundhouse.route.Best;
import roundhouse.route.Run;

/**
 * The best that a company could run now, whoever's turn it is.
 *
 * @param runs in the order of the trains; trains that would stay idle have none
 * @param lent the train of the bank with which it was asked, for a company that has none
 */
public record BestRuns(List<Run> runs, int revenue, int subsidy, Optional<Train> lent) {

  public BestRuns {
    runs = List.copyOf(runs);
  }

  /**
   * Seeks the best runs of a company. One without a train is asked as if it had the bank's
   * cheapest.
   *
   * @throws HookFailure when a script fails
   */
  public static BestRuns of(Title title, GameState state, String company) {
    return title.scope().run(() -> found(new Game(title, state), state.company(company)));
  }

  private static BestRuns found(Game game, Company company) {
    if (!company.trains().isEmpty()) return sought(game, company, Optional.empty());
    return Trains.cheapest(game)
        .map(
            train -> {
              Company having = company.gaining(train);
              return sought(game.with(game.state().with(having)), having, Optional.of(train));
            })
        .orElseGet(() -> new BestRuns(List.of(), 0, 0, Optional.empty()));
  }

  private static BestRuns sought(Game game, Company company, Optional<Train> lent) {
    Best best = Routes.best(Running.problem(game, company));
    var income = RunTrainsStep.income(game, company, best.runs(), best.revenue(), best.subsidy());
    return new BestRuns(best.runs(), income.revenue(), income.subsidy(), lent);
  }
}
