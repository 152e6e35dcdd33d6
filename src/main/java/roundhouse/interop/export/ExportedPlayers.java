package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * The players by the numbers that the other engine gives them: their names if those are numbers.
 */
record ExportedPlayers(List<String> names) {
  private static final String NUMBER = "0|[1-9][0-9]{0,8}";

  boolean has(String name) {
    return names.contains(name);
  }

  int id(String name) {
    return names.stream().allMatch(each -> each.matches(NUMBER))
        ? Integer.parseInt(name)
        : names.indexOf(name) + 1;
  }

  void write(ArrayNode players) {
    for (String name : names) {
      ObjectNode player = players.addObject();
      player.put("id", id(name));
      player.put("name", name);
    }
  }
}
