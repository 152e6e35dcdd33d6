package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.RoundSpec;
import roundhouse.engine.Title;
import roundhouse.game.GameState;

/**
 * Compares states of a game with those of its trace: everything but the name of the step that waits.
 * The short name of a round must go with rounds of one kind of turns of ours throughout a game.
 */
final class Comparison {
  private static final String STEP = "step";
  private static final String SHORT = "short";

  private final Title title;
  private final Map<String, RoundSpec.Turns> kinds = new HashMap<>();

  Comparison(Title title) {
    this.title = title;
  }

  List<Difference> differences(GameState state, JsonNode theirs) {
    ObjectNode compared = theirs.deepCopy();
    String said = compared.path(SHORT).asText();
    compared.remove(List.of(STEP, SHORT));
    List<Difference> found = TreeDifferences.between(title.scope().run(() -> Mirror.of(title, state, theirs)), compared);
    if (!found.isEmpty()) return found;
    RoundSpec.Turns turns = title.design().rounds().get(state.round().name()).turns();
    RoundSpec.Turns before = kinds.computeIfAbsent(said, name -> turns);
    return before == turns ? List.of() : List.of(new Difference(SHORT, state.round().name(), said + ", which went with turns " + before));
  }
}
