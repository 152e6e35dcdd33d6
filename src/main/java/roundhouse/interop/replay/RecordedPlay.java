package roundhouse.interop.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import roundhouse.engine.Action;
import roundhouse.engine.Title;
import roundhouse.engine.explanation.WhyNot;
import roundhouse.game.GameState;
import roundhouse.interop.ActionTranslator;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedCertificates;
import roundhouse.interop.RecordedDecision;
import roundhouse.interop.Recording;
import roundhouse.interop.TraceDifference;
import roundhouse.interop.Translation;

/**
 * Takes recorded actions in a game of ours: translated, after passes that only ours asks for, and
 * not at all if ours has done the same by itself.
 */
final class RecordedPlay {
  private static final int MOST_PASSES = 40;

  private final ActionTranslator translator;
  private final Recording recording;
  private ReplayedGame play;
  private ReplayedGame.Attempt last;
  private RecordedCertificates certificates;
  private List<String> passedFor = List.of();
  private int inserted;
  private int skipped;

  RecordedPlay(Title title, Recording recording, long seed) {
    this.translator = new ActionTranslator(title);
    this.recording = recording;
    this.play = ReplayedGame.start(title, recording.players(), seed);
    this.last = ReplayedGame.Attempt.taken(play, List.of());
    this.certificates = RecordedCertificates.of(play.state());
  }

  /** The game as far as it was played. */
  ReplayedGame play() {
    return play;
  }

  /** The result of the last action that was tried. */
  ReplayedGame.Attempt last() {
    return last;
  }

  /** The decisions that were passed for since the recorded action before the last. */
  List<String> passedFor() {
    return passedFor;
  }

  int inserted() {
    return inserted;
  }

  int skipped() {
    return skipped;
  }

  /** Continues play from there, after passes that were inserted. */
  void goOn(ReplayedGame there, int passes) {
    passedFor = there.waitedSince(play, passes);
    play = there;
    inserted += passes;
  }

  /**
   * Takes an action with what followed it automatically in the recording; what cannot be taken is a
   * difference.
   *
   * @param line what the trace says about it
   * @param before where play was in the recording
   * @param past whether our game is past the action already, though not past what followed it
   * @param round in which it was recorded
   */
  List<TraceDifference> takeAll(
      RecordedAction action,
      JsonNode line,
      RecordedDecision before,
      boolean past,
      RecordedRound round) {
    play = play.before(Optional.of(action));
    List<TraceDifference> refused =
        past ? skip("only the recording waits for it") : take(action, line, before, round);
    for (RecordedAction auto : action.auto()) {
      if (!refused.isEmpty()) return refused;
      if (auto.is("pass") && traced()) {
        skipped++;
        continue;
      }
      var here = new RecordedDecision(List.of(auto.entity()), "");
      refused = take(auto, JsonNodeFactory.instance.objectNode(), here, round);
    }
    return refused;
  }

  private List<TraceDifference> take(
      RecordedAction action, JsonNode told, RecordedDecision before, RecordedRound round) {
    boolean here = before.matches(play.title(), play.decision());
    Translation meaning =
        translator.translate(action, recording.after(action), told, play.state(), certificates);
    boolean scripted = meaning instanceof Translation.Parts;
    if (!here && !scripted && traced() && mayBeDoneAlready(action))
      return skip("already done automatically here");
    List<TraceDifference> refused = take(action, meaning, here && before.known(), round);
    if (refused.isEmpty()) certificates = certificates.after(action, play.state());
    return refused;
  }

  /**
   * @param theirDecision whether both games wait for the same decision
   */
  private List<TraceDifference> take(
      RecordedAction action, Translation meaning, boolean theirDecision, RecordedRound round) {
    return switch (meaning) {
      case Translation.Unknown unknown ->
          List.of(new TraceDifference("translation", unknown.why(), action.fields().toString()));
      case Translation.Actions actions ->
          takeEach(action, actions.list(), mayDecline(theirDecision, play), round);
      case Translation.Parts parts -> {
        for (Function<GameState, Translation> part : parts.list()) {
          List<TraceDifference> refused =
              take(action, part.apply(play.state()), theirDecision, round);
          if (!refused.isEmpty()) yield refused;
        }
        yield List.of();
      }
    };
  }

  private boolean traced() {
    return recording.trace().isPresent();
  }

  private List<TraceDifference> skip(String why) {
    skipped++;
    last = ReplayedGame.Attempt.taken(play, List.of(why));
    return List.of();
  }

  /** Asked only about a refused action, because listing all choices takes long. */
  private static BooleanSupplier mayDecline(boolean theirDecision, ReplayedGame before) {
    return () -> !theirDecision || before.onlyEnds();
  }

  /**
   * Whether an action may have been taken here already, by itself: its effect shows in the state.
   */
  static boolean mayBeDoneAlready(RecordedAction action) {
    boolean idleRun = action.is("run_routes") && action.fields().path("routes").isEmpty();
    return action.is("pass") || action.is("dividend") || idleRun;
  }

  private List<TraceDifference> takeEach(
      RecordedAction recorded,
      List<Action> actions,
      BooleanSupplier mayDecline,
      RecordedRound round) {
    for (Action action : actions) {
      last = play.attempt(action);
      if (last.play().isEmpty() && mayDecline.getAsBoolean())
        last = play.attempt(action, MOST_PASSES, round::holds);
      if (last.play().isEmpty()) return refusal(recorded, action);
      ReplayedGame after = last.play().get();
      int passes = after.playedSince(play).size() - 1;
      if (passes > 0) passedFor = after.waitedSince(play, passes);
      inserted += passes;
      play = after.agreed(action);
    }
    return List.of();
  }

  private List<TraceDifference> refusal(RecordedAction recorded, Action action) {
    boolean pass = action instanceof Action.Pass;
    String reason =
        WhyNot.ask(play.title(), play.state(), action)
            .map(refused -> refused.rule() + ": " + refused.reason())
            .orElse(last.reason());
    return List.of(
        new TraceDifference(
            "refused", reason, pass ? "pass of " + recorded.entity() : action.toString()));
  }
}
