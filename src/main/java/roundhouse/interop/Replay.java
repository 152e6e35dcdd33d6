package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;

/**
 * Plays a recorded game again and compares after every action.
 *
 * <p>The two engines do not ask for the same decisions. Where ours asks and the recording has gone
 * on, it is passed; where the recording passes and ours has gone on, that is skipped. Which of the
 * two it is shows in the whole state: passes are inserted only where they make both equal, and what
 * is skipped is made up for at the next comparison.
 */
public final class Replay {
  private static final int MOST_PASSES = 40;

  /** The players have agreed to play no further. */
  private static final String STOPPED = "end_game";

  private final Title title;
  private final Recording recording;
  private final Translator translator;
  private final Comparison comparison;
  private final long seed;
  private Play play;
  private ObjectNode theirs = JsonNodeFactory.instance.objectNode();
  private boolean ahead;
  private int inserted;
  private int skipped;
  private int done;
  private String exception = "";

  private Replay(Title title, Recording recording) {
    this.title = title;
    this.recording = recording;
    this.translator = new Translator(title, recording);
    this.comparison = new Comparison(title);
    this.seed = Lots.seed(title, recording);
    this.play = Play.start(title, recording.players(), seed);
  }

  /** Plays a recording; without a trace it is only played. */
  public static Outcome of(Title title, Recording recording) {
    var replay = new Replay(title, recording);
    Optional<Outcome.Problem> problem = replay.run();
    GameLog log =
        new GameLog(
            title.id(),
            title.fingerprint(),
            recording.players(),
            title.options(),
            replay.seed,
            replay.play.actions());
    return new Outcome(
        recording.name(),
        log,
        replay.done,
        replay.inserted,
        replay.skipped,
        problem,
        replay.exception);
  }

  private Optional<Outcome.Problem> run() {
    recording.trace().ifPresent(trace -> theirs = trace.start().deepCopy());
    List<Difference> atStart = compare(0);
    if (!atStart.isEmpty()) return Optional.of(new Outcome.Problem(0, "", atStart));
    for (int index = 0; index < recording.actions().size(); index++) {
      RecordedAction action = recording.actions().get(index);
      exception = recording.forbidden(action, title.design().recordings());
      if (!exception.isEmpty()) return Optional.empty();
      if (action.is(STOPPED)) return Optional.empty();
      List<Difference> differences = step(index, action);
      if (!differences.isEmpty())
        return Optional.of(new Outcome.Problem(action.id(), action.type(), differences));
      done++;
    }
    return end();
  }

  private List<Difference> step(int index, RecordedAction action) {
    JsonNode line = line(index);
    if (line.path("id").asInt(action.id()) != action.id()) {
      return List.of(
          new Difference("trace", "action " + action.id(), "action " + line.path("id").asText()));
    }
    List<Difference> refused = takeAll(action, line);
    if (!refused.isEmpty()) return refused;
    Trace.merge(theirs, Trace.changes(line));
    return compare(index + 1);
  }

  private JsonNode line(int index) {
    return recording
        .trace()
        .filter(trace -> index < trace.lines().size())
        .map(trace -> trace.lines().get(index))
        .orElseGet(JsonNodeFactory.instance::objectNode);
  }

  private List<Difference> takeAll(RecordedAction action, JsonNode line) {
    List<Difference> refused = take(action, line, Position.of(theirs));
    for (RecordedAction auto : action.auto()) {
      if (!refused.isEmpty()) return refused;
      if (auto.is("pass") && recording.trace().isPresent()) {
        skipped++;
        continue;
      }
      refused =
          take(
              auto,
              JsonNodeFactory.instance.objectNode(),
              new Position(List.of(auto.entity()), ""));
    }
    return refused;
  }

  private List<Difference> take(RecordedAction action, JsonNode told, Position before) {
    boolean here = before.matches(play.decision());
    if (!here && recording.trace().isPresent() && mayBeDoneAlready(action)) {
      skipped++;
      return List.of();
    }
    return switch (translator.translate(action, told, play.state())) {
      case Translation.Unknown unknown ->
          List.of(new Difference("translation", unknown.why(), action.fields().toString()));
      case Translation.Actions actions -> takeEach(action, actions.list(), here && before.known());
    };
  }

  /**
   * Whether an action may have been taken here already, by itself: its effect shows in the state.
   */
  private static boolean mayBeDoneAlready(RecordedAction action) {
    boolean idleRun = action.is("run_routes") && action.fields().path("routes").isEmpty();
    return action.is("pass") || action.is("dividend") || idleRun;
  }

  private List<Difference> takeEach(
      RecordedAction recorded, List<Action> actions, boolean mustWork) {
    for (Action action : actions) {
      Play.Tried tried = play.take(action);
      if (tried.play().isEmpty() && !mustWork) tried = takeLater(action, tried);
      if (tried.play().isEmpty()) return refusal(recorded, action, tried.reason());
      play = tried.play().get().agreed(action);
    }
    return List.of();
  }

  /** Passes until an action that is refused now can be taken. */
  private Play.Tried takeLater(Action action, Play.Tried refused) {
    Optional<Play> later = play.declined();
    for (int passes = 1; passes <= MOST_PASSES && later.isPresent(); passes++) {
      Play.Tried tried = later.get().take(action);
      if (tried.play().isPresent()) {
        inserted += passes;
        return tried;
      }
      later = later.get().declined();
    }
    return refused;
  }

  private static List<Difference> refusal(RecordedAction recorded, Action action, String reason) {
    boolean pass = action instanceof Action.Pass;
    return List.of(
        new Difference(
            "refused", reason, pass ? "pass of " + recorded.entity() : action.toString()));
  }

  /**
   * Compares with their state, passing where only ours asks; {@code next} is the index of the
   * action that follows.
   */
  private List<Difference> compare(int next) {
    if (recording.trace().isEmpty()) return List.of();
    if (next == recording.actions().size()) comparison.forgetWorths();
    Position position = Position.of(theirs);
    Optional<List<Difference>> nearest = Optional.empty();
    Optional<Play> candidate = Optional.of(play);
    for (int passes = 0; passes <= MOST_PASSES && candidate.isPresent(); passes++) {
      if (position.matches(candidate.get().decision())) {
        List<Difference> differences = comparison.differences(candidate.get().state(), theirs);
        if (differences.isEmpty()) return agreed(candidate.get(), passes);
        if (passes == 0 && position.known()) return differences;
        nearest = nearest.or(() -> Optional.of(differences));
      }
      candidate = candidate.get().declined();
    }
    if (position.matchesEntity(play.decision())
        && comparison.differences(play.state(), theirs).isEmpty()) return agreed(play, 0);
    ahead = next < recording.actions().size() && mayBeDoneAlready(recording.actions().get(next));
    return ahead
        ? List.of()
        : nearest.orElseGet(() -> comparison.differences(play.state(), theirs));
  }

  private List<Difference> agreed(Play same, int passes) {
    play = same;
    inserted += passes;
    ahead = false;
    return List.of();
  }

  private Optional<Outcome.Problem> end() {
    if (!ahead) return Optional.empty();
    return Optional.of(
        new Outcome.Problem(
            recording.actions().getLast().id(),
            "end",
            comparison.differences(play.state(), theirs)));
  }
}
