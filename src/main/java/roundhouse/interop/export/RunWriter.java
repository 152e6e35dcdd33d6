package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import roundhouse.board.Stop;
import roundhouse.route.problem.Run;
import roundhouse.route.problem.StopRef;
import roundhouse.route.problem.TrackRef;

/** Writes a run as the connections between its stops, each by the hexes that it leads through. */
record RunWriter(ExportedAction exported, Run run) {

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
