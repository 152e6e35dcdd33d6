package roundhouse.editor.start;

import java.util.Optional;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Result;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Train;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/**
 * A train that a company has paid for, and a price at which the game would be another.
 *
 * @param type its name in the tables
 * @param more a price that companies could mostly pay as well: at a lower one, they could buy more
 */
record NewPrice(String type, String price, int more) {
  private static final int ROUND = 10;

  /** The train that was bought first in the game that is shown. */
  static Optional<NewPrice> bought(Snapshot now) {
    return now.play()
        .flatMap(
            play ->
                play.played().stream()
                    .flatMap(played -> train(play.title(), played.action()).stream())
                    .findFirst()
                    .map(train -> of(play.title(), train)));
  }

  private static NewPrice of(Title title, TrainSpec train) {
    int more = Math.ceilDiv(train.price() * 3 / 2, ROUND) * ROUND;
    return new NewPrice(train.name(), title.design().amount(train.price()), more);
  }

  /** The purchase at which a replay stopped, at the price that the design now asks, if legal. */
  static Optional<Action> instead(GameHistory play) {
    return play.waiting().stream()
        .findFirst()
        .filter(Action.BuyTrain.class::isInstance)
        .map(Action.BuyTrain.class::cast)
        .flatMap(
            bought ->
                train(play.title(), bought)
                    .filter(train -> train.price() != bought.price())
                    .map(
                        train ->
                            (Action)
                                new Action.BuyTrain(
                                    bought.by(), bought.train(), bought.from(), train.price()))
                    .filter(
                        action ->
                            Engine.apply(play.title(), play.at(Integer.MAX_VALUE).state(), action)
                                instanceof Result.Applied));
  }

  private static Optional<TrainSpec> train(Title title, Action action) {
    return action instanceof Action.BuyTrain bought
        ? Optional.ofNullable(title.design().trains().get(Train.parse(bought.train()).type()))
        : Optional.empty();
  }
}
