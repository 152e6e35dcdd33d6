package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import roundhouse.board.Stop;
import roundhouse.engine.Action;
import roundhouse.engine.trains.Trains;
import roundhouse.game.Train;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

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

  /** Writes a run as the connections between its stops, each by the hexes that it leads through. */
  private record RunWriter(ExportedAction exported, Run run) {

    ObjectNode route(String train) {
      ObjectNode route = JsonNodeFactory.instance.objectNode();
      route.put("train", train);
      ArrayNode connections = route.putArray("connections");
      connections(connections);
      ArrayNode hexes = route.putArray("hexes");
      ArrayNode nodes = route.putArray("nodes");
      for (StopRef call : run.calls()) {
        hexes.add(call.hex().text());
        nodes.add(call.hex() + "-" + call.index());
      }
      long halts = run.calls().stream().filter(this::isHalt).count();
      if (halts > 0) route.put("halts", halts);
      return route;
    }

    private boolean isHalt(StopRef call) {
      return exported.before().board().tile(call.hex()).stops().get(call.index()).kind()
          == Stop.Kind.HALT;
    }

    private void connections(ArrayNode connections) {
      List<String> open = new ArrayList<>();
      for (TrackRef piece : run.track()) {
        List<String> stops =
            Arrays.stream(piece.ends().split("-")).filter(end -> end.startsWith("_")).toList();
        String hex = piece.hex().text();
        if (stops.size() == 2) {
          connections.addArray().add(hex + " " + String.join(".", stops).replace("_", ""));
          continue;
        }
        boolean closes = !open.isEmpty() && stops.size() == 1;
        if (open.isEmpty() || !open.getLast().equals(hex)) open.add(hex);
        if (!closes) continue;
        open.forEach(connections.addArray()::add);
        open.clear();
      }
    }
  }
}
