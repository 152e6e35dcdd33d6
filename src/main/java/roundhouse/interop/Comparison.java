package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Compares states of a game with those of its trace: everything but the name of the step that waits.
 * The short name of a round must go with the same round of ours throughout a game.
 */
final class Comparison {
  private static final String STEP = "step";
  private static final String SHORT = "short";

  private final Title title;
  private final Map<String, String> rounds = new HashMap<>();

  Comparison(Title title) {
    this.title = title;
  }

  List<Difference> differences(GameState state, JsonNode theirs) {
    ObjectNode compared = theirs.deepCopy();
    String said = compared.path(SHORT).asText();
    compared.remove(List.of(STEP, SHORT));
    List<Difference> found = TreeDifferences.between(Mirror.of(title, state, theirs), compared);
    if (!found.isEmpty()) return found;
    String round = rounds.computeIfAbsent(said, name -> state.round().name());
    return round.equals(state.round().name()) ? List.of() : List.of(new Difference(SHORT, state.round().name(), said + ", which was " + round));
  }
}
