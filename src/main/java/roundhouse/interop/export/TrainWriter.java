package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.BiFunction;
import roundhouse.engine.Action;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Train;

/** Writes how trains are bought, discarded and run. */
record TrainWriter(ExportedAction exported, BiFunction<String, String, ObjectNode> by) {

  ObjectNode write() {
    return switch (exported.action()) {
      case Action.BuyTrain bought -> purchase(bought.by(), bought.train(), bought.price());
      case Action.TradeInTrain traded ->
          purchase(traded.by(), traded.train(), traded.price())
              .put("exchange", front(traded.given()));
      case Action.DiscardTrain discarded ->
          by.apply("discard_train", discarded.by()).put("train", front(discarded.train()));
      case Action.RunTrains runs -> run(runs);
      default -> throw new IllegalArgumentException(exported.action() + " is not about trains");
    };
  }

  private ObjectNode purchase(String buyer, String train, int price) {
    return by.apply("buy_train", buyer)
        .put("train", front(train))
        .put("variant", Train.parse(train).type())
        .put("price", price);
  }

  private ObjectNode run(Action.RunTrains runs) {
    ObjectNode node = by.apply("run_routes", runs.by());
    var routes = node.putArray("routes");
    runs.runs().forEach(run -> routes.add(new RunWriter(exported, run).route(front(run.train()))));
    return node;
  }

  /** Cards are named by their front. */
  private String front(String card) {
    return Train.read(card)
        .filter(train -> exported.title().design().trains().containsKey(train.type()))
        .map(train -> Trains.front(exported.game(), train).id())
        .orElse(card);
  }
}
