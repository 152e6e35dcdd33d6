package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Compares two trees of the same shape. Absent, null, false, 0 and empty are equal; so are a number
 * and its text; the order of trains and private companies does not matter.
 */
public final class JsonDifferences {
  private static final Set<String> UNORDERED = Set.of("trains", "pool_trains", "companies");

  private final List<TraceDifference> found = new ArrayList<>();

  private JsonDifferences() {}

  /** All differences, in the order of their tree. */
  public static List<TraceDifference> between(JsonNode ours, JsonNode theirs) {
    var differences = new JsonDifferences();
    differences.compare("", "", ours, theirs);
    return List.copyOf(differences.found);
  }

  private void compare(String path, String key, JsonNode ours, JsonNode theirs) {
    if (ours.equals(theirs) || (blank(ours) && blank(theirs))) return;
    if (ours.isObject() || theirs.isObject()) compareMembers(path, ours, theirs);
    else if (!words(key, ours).equals(words(key, theirs)))
      found.add(new TraceDifference(path, show(ours), show(theirs)));
  }

  private void compareMembers(String path, JsonNode ours, JsonNode theirs) {
    theirs.properties().forEach(each -> compareMember(path, each.getKey(), ours, theirs));
    ours.properties().stream()
        .filter(each -> !theirs.has(each.getKey()))
        .forEach(each -> compareMember(path, each.getKey(), ours, theirs));
  }

  private void compareMember(String path, String key, JsonNode ours, JsonNode theirs) {
    compare(path.isEmpty() ? key : path + "." + key, key, ours.path(key), theirs.path(key));
  }

  /** A value as a list of texts, for comparison. */
  private static List<String> words(String key, JsonNode value) {
    if (!value.isArray()) return List.of(text(value));
    var words = new ArrayList<String>();
    value.forEach(each -> words.add(text(each)));
    if (UNORDERED.contains(key)) words.sort(null);
    return words;
  }

  /** 10.0 as 10, which it equals. */
  private static String text(JsonNode value) {
    return value.isFloatingPointNumber()
        ? value.decimalValue().stripTrailingZeros().toPlainString()
        : value.asText();
  }

  private static boolean blank(JsonNode value) {
    return switch (value.getNodeType()) {
      case MISSING, NULL -> true;
      case BOOLEAN -> !value.asBoolean();
      case NUMBER -> value.asDouble() == 0;
      case STRING -> value.asText().isEmpty();
      case ARRAY, OBJECT -> value.isEmpty();
      default -> false;
    };
  }

  private static String show(JsonNode value) {
    return value instanceof MissingNode || value.isNull()
        ? "none"
        : value.isTextual() ? value.asText() : value.toString();
  }
}
