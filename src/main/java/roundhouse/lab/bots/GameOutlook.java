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
  private static final double MOST_ROUNDS = BotWeights.of("most-rounds");
  private static final double ROUNDS_OF_PHASE = BotWeights.of("rounds-of-phase");
  private static final double ROUNDS_AT_THE_END = BotWeights.of("rounds-at-the-end");
  private static final double GROWTH = BotWeights.of("revenue-growth");
  private static final double TRAINS_A_ROUND = BotWeights.of("trains-a-round");
  private static final double TRAINS_A_COMPANY = BotWeights.of("trains-a-company");

  private final Game game;
  private final double rounds;
  private final double sales;
  private final boolean trainSure;

  GameOutlook(Game game) {
    this.game = game;
    this.rounds = rounds(game);
    long floated = game.state().companies().values().stream().filter(Company::floated).count();
    this.sales = Math.max(TRAINS_A_ROUND, TRAINS_A_COMPANY * floated);
    this.trainSure =
        game.design().rounds().values().stream()
            .flatMap(round -> round.steps().stream())
            .anyMatch(step -> step instanceof BuyTrains buying && helps(buying));
  }

  private static boolean helps(BuyTrains rules) {
    return rules.presidentPays() != PresidentPays.NEVER || rules.loans();
  }

  /** Whether a company that cannot pay for a train gets one from its president, or by a loan. */
  boolean isTrainSure() {
    return trainSure;
  }

  /** Operating rounds still to come. */
  double rounds() {
    return rounds;
  }

  private static double rounds(Game game) {
    GameState state = game.state();
    if (state.ending().isPresent()) return afterEnding(state);
    List<String> phases = game.design().phases().keySet().stream().toList();
    int ahead = phases.size() - 1 - phases.indexOf(state.phase());
    double byPhases = ROUNDS_OF_PHASE * ahead + ROUNDS_AT_THE_END;
    double byBank = MOST_ROUNDS;
    int income =
        state.companies().values().stream().mapToInt(each -> Math.max(0, each.revenue())).sum();
    if (income > 0) byBank = 1 + state.bank() / (GROWTH * income);
    return Math.clamp(Math.min(byPhases, byBank), 1, MOST_ROUNDS);
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
