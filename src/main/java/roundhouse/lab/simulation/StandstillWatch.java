package roundhouse.lab.simulation;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.GameState;

/**
 * Notices that a game stands still: the actions go on, but money, shares, trains, board and flags
 * stay as they are.
 */
final class StandstillWatch {
  /** After this many actions without a change, no later round will change anything. */
  static final int MOST = 1_000;

  private final Map<String, Integer> steps = new HashMap<>();
  private int actions;

  /**
   * Looks at an action.
   *
   * @param step at which it was taken
   * @return what happens without end, if nothing has changed for long
   */
  Optional<String> after(GameState before, String step, GameState now) {
    if (!same(before, now)) {
      steps.clear();
      actions = 0;
      return Optional.empty();
    }
    steps.merge(step, 1, Integer::sum);
    return ++actions < MOST ? Optional.empty() : Optional.of(said(now));
  }

  private String said(GameState now) {
    String most =
        steps.entrySet().stream()
            .max(Map.Entry.comparingByValue(Comparator.naturalOrder()))
            .map(Map.Entry::getKey)
            .orElseThrow();
    return "nothing has changed in %d actions: most were taken at the step '%s' of the round '%s'"
        .formatted(actions, most, now.round().name());
  }

  private static boolean same(GameState one, GameState other) {
    return one.players().equals(other.players())
        && one.bank() == other.bank()
        && one.phase().equals(other.phase())
        && one.companies().equals(other.companies())
        && one.privates().equals(other.privates())
        && one.depot().equals(other.depot())
        && one.tokens().equals(other.tokens())
        && one.flags().equals(other.flags())
        && one.board().laid().equals(other.board().laid())
        && one.board().markers().equals(other.board().markers());
  }
}
