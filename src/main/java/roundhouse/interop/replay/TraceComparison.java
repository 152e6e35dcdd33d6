package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import roundhouse.design.spec.RoundSpec;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.interop.JsonDifferences;
import roundhouse.interop.RecordedDecision;
import roundhouse.interop.Recording;
import roundhouse.interop.TraceDifference;
import roundhouse.interop.mirror.MirroredState;

/**
 * Compares the states of a game with those of its trace: everything except the name of the current
 * step. Throughout a game, each short name of a round must correspond to one of our kinds of turns.
 *
 * <p>Computing a player's worth is slow. It is compared only when the trace has a new worth, and
 * once more at the end.
 */
final class TraceComparison {
  private static final String STEP = "step";
  private static final String SHORT = "short";
  private static final String ROUND = "round";

  /**
   * Theirs can be several, each of whom may act; a private, whose owner acts; or somebody after the
   * end of the game.
   */
  private static final String ACTIVE = "active";

  private final Title title;
  private final Map<String, RoundSpec.Turns> kinds = new HashMap<>();
  private final Map<String, JsonNode> worths = new HashMap<>();

  TraceComparison(Title title) {
    this.title = title;
  }

  /** Compares every worth again from now on. */
  void forgetWorths() {
    worths.clear();
  }

  List<TraceDifference> differences(GameState state, JsonNode theirs) {
    ObjectNode compared = JsonNodeFactory.instance.objectNode().setAll((ObjectNode) theirs);
    String said = compared.path(SHORT).asText();
    compared.remove(List.of(STEP, SHORT));
    ObjectNode ours =
        title
            .executor()
            .run(() -> MirroredState.of(title, state, theirs, player -> isNew(player, theirs)));
    RecordedDecision position = RecordedDecision.of(theirs);
    boolean same =
        Engine.decision(title, state).map(position::waitsFor).orElseGet(position.active()::isEmpty);
    if (same || isStuck(theirs)) compared.set(ACTIVE, ours.path(ACTIVE));
    if (isFarewell(theirs)) compared.set(ROUND, ours.path(ROUND));
    List<TraceDifference> found = JsonDifferences.between(ours, compared);
    if (!found.isEmpty()) return found;
    rememberWorths(theirs);
    return roundKind(state, said);
  }

  private void rememberWorths(JsonNode theirs) {
    theirs
        .path("players")
        .properties()
        .forEach(
            player -> worths.put(player.getKey(), player.getValue().path(MirroredState.VALUE)));
  }

  /** The recording's name for a round means the same kind of round in the whole game. */
  private List<TraceDifference> roundKind(GameState state, String said) {
    RoundSpec.Turns turns = title.design().rounds().get(state.round().name()).turns();
    RoundSpec.Turns before = kinds.computeIfAbsent(said, name -> turns);
    return before == turns
        ? List.of()
        : List.of(
            new TraceDifference(
                SHORT, state.round().name(), said + ", which earlier meant turns " + before));
  }

  /**
   * Whether recorded play has stopped before the end of the game, and the recording ends. It waits
   * for nobody, for example if the first player of a stock round that restarts can do nothing, or
   * for a company that was taken over before its turn.
   */
  private static boolean isStuck(JsonNode theirs) {
    List<String> active = Recording.texts(theirs.path(ACTIVE));
    return !theirs.path("finished").asBoolean()
        && active.stream()
            .map(theirs.path("corps")::path)
            .allMatch(corp -> corp.has("floated") && !corp.path("floated").asBoolean());
  }

  /**
   * Whether the recorded game is over and only shows a message, for which that engine makes up a
   * round with a number far beyond those that were played.
   */
  private static boolean isFarewell(JsonNode theirs) {
    return theirs.path("finished").asBoolean() && theirs.path(STEP).asText().equals("Message");
  }

  private boolean isNew(String player, JsonNode theirs) {
    return !theirs
        .path("players")
        .path(player)
        .path(MirroredState.VALUE)
        .equals(worths.get(player));
  }
}
