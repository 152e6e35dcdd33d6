package roundhouse.interop;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import roundhouse.engine.Action;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.Player;

/**
 * A recording without states, converted to a saved game.
 *
 * @param log the game, as far as it was possible to play it
 * @param actions number of recorded actions that were played
 * @param notes sentences about what could not be used or differs; empty if everything is as
 *     recorded
 */
public record GameImport(GameLog log, int actions, List<String> notes) {

  public GameImport {
    notes = List.copyOf(notes);
  }

  /** Plays a recording with a title. */
  public static GameImport of(Title title, Recording recording) {
    GameImport farthest = null;
    for (long seed : LotSeeds.seeds(title, recording)) {
      GameImport tried = new Search(title, recording, seed).run();
      if (tried.notes().isEmpty()) return tried;
      if (farthest == null || tried.actions() > farthest.actions()) farthest = tried;
    }
    return farthest;
  }

  /**
   * Without states it is unclear whether a recorded pass answers a decision of ours. It is played
   * if possible; if the game gets stuck later, the search goes back and skips the latest passes.
   */
  private static final class Search {
    private static final int MOST_DOUBTS = 12;
    private static final int MOST_RETRIES = 300;
    private static final int MOST_PASSES = 12;

    private record Doubt(int index, ReplayedGame play) {}

    private final Recording recording;
    private final Title title;
    private final ActionTranslator translator;
    private final long seed;
    private final Deque<Doubt> doubts = new ArrayDeque<>();
    private ReplayedGame play;
    private int index;
    private String stuck = "";
    private Doubt farthest;

    Search(Title title, Recording recording, long seed) {
      this.seed = seed;
      this.title = title;
      this.recording = recording;
      this.translator = new ActionTranslator(title, recording);
      this.play = ReplayedGame.start(title, recording.players(), seed);
      this.farthest = new Doubt(0, play);
    }

    GameImport run() {
      int retries = 0;
      while (index < recording.actions().size()) {
        RecordedAction action = recording.actions().get(index);
        String forbidden = recording.forbidden(action, title.design().recordings());
        if (!forbidden.isEmpty())
          return done(
              play,
              index,
              List.of("the rest is left out, because the rulebook forbids " + forbidden));
        if (action.is(RecordingReplay.STOPPED)) return done(play, index, otherWorth());
        Optional<String> fault = step(action);
        if (fault.isEmpty()) {
          index++;
          continue;
        }
        if (stuck.isEmpty() || index > farthest.index()) {
          farthest = new Doubt(index, play);
          stuck = "action " + action.id() + " " + action.type() + ": " + fault.get();
        }
        if (doubts.isEmpty() || ++retries > MOST_RETRIES)
          return done(farthest.play(), farthest.index(), List.of(stuck));
        Doubt doubt = doubts.removeLast();
        play = doubt.play();
        index = doubt.index();
      }
      return done(play, index, otherWorth());
    }

    private GameImport done(ReplayedGame reached, int actions, List<String> notes) {
      var log =
          new GameLog(
              title.id(),
              title.fingerprint(),
              recording.players(),
              title.options(),
              seed,
              reached.actions());
      return new GameImport(log, actions, notes);
    }

    private Optional<String> step(RecordedAction action) {
      Optional<String> fault = take(action);
      for (RecordedAction auto : action.auto()) if (fault.isEmpty()) fault = take(auto);
      return fault;
    }

    private Optional<String> take(RecordedAction action) {
      if (action.is("pass")) return pass(action);
      JsonNode nothing = JsonNodeFactory.instance.objectNode();
      return switch (translator.translate(action, nothing, play.state())) {
        case Translation.Unknown unknown -> Optional.of(unknown.why());
        case Translation.Actions actions -> takeEach(actions.list());
      };
    }

    private Optional<String> pass(RecordedAction action) {
      ReplayedGame before = play;
      boolean asked =
          play.decision().filter(decision -> decision.entity().equals(action.entity())).isPresent();
      Optional<ReplayedGame> passed =
          asked && !nextCanBeTaken(action.entity())
              ? play.attempt(new Action.Pass(action.entity())).play()
              : Optional.empty();
      passed.ifPresent(
          after -> {
            if (action.auto().isEmpty()) doubts.addLast(new Doubt(index + 1, before));
            if (doubts.size() > MOST_DOUBTS) doubts.removeFirst();
            play = after;
          });
      return Optional.empty();
    }

    /**
     * Whether the entity's next recorded action is possible now, so that its pass answers a
     * decision that ours never asked for.
     */
    private boolean nextCanBeTaken(String entity) {
      return recording.actions().subList(index + 1, recording.actions().size()).stream()
          .takeWhile(action -> action.entity().equals(entity))
          .filter(action -> !action.is("pass"))
          .findFirst()
          .map(
              action ->
                  translator.translate(action, JsonNodeFactory.instance.objectNode(), play.state()))
          .filter(
              translation ->
                  translation instanceof Translation.Actions(List<Action> list)
                      && !list.isEmpty()
                      && play.attempt(list.getFirst()).play().isPresent())
          .isPresent();
    }

    private Optional<String> takeEach(List<Action> actions) {
      for (Action action : actions) {
        ReplayedGame.Attempt tried = play.attempt(action, MOST_PASSES);
        if (tried.play().isEmpty()) return Optional.of(tried.reason());
        play = tried.play().get().agreed(action);
      }
      return Optional.empty();
    }

    private List<String> otherWorth() {
      var notes = new ArrayList<String>();
      for (Player player : play.state().players()) {
        int worth = Engine.worth(title, play.state(), player.name());
        int theirs = recording.result().getOrDefault(player.name(), worth);
        if (worth != theirs)
          notes.add(
              "player "
                  + player.name()
                  + " ends with "
                  + worth
                  + ", but with "
                  + theirs
                  + " in the recording");
      }
      return notes;
    }
  }
}
