package roundhouse.editor.start;

import java.util.Optional;
import roundhouse.design.spec.TrainSpec;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.game.Train;
import roundhouse.workshop.Snapshot;
import roundhouse.workshop.history.GameHistory;

/**
 * A train that a company has paid for, and a price at which the game would be another.
 *
 * @param type its name in the tables
 */
record NewPrice(String type, String price, int less) {
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
    int half = train.price() / 2;
    int less = half < ROUND ? half : half / ROUND * ROUND;
    return new NewPrice(train.name(), title.design().amount(train.price()), less);
  }

  /** The purchase at which a replay stopped, at the price that the design now asks. */
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
                            new Action.BuyTrain(
                                bought.by(), bought.train(), bought.from(), train.price())));
  }

  private static Optional<TrainSpec> train(Title title, Action action) {
    return action instanceof Action.BuyTrain bought
        ? Optional.ofNullable(title.design().trains().get(Train.parse(bought.train()).type()))
        : Optional.empty();
  }
}
