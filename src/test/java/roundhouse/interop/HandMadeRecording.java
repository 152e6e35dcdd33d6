package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.interop.mirror.MirroredState;
import roundhouse.interop.replay.ReplayedGame;

/** A recording with the states of our own engine, which each test can modify. */
public final class HandMadeRecording {
  public static final List<String> PLAYERS = List.of("11", "12", "13");

  private final Title title;
  private ReplayedGame play;
  private final List<RecordedAction> actions = new ArrayList<>();
  private final List<ObjectNode> states = new ArrayList<>();
  private final ObjectNode start;

  public HandMadeRecording(Title title) {
    this.title = title;
    play = ReplayedGame.start(title, PLAYERS, 1);
    start = state();
  }

  /** Records an action; {@code ours} are the same actions of ours. */
  public HandMadeRecording did(String recorded, Action... ours) {
    for (Action action : ours) {
      ReplayedGame.Attempt tried = play.attempt(action);
      play = tried.play().orElseThrow(() -> new IllegalStateException(tried.reason()));
    }
    var fields = (ObjectNode) json(recorded);
    fields.put("id", actions.size() + 1);
    actions.add(RecordedAction.of(fields));
    states.add(state());
    return this;
  }

  /** The last recorded state, to modify. */
  public ObjectNode last() {
    return states.getLast();
  }

  private ObjectNode state() {
    ObjectNode mirror =
        MirroredState.of(title, play.state(), JsonNodeFactory.instance.objectNode());
    mirror.put("short", mirror.path("round").path(0).asText());
    return mirror.put("step", lots() ? "WaterfallAuction" : "BuyCert");
  }

  private boolean lots() {
    return play.decision().filter(waits -> waits.step().equals("lot-auction")).isPresent();
  }

  public Recording made() {
    return made("hand-made");
  }

  /** The recording under its own name, which a design can refer to. */
  public Recording made(String name) {
    var lines = new ArrayList<JsonNode>();
    for (int index = 0; index < actions.size(); index++) {
      ObjectNode line = JsonNodeFactory.instance.objectNode().put("id", actions.get(index).id());
      line.set("d", states.get(index));
      lines.add(line);
    }
    return new Recording(
        name,
        title.design().recordings().title(),
        PLAYERS,
        List.of(),
        1,
        actions,
        Map.of(),
        Optional.of(new StateTrace(start, lines, Optional.empty())));
  }

  private static JsonNode json(String text) {
    try {
      return new JsonMapper().readTree(text.replace('\'', '"'));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
