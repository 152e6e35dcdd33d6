package roundhouse.interop.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;
import roundhouse.interop.RecordedAction;
import roundhouse.interop.Recording;

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
    return of(title, recording, _ -> {});
  }

  /**
   * Plays a recording with a title.
   *
   * @param reached called with the number of recorded actions that stand, before each further one;
   *     what it throws ends the work
   */
  public static GameImport of(Title title, Recording recording, IntConsumer reached) {
    GameImport farthest = null;
    var budget = new ImportBudget(recording.actions().size());
    Iterator<Long> seeds = SeedSearch.seeds(title, recording).iterator();
    while (farthest == null || !budget.isSpent() && seeds.hasNext()) {
      GameImport tried = new ImportSearch(title, recording, seeds.next(), budget).run(reached);
      if (tried.notes().isEmpty()) return tried;
      if (farthest == null || tried.actions() > farthest.actions()) farthest = tried;
    }
    return farthest;
  }

  /** The players whose final worth differs from the recording, in sentences. */
  static List<String> otherWorth(Title title, Recording recording, GameState state) {
    var notes = new ArrayList<String>();
    for (Player player : state.players()) {
      int worth = Engine.worth(title, state, player.name());
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

  /**
   * Plays a recording without states. It is unclear there whether a recorded pass answers a
   * decision of ours. The search plays it if possible; if the game gets stuck later, it goes back
   * and skips the latest passes.
   */
  private static final class ImportSearch {
    private static final int MOST_DOUBTS = 12;

    private record Doubt(int index, ImportedPlay.Moment moment) {}

    private final Recording recording;
    private final Title title;
    private final long seed;
    private final ImportBudget budget;
    private final ImportedPlay taking;
    private final Deque<Doubt> doubts = new ArrayDeque<>();
    private int index;
    private String stuck = "";
    private Doubt farthest;

    ImportSearch(Title title, Recording recording, long seed, ImportBudget budget) {
      this.seed = seed;
      this.budget = budget;
      this.title = title;
      this.recording = recording;
      this.taking = new ImportedPlay(title, recording, seed, budget);
      this.farthest = new Doubt(0, taking.moment());
    }

    /**
     * @param reached called with the number of actions that stand, before each further one
     */
    GameImport run(IntConsumer reached) {
      while (index < recording.actions().size()) {
        reached.accept(index);
        RecordedAction action = recording.actions().get(index);
        String forbidden = recording.forbidden(action, title.design().recordings());
        if (!forbidden.isEmpty())
          return done(
              taking.play(),
              index,
              List.of("the rest is left out, because the rulebook forbids " + forbidden));
        if (action.is(RecordingReplay.STOPPED)) return stopped(action);
        Optional<String> fault = step(action);
        if (fault.isEmpty()) {
          index++;
          continue;
        }
        noteStuck(action, fault.get());
        if (doubts.isEmpty() || budget.isSpent()) return givenUp();
        goBack(doubts.removeLast());
      }
      return ended();
    }

    /** The players' agreement to stop is imported as the end of the saved game. */
    private GameImport stopped(RecordedAction action) {
      taking.waitFor(action.entity());
      index++;
      return ended();
    }

    private GameImport ended() {
      ReplayedGame play = taking.play();
      return done(play, index, GameImport.otherWorth(title, recording, play.state()));
    }

    private void noteStuck(RecordedAction action, String fault) {
      if (!stuck.isEmpty() && index <= farthest.index()) return;
      farthest = new Doubt(index, taking.moment());
      stuck = "action " + action.id() + " " + action.type() + ": " + fault;
    }

    private void goBack(Doubt doubt) {
      taking.goTo(doubt.moment());
      index = doubt.index();
    }

    private GameImport givenUp() {
      List<String> why = List.of(budget.isSpent() ? budget.says(stuck) : stuck);
      return done(farthest.moment().play(), farthest.index(), why);
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
      if (!action.is("pass")) return taking.take(action);
      pass(action);
      return Optional.empty();
    }

    private void pass(RecordedAction action) {
      ImportedPlay.Moment before = taking.moment();
      Optional<ReplayedGame> after =
          taking.afterPass(action).filter(passed -> !answersNothing(action.entity(), passed));
      if (after.isEmpty()) return;
      if (action.auto().isEmpty()) doubts.addLast(new Doubt(index + 1, before));
      if (doubts.size() > MOST_DOUBTS) doubts.removeFirst();
      taking.goTo(new ImportedPlay.Moment(after.get(), before.certificates()));
    }

    /**
     * Whether a pass answers a decision that ours never asked for: what the entity does next is
     * possible now, and no longer after the pass.
     */
    private boolean answersNothing(String entity, ReplayedGame passed) {
      return recording.actions().subList(index + 1, recording.actions().size()).stream()
          .takeWhile(action -> action.entity().equals(entity))
          .filter(action -> !action.is("pass"))
          .findFirst()
          .filter(
              action ->
                  taking.canBeTaken(action, taking.play()) && !taking.canBeTaken(action, passed))
          .isPresent();
    }
  }
}
