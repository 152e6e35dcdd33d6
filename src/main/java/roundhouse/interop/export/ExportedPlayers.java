package roundhouse.interop.export;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.Collectors;
import roundhouse.interop.NamedPlayers;

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

  /** Their names here, by those numbers. */
  NamedPlayers named() {
    return new NamedPlayers(
        names.stream().collect(Collectors.toMap(name -> String.valueOf(id(name)), name -> name)));
  }

  void write(ArrayNode players) {
    for (String name : names) {
      ObjectNode player = players.addObject();
      player.put("id", id(name));
      player.put("name", name);
    }
  }
}
