package roundhouse.lab.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import roundhouse.game.GameState;

/**
 * Notices that a game stands still: the actions go on, but money, shares, trains and board stay as
 * they are. Flags of scripts may count something, so a game in which they change has longer.
 */
final class StandstillDetector {
  /** After this many actions without a change, no later round will change anything. */
  static final int MOST = 1_000;

  /** The same if only flags change. */
  static final int MOST_WITH_FLAGS = 5_000;

  private final Map<String, Integer> steps = new HashMap<>();
  private int idle;
  private int idleButFlags;

  /**
   * Looks at an action.
   *
   * @param step at which it was taken
   * @return what happens without end, if nothing has changed for long
   */
  Optional<String> after(GameState before, String step, GameState now) {
    if (!same(before, now)) {
      steps.clear();
      idle = 0;
      idleButFlags = 0;
      return Optional.empty();
    }
    steps.merge(step, 1, Integer::sum);
    idleButFlags++;
    idle = before.flags().equals(now.flags()) ? idle + 1 : 0;
    if (idle == MOST) return Optional.of(said("nothing has changed", idle, now));
    if (idleButFlags == MOST_WITH_FLAGS)
      return Optional.of(said("nothing but flags has changed", idleButFlags, now));
    return Optional.empty();
  }

  private String said(String what, int actions, GameState now) {
    String most =
        steps.entrySet().stream()
            .max(Map.Entry.comparingByValue())
            .map(Map.Entry::getKey)
            .orElseThrow();
    return "%s in %s actions: most were taken at the step '%s' of the round '%s'"
        .formatted(what, actions, most, now.round().name());
  }

  private static boolean same(GameState one, GameState other) {
    return one.players().equals(other.players())
        && one.bank() == other.bank()
        && one.phase().equals(other.phase())
        && one.companies().equals(other.companies())
        && one.privates().equals(other.privates())
        && one.depot().equals(other.depot())
        && one.tokens().equals(other.tokens())
        && one.board().laid().equals(other.board().laid())
        && one.board().markers().equals(other.board().markers());
  }
}
