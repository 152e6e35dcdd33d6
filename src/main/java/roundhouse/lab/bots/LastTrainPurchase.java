package roundhouse.lab.bots;

import java.util.Optional;
import roundhouse.engine.Game;
import roundhouse.engine.money.Loans;
import roundhouse.engine.rounds.Rounds;
import roundhouse.game.Company;
import roundhouse.game.Frame;
import roundhouse.game.Train;

/**
 * A company buys the last train of another one of its president, which may then borrow to buy the
 * first train of the bank's next type. A new phase begins that no company could pay for alone.
 */
final class LastTrainPurchase {
  private LastTrainPurchase() {}

  /** Whether the purchase leads to that: the sister must still operate, and can pay. */
  static boolean begins(BotSituation scene, Company buyer, Company sister) {
    Game game = scene.game();
    if (game.design().loans().isEmpty() || sister.trains().size() != 1) return false;
    Optional<Train> next = scene.nextTrain();
    return next.isPresent()
        && isFirst(game, next.get().type())
        && stillOperates(game, sister)
        && isEnough(game, buyer, sister, scene.trainPrice(next.get()));
  }

  private static boolean isFirst(Game game, String type) {
    return game.state().companies().values().stream()
        .flatMap(company -> company.trains().stream())
        .noneMatch(train -> train.type().equals(type));
  }

  /** Whether the turn of a company in this round is still to come. */
  static boolean stillOperates(Game game, Company company) {
    return game.state().stack().stream()
        .filter(frame -> frame.kind() == Frame.Kind.ROUND)
        .noneMatch(round -> round.memory().get(Rounds.DONE).contains(company.id()));
  }

  /** Whether the sister needs loans for the train, and can pay for it with them. */
  private static boolean isEnough(Game game, Company buyer, Company sister, int price) {
    Company paid = sister.withCash(sister.cash() + buyer.cash() / TrainHeuristic.PART_FOR_SISTERS);
    return sister.cash() < price && Loans.buyingPower(game, paid) >= price;
  }
}
