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
  private static final int MOST_ROUNDS = 16;

  /** Operating rounds that a phase lasts, and those after the last one has begun. */
  private static final double ROUNDS_OF_PHASE = 2.5;

  private static final int ROUNDS_AT_THE_END = 4;

  /** Companies pay more in later rounds than now. */
  private static final double GROWTH = 1.6;

  private final Game game;
  private final double rounds;
  private final double sales;
  private final boolean trainSure;

  GameOutlook(Game game) {
    this.game = game;
    this.rounds = rounds(game);
    long floated = game.state().companies().values().stream().filter(Company::floated).count();
    this.sales = Math.max(0.7, 0.2 * floated);
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
