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
record RecordedConnection(List<String> hexes, Set<Integer> stops) {

  /** Reads a list of hexes, or "F2 0.1" for track between two stops of one hex. */
  static RecordedConnection of(JsonNode node) {
    String[] words = node.path(0).asText().split("[ .]");
    if (node.size() == 1 && words.length == 3) {
      return new RecordedConnection(
          List.of(words[0]), Set.of(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
    }
    return new RecordedConnection(Recording.texts(node), Set.of());
  }

  RecordedConnection reversed() {
    return new RecordedConnection(hexes.reversed(), stops);
  }

  boolean within() {
    return hexes.size() == 1;
  }
}
