package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.RoundSpec;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;

/**
 * Compares states of a game with those of its trace: everything but the name of the step that
 * waits. The short name of a round must go with rounds of one kind of turns of ours throughout a
 * game.
 *
 * <p>What a player is worth takes long to find out. It is compared when the trace tells a new
 * worth, and once more at the end; in between only what it is made of.
 */
final class Comparison {
  private static final String STEP = "step";
  private static final String SHORT = "short";

  /**
   * Theirs may be several, of whom each may act, or a private, for which its owner does, or
   * somebody when all is over.
   */
  private static final String ACTIVE = "active";

  private final Title title;
  private final Map<String, RoundSpec.Turns> kinds = new HashMap<>();
  private final Map<String, JsonNode> worths = new HashMap<>();

  Comparison(Title title) {
    this.title = title;
  }

  /** From now on every worth is compared again. */
  void forgetWorths() {
    worths.clear();
  }

  List<Difference> differences(GameState state, JsonNode theirs) {
    ObjectNode compared = theirs.deepCopy();
    String said = compared.path(SHORT).asText();
    compared.remove(List.of(STEP, SHORT));
    ObjectNode ours =
        title.scope().run(() -> Mirror.of(title, state, theirs, player -> isNew(player, theirs)));
    Position position = Position.of(theirs);
    boolean same =
        Engine.decision(title, state).map(position::waitsFor).orElseGet(position.active()::isEmpty);
    if (same || isStuck(theirs)) compared.set(ACTIVE, ours.path(ACTIVE));
    List<Difference> found = TreeDifferences.between(ours, compared);
    if (!found.isEmpty()) return found;
    theirs
        .path("players")
        .properties()
        .forEach(player -> worths.put(player.getKey(), player.getValue().path(Mirror.VALUE)));
    RoundSpec.Turns turns = title.design().rounds().get(state.round().name()).turns();
    RoundSpec.Turns before = kinds.computeIfAbsent(said, name -> turns);
    return before == turns
        ? List.of()
        : List.of(
            new Difference(
                SHORT, state.round().name(), said + ", which went with turns " + before));
  }

  /**
   * Whether play there has come to a stop before the end of the game, and the recording ends: it
   * waits for nobody, as where the first player of a stock round that begins anew can do nothing,
   * or for a company that was taken over before its turn came.
   */
  private static boolean isStuck(JsonNode theirs) {
    List<String> active = Recording.texts(theirs.path(ACTIVE));
    return !theirs.path("finished").asBoolean()
        && active.stream()
            .map(theirs.path("corps")::path)
            .allMatch(corp -> corp.has("floated") && !corp.path("floated").asBoolean());
  }

  private boolean isNew(String player, JsonNode theirs) {
    return !theirs.path("players").path(player).path(Mirror.VALUE).equals(worths.get(player));
  }
}
