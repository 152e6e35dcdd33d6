package roundhouse.workshop.reload;

import java.util.stream.IntStream;
import roundhouse.workshop.history.GameHistory;

/** Actions of a game that have another result under other rules, or that those rules refuse. */
public final class ChangedActions {
  private ChangedActions() {}

  /** How many actions of a game have another result now. */
  public static int count(GameHistory before, GameHistory now) {
    return (int)
        IntStream.range(0, before.actions().size())
            .filter(index -> differs(before, now, index))
            .count();
  }

  private static boolean differs(GameHistory before, GameHistory now, int index) {
    if (index >= now.played().size()) return true;
    return index >= before.played().size()
        || !before.played().get(index).events().equals(now.played().get(index).events());
  }
}
