package roundhouse.interop.replay;

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
import roundhouse.interop.ActionTranslator;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.RecordedCertificates;
import roundhouse.interop.Recording;
import roundhouse.interop.Translation;

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
    var work = new Work(recording.actions().size());
    for (long seed : LotSeeds.seeds(title, recording)) {
      if (farthest != null && work.isSpent()) break;
      GameImport tried = new Search(title, recording, seed, work).run();
      if (tried.notes().isEmpty()) return tried;
      if (farthest == null || tried.actions() > farthest.actions()) farthest = tried;
    }
    return farthest;
  }

  /** How many actions all searches may try together, so that no file keeps them busy for long. */
  private static final class Work {
    private static final int FOR_ANY_GAME = 1_000;
    private static final int FOR_EACH_ACTION = 4;

    private final int most;
    private int tried;

    Work(int actions) {
      most = FOR_ANY_GAME + FOR_EACH_ACTION * actions;
    }

    void trying() {
      tried++;
    }

    boolean isSpent() {
      return tried >= most;
    }

    String says(String stuck) {
      return stuck + " (" + tried + " ways to go on were tried)";
    }
  }

  /**
   * Without states it is unclear whether a recorded pass answers a decision of ours. It is played
   * if possible; if the game gets stuck later, the search goes back and skips the latest passes.
   */
  private static final class Search {
    private static final int MOST_DOUBTS = 12;
    private static final int MOST_PASSES = 12;

    private record Doubt(int index, ReplayedGame play, RecordedCertificates certificates) {}

    private final Recording recording;
    private final Title title;
    private final ActionTranslator translator;
    private final long seed;
    private final Work work;
    private final Deque<Doubt> doubts = new ArrayDeque<>();
    private ReplayedGame play;
    private RecordedCertificates certificates;
    private int index;
    private String stuck = "";
    private Doubt farthest;

    Search(Title title, Recording recording, long seed, Work work) {
      this.seed = seed;
      this.work = work;
      this.title = title;
      this.recording = recording;
      this.translator = new ActionTranslator(title);
      this.play = ReplayedGame.start(title, recording.players(), seed);
      this.certificates = RecordedCertificates.of(play.state());
      this.farthest = new Doubt(0, play, certificates);
    }

    GameImport run() {
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
          farthest = new Doubt(index, play, certificates);
          stuck = "action " + action.id() + " " + action.type() + ": " + fault.get();
        }
        if (doubts.isEmpty() || work.isSpent()) return givenUp();
        Doubt doubt = doubts.removeLast();
        play = doubt.play();
        certificates = doubt.certificates();
        index = doubt.index();
      }
      return done(play, index, otherWorth());
    }

    private GameImport givenUp() {
      String why = work.isSpent() ? work.says(stuck) : stuck;
      return done(farthest.play(), farthest.index(), List.of(why));
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
      Optional<String> fault = takeEach(action, translated(action, play), MOST_PASSES);
      return fault.isPresent() && takenLater(action) ? Optional.empty() : fault;
    }

    private Translation translated(RecordedAction action, ReplayedGame moment) {
      JsonNode nothing = JsonNodeFactory.instance.objectNode();
      return translator.translate(action, nothing, moment.state(), certificates);
    }

    /** What an action means may first show once what comes before it is declined. */
    private boolean takenLater(RecordedAction action) {
      ReplayedGame before = play;
      Optional<ReplayedGame> later = play.afterDeclining();
      for (int declined = 1; declined <= MOST_PASSES && later.isPresent(); declined++) {
        play = later.get();
        if (takeEach(action, translated(action, play), 0).isEmpty()) return true;
        later = later.get().afterDeclining();
      }
      play = before;
      return false;
    }

    private Optional<String> pass(RecordedAction action) {
      ReplayedGame before = play;
      boolean asked =
          play.decision().filter(decision -> decision.entity().equals(action.entity())).isPresent();
      Optional<ReplayedGame> passed =
          asked ? play.attempt(new Action.Pass(action.entity())).play() : Optional.empty();
      passed
          .filter(after -> !answersNothing(action.entity(), after))
          .ifPresent(
              after -> {
                if (action.auto().isEmpty())
                  doubts.addLast(new Doubt(index + 1, before, certificates));
                if (doubts.size() > MOST_DOUBTS) doubts.removeFirst();
                play = after;
              });
      return Optional.empty();
    }

    /**
     * Whether a pass answers a decision that ours never asked for: what the entity does next is
     * possible now, and no more after the pass.
     */
    private boolean answersNothing(String entity, ReplayedGame passed) {
      return recording.actions().subList(index + 1, recording.actions().size()).stream()
          .takeWhile(action -> action.entity().equals(entity))
          .filter(action -> !action.is("pass"))
          .findFirst()
          .filter(action -> canBeTaken(action, play) && !canBeTaken(action, passed))
          .isPresent();
    }

    private boolean canBeTaken(RecordedAction action, ReplayedGame moment) {
      work.trying();
      return translated(action, moment) instanceof Translation.Actions(List<Action> list)
          && !list.isEmpty()
          && moment.attempt(list.getFirst()).play().isPresent();
    }

    /** All of what an action means, or nothing of it. */
    private Optional<String> takeEach(
        RecordedAction recorded, Translation translation, int passes) {
      return switch (translation) {
        case Translation.Unknown unknown -> Optional.of(unknown.why());
        case Translation.Actions(List<Action> actions) -> takeEach(recorded, actions, passes);
      };
    }

    private Optional<String> takeEach(RecordedAction recorded, List<Action> actions, int passes) {
      ReplayedGame after = play;
      for (Action action : actions) {
        work.trying();
        ReplayedGame.Attempt tried = after.attempt(action, passes);
        if (tried.play().isEmpty()) return Optional.of(tried.reason());
        after = tried.play().get().agreed(action);
      }
      play = after;
      certificates = certificates.after(recorded, play.state());
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
