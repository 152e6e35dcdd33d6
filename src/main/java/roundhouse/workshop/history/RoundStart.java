package roundhouse.workshop.history;

import java.util.ArrayList;
import java.util.List;
import roundhouse.game.GameState;

/**
 * Where a round begins in the history of a game.
 *
 * @param from the number of actions before it
 * @param name as players abbreviate it
 */
public record RoundStart(int from, String name) {

  /** The rounds that were played, in order; at least one. */
  public static List<RoundStart> of(GameHistory play) {
    var starts = new ArrayList<RoundStart>();
    for (int index = 0; index <= play.played().size(); index++) {
      GameState state = play.state(index);
      if (index > 0 && isSameRound(play.state(index - 1), state)) continue;
      String name = RoundName.abbreviated(play.title().design(), state);
      if (starts.isEmpty() || !name.equals(starts.getLast().name()))
        starts.add(new RoundStart(index, name));
    }
    return starts;
  }

  /** Names take time to make, and most actions stay in their round. */
  private static boolean isSameRound(GameState before, GameState now) {
    return before.over() == now.over()
        && before.calendar().equals(now.calendar())
        && RoundName.round(before).equals(RoundName.round(now));
  }
}
