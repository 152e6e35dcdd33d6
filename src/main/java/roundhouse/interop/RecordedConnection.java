package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A recorded connection between two stops.
 *
 * @param hexes from stop to stop; a single one if it contains both
 * @param stops indices of the two stops in a hex, if recorded
 */
record RecordedConnection(List<String> hexes, Set<Integer> stops) {
  private static final Pattern WITHIN = Pattern.compile("([^ .]+)[ .](\\d{1,3})[ .](\\d{1,3})");

  /** Reads a list of hexes, or "F2 0.1" for track between two stops of one hex. */
  static RecordedConnection of(JsonNode node) {
    Matcher within = WITHIN.matcher(node.path(0).asText());
    return node.size() == 1 && within.matches()
        ? new RecordedConnection(List.of(within.group(1)), stops(within))
        : new RecordedConnection(Recording.texts(node), Set.of());
  }

  private static Set<Integer> stops(Matcher within) {
    return Stream.of(within.group(2), within.group(3))
        .map(Integer::valueOf)
        .collect(Collectors.toUnmodifiableSet());
  }

  RecordedConnection reversed() {
    return new RecordedConnection(hexes.reversed(), stops);
  }

  boolean within() {
    return hexes.size() == 1;
  }
}
