package roundhouse.interop.replay;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntConsumer;
import roundhouse.engine.GameLog;
import roundhouse.engine.Title;
import roundhouse.engine.play.Engine;
import roundhouse.game.GameState;
import roundhouse.game.Player;
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
}
