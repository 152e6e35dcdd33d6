package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;

/**
 * Replays a recorded game and compares after every action.
 *
 * <p>The two engines do not ask for the same decisions. If only ours asks, a pass is inserted; if
 * only the recording passes, that pass is skipped. The whole state shows which it is: a pass is
 * inserted only if it makes both states equal, and a skipped one must leave them equal at the next
 * comparison.
 */
public final class Replay {
  private static final int MOST_PASSES = 40;

  /** The players agreed to end the game early. */
  private static final String STOPPED = "end_game";

  private final Title title;
  private final Recording recording;
  private final Taking taking;
  private final Comparison comparison;
  private final long seed;
  private ObjectNode theirs = JsonNodeFactory.instance.objectNode();
  private Play before;
  private boolean ahead;
  private int done;
  private String exception = "";

  private Replay(Title title, Recording recording) {
    this.title = title;
    this.recording = recording;
    this.seed = Lots.seed(title, recording);
    this.taking = new Taking(title, recording, seed);
    this.comparison = new Comparison(title);
    this.before = taking.play();
  }

  /** Replays a recording; without a trace there is nothing to compare. */
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
            replay.taking.play().actions());
    return new Outcome(
        recording.name(),
        log,
        replay.done,
        replay.taking.inserted(),
        replay.taking.skipped(),
        problem,
        replay.exception);
  }

  private Optional<Outcome.Problem> run() {
    recording.trace().ifPresent(trace -> theirs = trace.start().deepCopy());
    List<Difference> atStart = compare(0);
    if (!atStart.isEmpty()) return Optional.of(problem(-1, atStart));
    for (int index = 0; index < recording.actions().size(); index++) {
      RecordedAction action = recording.actions().get(index);
      exception = recording.forbidden(action, title.design().recordings());
      if (!exception.isEmpty()) return Optional.empty();
      if (action.is(STOPPED)) return Optional.empty();
      List<Difference> differences = step(index, action);
      if (!differences.isEmpty()) return Optional.of(problem(index, differences));
      done++;
    }
    return end();
  }

  private Outcome.Problem problem(int index, List<Difference> differences) {
    Moment moment = Moment.of(recording, index, before.where(), taking.last());
    if (index < 0) return new Outcome.Problem(0, "", differences, moment);
    RecordedAction action = recording.actions().get(index);
    return new Outcome.Problem(action.id(), action.type(), differences, moment);
  }

  private List<Difference> step(int index, RecordedAction action) {
    JsonNode line = line(index);
    if (line.path("id").asInt(action.id()) != action.id()) {
      return List.of(
          new Difference("trace", "action " + action.id(), "action " + line.path("id").asText()));
    }
    before = taking.play();
    List<Difference> refused = taking.takeAll(action, line, Position.of(theirs));
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

  /**
   * Compares with their state, passing decisions that only ours asks for; {@code next} is the index
   * of the next action.
   */
  private List<Difference> compare(int next) {
    if (recording.trace().isEmpty()) return List.of();
    if (next == recording.actions().size()) comparison.forgetWorths();
    Position position = Position.of(theirs);
    Play play = taking.play();
    ahead = !position.matches(play.decision()) && aPassAway(play, position, next);
    if (ahead) return List.of();
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
    ahead =
        next < recording.actions().size() && Taking.mayBeDoneAlready(recording.actions().get(next));
    return ahead
        ? List.of()
        : nearest.orElseGet(() -> comparison.differences(play.state(), theirs));
  }

  /**
   * Whether who acted last only has to pass there, after which both games are at the same place. To
   * pass here until the same player decides again would look equal too, and end a round too early.
   */
  private boolean aPassAway(Play play, Position position, int next) {
    boolean passes =
        next < recording.actions().size()
            && recording.actions().get(next).is("pass")
            && !play.actions().isEmpty()
            && position.active().contains(play.actions().getLast().by());
    if (!passes) return false;
    ObjectNode after = theirs.deepCopy();
    Trace.merge(after, Trace.changes(line(next)));
    return Position.of(after).matches(play.decision())
        && comparison.differences(play.state(), after).isEmpty();
  }

  private List<Difference> agreed(Play same, int passes) {
    taking.goOn(same, passes);
    ahead = false;
    return List.of();
  }

  private Optional<Outcome.Problem> end() {
    if (!ahead) return Optional.empty();
    int last = recording.actions().size() - 1;
    return Optional.of(problem(last, comparison.differences(taking.play().state(), theirs)));
  }
}
