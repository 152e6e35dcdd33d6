package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import roundhouse.engine.GameLog;
import roundhouse.engine.HookFailure;
import roundhouse.engine.Title;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedDecision;
import roundhouse.interop.Recording;
import roundhouse.interop.StateTrace;
import roundhouse.interop.TraceDifference;

/**
 * Replays a recorded game and compares after every action.
 *
 * <p>The two engines do not ask for the same decisions. If only ours asks, a pass is inserted; if
 * only the recording passes, that pass is skipped. The whole state shows which it is: a pass is
 * inserted only if it makes both states equal, and a skipped one must leave them equal at the next
 * comparison.
 */
public final class RecordingReplay {
  private static final int MOST_PASSES = 40;

  /** The players agreed to end the game early. */
  static final String STOPPED = "end_game";

  private final Title title;
  private final Recording recording;
  private final RecordedPlay taking;
  private final TraceComparison comparison;
  private final long seed;
  private ObjectNode theirs = JsonNodeFactory.instance.objectNode();
  private ReplayedGame before;
  private boolean ahead;
  private boolean passAhead;
  private List<String> passedFor = List.of();
  private int done;
  private String exception = "";

  private RecordingReplay(Title title, Recording recording) {
    this.title = title;
    this.recording = recording;
    this.seed = SeedSearch.seed(title, recording);
    this.taking = new RecordedPlay(title, recording, seed);
    this.comparison = new TraceComparison(title);
    this.before = taking.play();
  }

  /** Replays a recording; without a trace there is nothing to compare. */
  public static ReplayOutcome of(Title title, Recording recording) {
    return compared(title, recording).outcome();
  }

  /** The result of a replay, and the game with all its states. */
  record Compared(ReplayOutcome outcome, ReplayedGame game) {}

  static Compared compared(Title title, Recording recording) {
    var replay = new RecordingReplay(title, recording);
    ReplayOutcome outcome = replay.outcome(replay.run());
    return new Compared(outcome, replay.taking.play());
  }

  private ReplayOutcome outcome(Optional<ReplayOutcome.Problem> problem) {
    GameLog log =
        new GameLog(
            title.id(),
            title.fingerprint(),
            recording.players(),
            title.options(),
            seed,
            taking.play().actions());
    return new ReplayOutcome(
        recording.name(), log, done, taking.inserted(), taking.skipped(), problem, exception);
  }

  private Optional<ReplayOutcome.Problem> run() {
    recording.trace().ifPresent(trace -> theirs = trace.start().deepCopy());
    List<TraceDifference> atStart = safely(() -> compare(0));
    if (!atStart.isEmpty()) return Optional.of(problem(-1, atStart));
    for (int index = 0; index < recording.actions().size(); index++) {
      RecordedAction action = recording.actions().get(index);
      exception = recording.forbidden(action, title.design().recordings());
      if (!exception.isEmpty()) return Optional.empty();
      if (action.is(STOPPED)) return Optional.empty();
      List<TraceDifference> differences = nextStep(index, action);
      if (!differences.isEmpty()) return Optional.of(problem(index, differences));
      done++;
    }
    return end();
  }

  private ReplayOutcome.Problem problem(int index, List<TraceDifference> differences) {
    DifferenceContext moment =
        DifferenceContext.of(
            recording,
            index,
            before.where(),
            taking.last(),
            RecordedDecision.of(theirs),
            passedFor.isEmpty() ? taking.passedFor() : passedFor);
    if (index < 0) return new ReplayOutcome.Problem(0, "", differences, moment);
    RecordedAction action = recording.actions().get(index);
    return new ReplayOutcome.Problem(action.id(), action.type(), differences, moment);
  }

  private List<TraceDifference> nextStep(int index, RecordedAction action) {
    return safely(() -> step(index, action));
  }

  /** A script that fails ends the replay of this game there, and of no other. */
  private static List<TraceDifference> safely(Supplier<List<TraceDifference>> compared) {
    try {
      return compared.get();
    } catch (HookFailure failure) {
      return List.of(new TraceDifference("script", failure.says(), "no failure"));
    }
  }

  private List<TraceDifference> step(int index, RecordedAction action) {
    JsonNode line = line(index);
    if (line.path("id").asInt(action.id()) != action.id()) {
      return List.of(
          new TraceDifference(
              "trace", "action " + action.id(), "action " + line.path("id").asText()));
    }
    before = taking.play();
    passedFor = List.of();
    List<TraceDifference> refused =
        taking.takeAll(
            action, line, RecordedDecision.of(theirs), passAhead, RecordedRound.of(theirs));
    if (!refused.isEmpty()) return refused;
    StateTrace.merge(theirs, StateTrace.changes(line));
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
  private List<TraceDifference> compare(int next) {
    if (recording.trace().isEmpty()) return List.of();
    if (next == recording.actions().size()) comparison.forgetWorths();
    RecordedDecision position = RecordedDecision.of(theirs);
    ReplayedGame play = taking.play();
    passAhead = isPassAway(play, position, next);
    ahead = passAhead;
    if (ahead) return List.of();
    Optional<List<TraceDifference>> nearest = Optional.empty();
    RecordedRound round = RecordedRound.of(theirs);
    Optional<ReplayedGame> candidate = Optional.of(play.before(recording.at(next)));
    boolean passed = next > 0 && recording.actions().get(next - 1).hasAutomaticPass();
    for (int passes = 0; passes <= MOST_PASSES && candidate.isPresent(); passes++) {
      if (position.matches(title, candidate.get().decision())) {
        List<TraceDifference> differences = comparison.differences(candidate.get().state(), theirs);
        if (differences.isEmpty()) return agreed(candidate.get(), passes);
        if (passes == 0 && position.known() && !passed) return differences;
        if (nearest.isEmpty()) passedFor = candidate.get().waitedSince(play, passes);
        nearest = nearest.or(() -> Optional.of(differences));
      }
      candidate = candidate.get().afterDeclining().filter(round::holds);
    }
    if (position.matchesEntity(play.decision())
        && comparison.differences(play.state(), theirs).isEmpty()) return agreed(play, 0);
    return differences(next, play, nearest);
  }

  /** The differences; none yet if our game may have taken the next action already. */
  private List<TraceDifference> differences(
      int next, ReplayedGame play, Optional<List<TraceDifference>> nearest) {
    ahead =
        next < recording.actions().size()
            && RecordedPlay.mayBeDoneAlready(recording.actions().get(next));
    return ahead
        ? List.of()
        : nearest.orElseGet(() -> comparison.differences(play.state(), theirs));
  }

  /**
   * Whether the player who acted last only has to pass in the recording, after which both games are
   * at the same place. Passing here until the same player decides again would look equal too, but
   * end a round too early. Where both wait for the same decision, their states must differ: our
   * game may be a round ahead.
   */
  private boolean isPassAway(ReplayedGame play, RecordedDecision position, int next) {
    boolean passes =
        next < recording.actions().size()
            && recording.actions().get(next).is("pass")
            && !play.played().isEmpty()
            && position.active().contains(play.played().getLast().action().by());
    if (!passes
        || position.matches(title, play.decision())
            && comparison.differences(play.state(), theirs).isEmpty()) return false;
    ObjectNode after = theirs.deepCopy();
    StateTrace.merge(after, StateTrace.changes(line(next)));
    return RecordedDecision.of(after).matches(title, play.decision())
        && comparison.differences(play.state(), after).isEmpty();
  }

  private List<TraceDifference> agreed(ReplayedGame same, int passes) {
    taking.goOn(same, passes);
    passedFor = List.of();
    ahead = false;
    return List.of();
  }

  private Optional<ReplayOutcome.Problem> end() {
    if (!ahead) return Optional.empty();
    int last = recording.actions().size() - 1;
    return Optional.of(problem(last, comparison.differences(taking.play().state(), theirs)));
  }
}
