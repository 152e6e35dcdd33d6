package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.Title;

/**
 * Takes recorded actions in a game of ours: in our words, after passes that only ours asks for, and
 * not at all where ours has done the same by itself.
 */
final class Taking {
  private static final int MOST_PASSES = 40;

  private final Translator translator;
  private final boolean traced;
  private Play play;
  private Play.Tried last;
  private int inserted;
  private int skipped;

  Taking(Title title, Recording recording, long seed) {
    this.translator = new Translator(title, recording);
    this.traced = recording.trace().isPresent();
    this.play = Play.start(title, recording.players(), seed);
    this.last = new Play.Tried(Optional.of(play), "", "", List.of());
  }

  /** The game as far as it was played. */
  Play play() {
    return play;
  }

  /** What became of the last action that was tried. */
  Play.Tried last() {
    return last;
  }

  int inserted() {
    return inserted;
  }

  int skipped() {
    return skipped;
  }

  /** Play goes on from there, after passes that were inserted. */
  void goOn(Play there, int passes) {
    play = there;
    inserted += passes;
  }

  /**
   * Takes an action with what followed it by itself there; what cannot be taken is a difference.
   *
   * @param line what the trace says of it
   * @param before where play was there
   */
  List<Difference> takeAll(RecordedAction action, JsonNode line, Position before) {
    List<Difference> refused = take(action, line, before);
    for (RecordedAction auto : action.auto()) {
      if (!refused.isEmpty()) return refused;
      if (auto.is("pass") && traced) {
        skipped++;
        continue;
      }
      var here = new Position(List.of(auto.entity()), "");
      refused = take(auto, JsonNodeFactory.instance.objectNode(), here);
    }
    return refused;
  }

  private List<Difference> take(RecordedAction action, JsonNode told, Position before) {
    boolean here = before.matches(play.decision());
    if (!here && traced && mayBeDoneAlready(action)) {
      skipped++;
      last = new Play.Tried(Optional.of(play), "", "", List.of("taken as done by itself before"));
      return List.of();
    }
    return switch (translator.translate(action, told, play.state())) {
      case Translation.Unknown unknown ->
          List.of(new Difference("translation", unknown.why(), action.fields().toString()));
      case Translation.Actions actions -> takeEach(action, actions.list(), here && before.known() && !play.onlyEnds());
    };
  }

  /**
   * Whether an action may have been taken here already, by itself: its effect shows in the state.
   */
  static boolean mayBeDoneAlready(RecordedAction action) {
    boolean idleRun = action.is("run_routes") && action.fields().path("routes").isEmpty();
    return action.is("pass") || action.is("dividend") || idleRun;
  }

  private List<Difference> takeEach(
      RecordedAction recorded, List<Action> actions, boolean mustWork) {
    for (Action action : actions) {
      Play.Tried tried = play.take(action);
      if (tried.play().isEmpty() && !mustWork) tried = takeLater(action, tried);
      last = tried;
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
}
