package roundhouse.lab.bots;

import java.util.List;
import roundhouse.design.spec.steps.BuyTrains;
import roundhouse.design.spec.steps.BuyTrains.PresidentPays;
import roundhouse.engine.Game;
import roundhouse.game.Company;
import roundhouse.game.GameState;
import roundhouse.game.Train;

/**
 * What a bot expects of the rest of a game: how many operating rounds are still to come, and when
 * the bank will sell a type of train.
 */
final class GameOutlook {
  private final Game game;
  private final double rounds;
  private final double sales;
  private final boolean trainSure;

  GameOutlook(Game game, BotWeights weights) {
    this.game = game;
    this.rounds = rounds(game, weights);
    long floated = game.state().companies().values().stream().filter(Company::floated).count();
    this.sales = Math.max(weights.of("trains-a-round"), weights.of("trains-a-company") * floated);
    this.trainSure =
        game.design().loans().isPresent()
            || game.design().rounds().values().stream()
                .flatMap(round -> round.steps().stream())
                .anyMatch(step -> step instanceof BuyTrains buying && helps(buying));
  }

  private static boolean helps(BuyTrains rules) {
    return rules.presidentPays() != PresidentPays.NEVER;
  }

  /** Whether a company that cannot pay for a train gets one from its president, or by a loan. */
  boolean isTrainSure() {
    return trainSure;
  }

  /** Operating rounds still to come. */
  double rounds() {
    return rounds;
  }

  private static double rounds(Game game, BotWeights weights) {
    GameState state = game.state();
    if (state.ending().isPresent()) return afterEnding(state);
    List<String> phases = game.design().phases().keySet().stream().toList();
    int ahead = phases.size() - 1 - phases.indexOf(state.phase());
    double byPhases = weights.of("rounds-of-phase") * ahead + weights.of("rounds-at-the-end");
    double most = weights.of("most-rounds");
    double byBank = most;
    int income =
        state.companies().values().stream().mapToInt(each -> Math.max(0, each.revenue())).sum();
    if (income > 0) byBank = 1 + state.bank() / (weights.of("revenue-growth") * income);
    return Math.clamp(Math.min(byPhases, byBank), 1, most);
  }

  private static double afterEnding(GameState state) {
    var now = state.calendar();
    int thisSet = Math.max(0, now.rounds() - now.number());
    return switch (state.ending().orElseThrow().when()) {
      case AT_ONCE, THIS_TURN -> 0;
      case THIS_ROUND -> 0.5;
      case THIS_SET -> thisSet + 0.5;
      default -> thisSet + Math.max(1, now.rounds()) + 0.5;
    };
  }

  /** Operating rounds until the bank sells the first train of a type; all that remain for none. */
  double until(String type) {
    if (type.isEmpty()) return rounds;
    List<Train> upcoming = game.state().depot().upcoming();
    int before = 0;
    while (before < upcoming.size() && !upcoming.get(before).type().equals(type)) before++;
    if (before == upcoming.size()) return rounds;
    return Math.min(rounds, (before + 0.5) / sales);
  }
}
