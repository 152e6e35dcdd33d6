package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/**
 * A recorded connection between two stops.
 *
 * @param hexes from stop to stop; a single one if it contains both
 * @param stops indices of the two stops in a hex, if recorded
 */
record Connection(List<String> hexes, Set<Integer> stops) {

  /** Reads a list of hexes, or "F2 0.1" for track between two stops of one hex. */
  static Connection of(JsonNode node) {
    String[] words = node.path(0).asText().split("[ .]");
    if (node.size() == 1 && words.length == 3) {
      return new Connection(
          List.of(words[0]), Set.of(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
    return new Connection(Recording.texts(node), Set.of());
  }

  Connection reversed() {
    return new Connection(hexes.reversed(), stops);
  }

  boolean within() {
    return hexes.size() == 1;
  }
}
